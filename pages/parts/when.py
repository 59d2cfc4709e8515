"""When something happened, in the reader's language and time zone."""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

import streamlit as st
from babel.dates import format_date, format_time

from pages.parts.say import language


def when(at: datetime) -> str:
    """The time of day, with the date unless it was today."""
    here = at.astimezone(ZoneInfo(st.context.timezone or "UTC"))
    clock = format_time(here, "short", locale=locale())
    if here.date() == datetime.now(here.tzinfo).date():
        return clock
    return f"{format_date(here, 'medium', locale=locale())}, {clock}"


def dated(at: datetime) -> str:
    """Day and time, for what will be read on another day."""
    here = at.astimezone(ZoneInfo(st.context.timezone or "UTC"))
    day, clock = (
        format_date(here, "long", locale=locale()),
        format_time(here, "short", locale=locale()),
    )
    return f"{day}, {clock}"


def day(at: datetime | date) -> str:
    here = at.astimezone(ZoneInfo(st.context.timezone or "UTC")) if isinstance(at, datetime) else at
    return str(format_date(here, "medium", locale=locale()))


def locale() -> str:
    # English without a country would be American, with the month first.
    return {"en": "en_GB"}.get(language(), language())
