"""The page that is asked: what it remembers, where a question is asked, how it is answered."""
