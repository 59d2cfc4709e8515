"""Play along: a hand logged as it is played, on the tablet in the middle of the table."""
