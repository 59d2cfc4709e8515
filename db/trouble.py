"""What the store may have to say instead of doing what it was asked."""
# ruff: noqa: N818

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from db.shapes import Loaded

Kind = Literal["newer", "locked", "read-only", "full", "not-a-database", "unreachable"]


class StoreTrouble(Exception):
    """The database cannot be used as it is. Nothing was written."""

    def __init__(self, kind: Kind, detail: str = "") -> None:
        super().__init__(f"{kind}: {detail}" if detail else kind)
        self.kind = kind


class Stale(Exception):
    """Somebody else was faster: the log is not as long as the one the event was meant for."""

    def __init__(self, loaded: Loaded) -> None:
        super().__init__(f"match {loaded.id} has {loaded.match.length} entries by now")
        self.loaded = loaded


class NoSuchMatch(LookupError):
    """No match has this id."""


class NoSuchPlayer(LookupError):
    """No player has this id."""


class NameTrouble(ValueError):
    """A name that cannot be used; the code says why: empty, long, control, taken, twice."""

    def __init__(self, code: Literal["empty", "long", "control", "taken", "twice"]) -> None:
        super().__init__(code)
        self.code = code


class MergeTrouble(ValueError):
    """Two players who cannot be one person; code "met": they sat in one match together."""

    def __init__(self, code: Literal["met"]) -> None:
        super().__init__(code)
        self.code = code


class BackupTrouble(ValueError):
    """A file that is no backup of ours, or cannot be one; nothing was changed."""

    def __init__(
        self, code: Literal["large", "foreign", "newer", "damaged"], detail: str = ""
    ) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail
