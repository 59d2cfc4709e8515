"""Which app has written a file, and what it tells."""

from __future__ import annotations

import csv
from codecs import BOM_UTF16_BE, BOM_UTF16_LE

from pydantic import ValidationError
from pydantic_core import from_json

from db import restore
from db.backup import Backup
from db.exchange import bgstats_in, csv_in, scorepad_in, xml_in
from db.exchange.plays import Foreign
from db.trouble import BackupTrouble


def brought(content: bytes) -> Backup | Foreign:
    """A backup of ours, or another app's file; raises BackupTrouble."""
    try:
        return restore.read(content)
    except BackupTrouble as problem:
        if problem.code != "foreign":
            raise
    return read(content)


def read(content: bytes) -> Foreign:
    """Raises BackupTrouble for a file of an app that is not known here, and for a damaged one."""
    content = restore.unpacked(content)
    try:
        found = _read(content)
    except ValidationError as error:
        raise BackupTrouble("damaged", restore.first_fault(error)) from None
    except UnicodeDecodeError:  # a picture, say: at which byte helps nobody
        raise BackupTrouble("foreign") from None
    except (ValueError, OverflowError, OSError, LookupError, RecursionError, csv.Error) as error:
        raise BackupTrouble("foreign", str(error)) from None
    if found is None:
        raise BackupTrouble("foreign")
    return found


def _read(content: bytes) -> Foreign | None:
    # Spreadsheets write UTF-16 where they are asked for "Unicode".
    wide = content.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    text = content.decode("utf-16" if wide else "utf-8-sig").lstrip()
    if text.startswith("<"):
        return xml_in.read(content)
    if not text.startswith("{"):
        return csv_in.read(text)
    told = from_json(text, allow_inf_nan=False)
    if {"plays", "players", "games"} <= told.keys():
        return bgstats_in.read(told)
    if {"games", "players"} <= told.keys():
        return scorepad_in.read(told)
    return None
