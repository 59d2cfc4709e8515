"""The least a Streamlit app can be."""

import streamlit as st

st.write("ready")
