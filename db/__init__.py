"""The store: an append-only log, and what follows from it for lists and statistics."""

from db.names import same, tidy
from db.shapes import EntryInfo, Listed, Loaded, PlayerInfo, ProfileInfo, RulingInfo, Status
from db.store import Store, open_store
from db.trouble import (
    BackupTrouble,
    MergeTrouble,
    NameTrouble,
    NoSuchMatch,
    NoSuchPlayer,
    Stale,
    StoreTrouble,
)

__all__ = [
    "BackupTrouble",
    "EntryInfo",
    "Listed",
    "Loaded",
    "MergeTrouble",
    "NameTrouble",
    "NoSuchMatch",
    "NoSuchPlayer",
    "PlayerInfo",
    "ProfileInfo",
    "RulingInfo",
    "Stale",
    "Status",
    "Store",
    "StoreTrouble",
    "open_store",
    "same",
    "tidy",
]
