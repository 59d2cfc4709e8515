"""Rules that several games share, in the order of the leaflet."""
