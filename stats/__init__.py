"""Measures and pictures of matches: what a log says, as data frames and figures."""
