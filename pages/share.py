"""In and out: all that the sheet knows as files, and what others have written brought in."""

from __future__ import annotations

import streamlit as st

from pages.parts import backups, incoming, match_out, tables_out
from pages.parts.say import t


def main() -> None:
    st.title(t("nav-share"), anchor=False)
    with st.container(key="share"):
        st.markdown(f"#### {t('share-match')}")
        match_out.show()
        st.markdown(f"#### {t('share-tables')}")
        st.write(t("tables-about"))
        with st.container(horizontal=True):
            tables_out.of_all()
        st.markdown(f"#### {t('share-backup')}")
        backups.take_along()
        st.markdown(f"#### {t('share-bring')}")
        st.write(t("share-bring-about"))
        incoming.field()
        incoming.show()
        backups.kept()


main()
