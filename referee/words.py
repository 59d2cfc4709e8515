"""Reading the words of a line."""

from __future__ import annotations

import json
import re

from referee.cards import Card, CardError, Colour


class NotationError(ValueError):
    """A line that says no event; the message names what is wrong and what would be right."""


def quote(text: str) -> str:
    # JSON escapes \n and its like; these also end a line for some readers, and must not.
    quoted = json.dumps(text, ensure_ascii=False)
    return re.sub("[\x85\u2028\u2029]", lambda found: f"\\u{ord(found[0]):04x}", quoted)


def split_reason(line: str) -> tuple[str, str | None]:
    if '"' not in line:
        return line, None
    said, *rest = re.split(r'\swhy\s+"', line, maxsplit=1, flags=re.IGNORECASE)
    if not rest:
        return said, None
    (quoted,) = rest
    try:
        reason = json.loads(f'"{quoted.rstrip()}')
    except ValueError:
        raise NotationError(f'the reason must stand in quotes: why "…", not {quoted!r}') from None
    return said, str(reason)


def number(word: str, what: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= 6):
        raise NotationError(f"{what} must be a whole number, not {word!r}")
    return int(word)


def card(code: str) -> Card:
    try:
        return Card.read(code)
    except CardError as error:
        raise NotationError(str(error)) from None


def no_reason(reason: str | None, verb: str) -> None:
    if reason is not None:
        raise NotationError(f"a {verb} line gives no reason")


def nothing_after(words: list[str], verb: str) -> None:
    if words:
        raise NotationError(f"nothing comes after {verb}, not {' '.join(words)!r}")


def colour(letter: str) -> Colour:
    try:
        return Colour(letter.upper())
    except ValueError:
        raise NotationError(f"{letter!r} is no colour; they are {', '.join(Colour)}") from None


def cards(text: str) -> tuple[Card, ...]:
    return () if text == "-" else tuple(card(code) for code in text.split(","))


class Rest:
    """The words after the verb, taken one by one."""

    def __init__(self, words: list[str], verb: str) -> None:
        self._words = list(words)
        self._verb = verb

    def take(self, what: str) -> str:
        if not self._words:
            raise NotationError(f"after {self._verb} comes {what}")
        return self._words.pop(0)

    def skip(self, word: str) -> bool:
        """Whether this word comes next; it is taken if so."""
        found = bool(self._words) and self._words[0].lower() == word
        if found:
            self._words.pop(0)
        return found

    def maybe(self, word: str) -> int | None:
        return number(self.take(f"a number after {word}"), word) if self.skip(word) else None

    @property
    def more(self) -> bool:
        return bool(self._words)

    def then(self) -> tuple[Card, ...] | None:
        """The next cards of the draw pile, where they are told."""
        return cards(self.take("cards")) if self.skip("then") else None

    def end(self) -> None:
        nothing_after(self._words, self._verb)
