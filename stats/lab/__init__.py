"""What another rule would do to an evening: two sets of options, played by chance many times over.

Nothing is imported here: a computer that only plays hands needs neither NumPy nor the engine.
"""
