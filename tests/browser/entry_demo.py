"""The hand entry on a page of its own, with made-up matches; the address says which.

`?table=four&answer=ok`: `table` is a key of TABLES or a number of players; `mode=correct`;
`answer` is what the first save is told: ok, problems, stale, silent (nothing is stored and nothing
answered) or lost (stored, but not answered). `match` keeps what was saved apart from other tests'.
"""

import json
import sys
from pathlib import Path
from typing import Any

import streamlit as st

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from pages.parts.entry import ENTRY_TEXTS, bring, mount  # noqa: E402
from pages.parts.say import text  # noqa: E402

asked = st.query_params
COLOURS = ["#D55E00", "#0072B2", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#882255", "#117733"]
SYMBOLS = ["circle", "triangle", "square", "diamond", "star", "plus", "cross", "pentagon"]
COLOURS += ["#999933", "#AA4499"]
SYMBOLS += ["hexagon", "drop"]
TABLES = {
    "four": ["Ada", "Bo", "Carla", "Dan"],
    "names": ["Maximiliane-Charlotte von Hohenfels-Rode", "نور الهدى", "さくらこ", "<b>Bo</b>"],
    "ten": [
        "Ada",
        "Bo",
        "Carla",
        "Dan",
        "Eleonora",
        "Ferdinand",
        "نور",
        "さくら",
        "Ivo",
        "Josephine-Marie",
    ],
}
NUMBERS = [(str(n), str(n), n, 8, False, str(n)) for n in range(1, 10)]
LIGHT = [
    *NUMBERS,
    ("+1", "Draw One", 10, 8, True, "d"),
    ("R", "Reverse", 20, 8, False, "r"),
    ("S", "Skip", 20, 8, False, "s"),
    ("F", "Flip", 20, 8, False, "f"),
    ("W", "Wild", 40, 4, False, "w"),
    ("W+2", "Wild Draw Two", 50, 4, True, "x"),
]
DARK = [
    *NUMBERS,
    ("+5", "Draw Five", 20, 8, True, "d"),
    ("R", "Reverse", 20, 8, False, "r"),
    ("E", "Skip Everyone", 30, 8, False, "e"),
    ("F", "Flip", 20, 8, False, "f"),
    ("W", "Wild", 40, 4, False, "w"),
    ("WC", "Wild Draw Colour", 60, 4, True, "c"),
]
KEYS = ("face", "name", "points", "copies", "draws", "hotkey")
ENTERED = {
    "side": "dark",
    "out": 0,
    "last": None,
    "left": {"1": {"cards": ["7", "7", "E"]}, "2": {"sum": "12+11"}, "3": {"off": True}},
    "fell": None,
    "won": None,
}


@st.cache_resource
def told() -> dict[str, list[dict[str, Any]]]:
    """What was saved, by match; it outlives a reload as a database would."""
    return {}


def texts() -> dict[str, str]:
    lang = asked.get("lang", "en")
    return {
        key: text(lang, f"entry-{key}", **{name: f"{{{name}}}" for name in names})
        for key, names in ENTRY_TEXTS.items()
    }


def side(key: str, label: str, value: int, faces: list[tuple[Any, ...]]) -> dict[str, Any]:
    rows = [dict(zip(KEYS, face, strict=True)) for face in faces]
    return {"key": key, "label": label, "value": value, "faces": rows}


def players() -> list[dict[str, Any]]:
    table = asked.get("table", "four")
    names = TABLES.get(table) or TABLES["ten"][: int(table)]
    looks = zip(names, COLOURS, SYMBOLS, strict=False)
    return [
        {"seat": seat, "name": name, "colour": colour, "symbol": symbol}
        for seat, (name, colour, symbol) in enumerate(looks)
    ]


def saved() -> list[dict[str, Any]]:
    return told().setdefault(asked.get("match", "k3f9ab"), [])


def answer_to(sent: dict[str, Any]) -> dict[str, Any] | None:
    """What the app says to one save, and whether it keeps it."""
    how = asked.get("answer", "ok") if sent["try"] == 1 else "ok"
    answer = {"token": sent["token"], "try": sent["try"]}
    if how == "problems":
        return {**answer, "problems": [{"seat": 2, "text": "Carla: the app is not convinced"}]}
    if how == "stale":
        text = "Hand 7 was just saved on another device: Ada +87"
        return {**answer, "stale": {"text": text, "hand": 8, "after": 24}}
    if how != "silent" and all(one["token"] != sent["token"] for one in saved()):
        saved().append(sent)
    return None


def on(trigger: str) -> None:
    sent = st.session_state["entry"][trigger]
    counts = st.session_state.setdefault("sent", [])
    counts.append(sent["token"])
    st.session_state["answer"] = answer_to({"trigger": trigger, **sent})


mode = asked.get("mode", "new")
scored = asked.get("table") != "tower" and asked.get("rounds") is None
done = [] if asked.get("answer") == "lost" else [one["token"] for one in saved()]
data = {
    "match": asked.get("match", "k3f9ab"),
    "mode": mode,
    "hand": 2 if mode == "correct" else 7 + len(done),
    "after": 23 + len(done),
    "scored": scored,
    "collects": asked.get("collects") != "no",
    "sides": [side("light", "Light side", 1280, LIGHT), side("dark", "Dark side", 1480, DARK)],
    "side": "dark" if "dark" in asked else "light",
    "players": players(),
    "texts": texts(),
    "saved": done,
    "answer": st.session_state.get("answer"),
    "entered": ENTERED if mode == "correct" else None,
    "who": None,
    "reasons": ["Miscounted", "Wrong player", "Entered twice"],
}
bring()
mount(data, key="entry", on_save=lambda: on("save"), on_strike=lambda: on("strike"))
st.session_state["runs"] = st.session_state.get("runs", 0) + 1
st.button("Run again")
echo = {
    "stored": len(saved()),
    "saved": saved(),
    "sent": st.session_state.get("sent", []),
    "runs": st.session_state["runs"],
}
st.code(json.dumps(echo))
