"""The parts of the statistics page: what is asked, how a figure is shown, and its three views."""
