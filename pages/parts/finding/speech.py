"""Words as people type them, brought to the form in which they are compared."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from unicodedata import combining, normalize

LEXICON = Path(__file__).with_name("lexicon.toml")

GAME, COLOUR = "game:", "colour:"
"""How the name of a game and of a colour begins; that of a face is its code."""

_TOKEN = re.compile(r"\+ ?\d(?!\d)|(?<!\d)\d ?\+|[a-z0-9]+")
_PART = re.compile(r"<[^>]+>|\S+")
_STEMMERS = {"en": "english", "it": "italian"}


@dataclass(frozen=True)
class Speech:
    """One language."""

    same: dict[str, str]
    """Words written in another way, numbers in digits."""
    silent: frozenset[str]
    stem: Callable[[str], str]

    def plain(self, text: str) -> list[str]:
        """
        >>> speech("it").plain("Perché c’è un Più quattro?")
        ['perche', 'c', 'e', 'un', 'piu', '4']
        """
        bare = "".join(it for it in normalize("NFKD", text.casefold()) if not combining(it))
        tokens = (token.replace(" ", "") for token in _TOKEN.findall(bare))
        return [
            f"+{token[0]}" if token.endswith("+") else self.same.get(token, token)
            for token in tokens
        ]

    def terms(self, named: Iterable[str]) -> list[str]:
        """What is compared: names as they are, of other words the stem."""
        return [
            word if word.startswith("<") else self.stem(word)
            for word in named
            if word not in self.silent
        ]


@cache
def speech(language: str) -> Speech:
    # Imported here, like all that only a search needs: no start of the app waits for it.
    from snowballstemmer import stemmer

    words = _lexicon()
    return Speech(
        same={word: str(it) for word, it in words["same"][language].items()},
        silent=frozenset(words["silent"][language].split()),
        stem=cache(stemmer(_STEMMERS[language]).stemWord),
    )


def named(words: Iterable[str]) -> list[str]:
    """Plain words, with a name in brackets in place of those that name something.

    >>> named(["can", "i", "play", "draw", "4", "on", "a", "red", "7"])
    ['<may_play>', '<W+4>', 'on', 'a', '<colour:R>', '<7>']
    """
    said = " ".join(words)
    for name, pattern in _names():
        said = pattern.sub(name, said)
    return _PART.findall(said)


def is_idea(name: str) -> bool:
    return name[1:-1] in _lexicon()["ideas"]


def name_words() -> set[str]:
    """The words, or beginnings of words, in the names of cards and colours."""
    words = _lexicon()
    said = " ".join((*words["faces"].values(), *words["colours"].values()))
    return set(re.findall(r"[a-z]{3,}", said))


@cache
def _lexicon() -> dict[str, dict[str, str]]:
    return tomllib.loads(LEXICON.read_text("utf-8"))


@cache
def _names() -> list[tuple[str, re.Pattern[str]]]:
    words = _lexicon()
    return [
        (f"<{kind}{name}>", re.compile(rf"(?<!\S)(?:{said.format(**words['pieces'])})(?!\S)"))
        for part, kind in (("ideas", ""), ("games", GAME), ("faces", ""), ("colours", COLOUR))
        for name, said in words[part].items()
    ]
