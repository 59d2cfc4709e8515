"""Files for other programs, and what other programs' files tell: pure readers and writers."""
