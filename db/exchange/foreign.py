"""Which app has written a file, and what it tells."""

from __future__ import annotations

import csv
import json

from pydantic import ValidationError

from db.exchange import bgstats_in, csv_in, scorepad_in, xml_in
from db.exchange.plays import Foreign
from db.restore import unpacked
from db.trouble import BackupTrouble


def read(content: bytes) -> Foreign:
    """Raises BackupTrouble for a file of an app that is not known here, and for a damaged one."""
    content = unpacked(content)
    try:
        found = _read(content)
    except ValidationError as error:
        fault = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(map(str, fault["loc"]))
        raise BackupTrouble("damaged", f"{where}: {fault['msg']}") from None
    except (ValueError, OverflowError, OSError, LookupError, RecursionError, csv.Error) as error:
        raise BackupTrouble("foreign", str(error)) from None
    if found is None:
        raise BackupTrouble("foreign")
    return found


def _read(content: bytes) -> Foreign | None:
    text = content.decode("utf-8-sig").lstrip()
    if text.startswith("<"):
        return xml_in.read(content)
    if not text.startswith("{"):
        return csv_in.read(text)
    told = json.loads(text)
    if {"plays", "players", "games"} <= told.keys():
        return bgstats_in.read(told)
    if {"games", "players"} <= told.keys():
        return scorepad_in.read(told)
    return None
