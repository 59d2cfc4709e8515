"""What people may be called, and when two names are the same."""

from __future__ import annotations

from unicodedata import category, normalize

from db.trouble import NameTrouble

LONGEST = 40
"""Characters as people see them."""

_MOST = 4 * LONGEST
"""Code points: enough for every script and for emoji, too few for towers of accents."""

# They turn the text around them, so one name could garble a whole row of the sheet.
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def tidy(name: str) -> str:
    """The name in composed form (NFC) with single spaces; raises NameTrouble.

    >>> tidy("  Ada \\n Lovelace ")
    'Ada Lovelace'
    """
    text = " ".join(normalize("NFC", name).split())
    if any(category(char) in ("Cc", "Cs") or char in _TURNING for char in text):
        raise NameTrouble("control")
    seen = sum(not _rides_along(char) for char in text)
    if all(_rides_along(char) or char in _BLANK or char == " " for char in text):
        raise NameTrouble("empty")
    if seen > LONGEST or len(text) > _MOST:
        raise NameTrouble("long")
    return text


def same(name: str, other: str) -> bool:
    """Whether people would take both for one name.

    >>> same("JOSE\u0301  Ruiz", "José ruiz"), same("Jose", "José")
    (True, False)
    """
    return folded(name) == folded(other)


def folded(name: str) -> str:
    """The name without case, width, spacing and invisible characters: a key, never shown.

    Compatibility caseless matching of the Unicode standard, chapter 3.13, D146.
    """
    seen = "".join(char for char in name if not _invisible(char))
    for _ in range(2):
        seen = normalize("NFKD", normalize("NFD", seen).casefold())
    return " ".join(seen.split())


def order(name: str) -> tuple[str, str]:
    """A sort key as in an index of names: letters first, then their accents."""
    key = folded(name)
    return "".join(char for char in key if not category(char).startswith("M")), key


def _rides_along(char: str) -> bool:
    """Combining marks and joiners take no room of their own."""
    return category(char).startswith("M") or category(char) == "Cf"


def _invisible(char: str) -> bool:
    return category(char) == "Cf" or "\ufe00" <= char <= "\ufe0f"
