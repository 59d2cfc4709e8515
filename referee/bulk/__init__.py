"""Self-play in bulk: whole hands by the same rules, fast because verdicts are not kept.

>>> from random import Random
>>> from referee import GAMES, Agreed
>>> book = Book(GAMES["classic"], 4, Agreed({"stacking": True}))
>>> chance = Random(1)
>>> won = [0] * 4
>>> for number in range(100):
...     result = RandomHand(book, dealer=number % 4, chance=chance).play()
...     won[result.out] += 1
>>> sum(won)
100
"""

from referee.bulk.book import Book
from referee.bulk.hand import OpenHand, dealt
from referee.bulk.players import MANNERS, PLAIN, Manners, RandomHand

__all__ = ["MANNERS", "PLAIN", "Book", "Manners", "OpenHand", "RandomHand", "dealt"]
