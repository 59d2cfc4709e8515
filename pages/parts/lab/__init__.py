"""The house-rule lab: what is to be compared, how far it is, what came of it."""
