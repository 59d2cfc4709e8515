"""The rule book: a game's sheet in order of play, drawn from the texts and tables that judge."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import streamlit as st
from markupsafe import Markup

from pages.parts.citations import point, tags
from pages.parts.rulebook import card_table, questions
from pages.parts.say import language, t
from referee import sheets
from referee.agreement import agreed_on
from referee.cited import Rule
from referee.events import Options
from referee.game import Game
from referee.games import GAMES
from referee.options import Agreed

CSS = Path(__file__).with_name("rulebook.css")
ANCHOR = "rule-"
"""What every rule's anchor begins with, before its id."""
ASKED = "rulebook-asked"
"""How often a rule has been asked for in this session."""
Section = tuple[str, str, Markup]
"""Its anchor, its title, and what it says."""


@st.cache_data(max_entries=64, show_spinner=False)
def book(game: str, language_code: str, options: Options | None) -> str:
    """All of a game's sheet as HTML, in the session's language; `options` of the match it is
    opened for."""
    told = GAMES[game]
    agreed = None if options is None else agreed_on(options, told)
    sections = list(_sections(told, agreed))
    asked = questions.answered(told, options or ())
    last = next(at for at, (anchor, *_) in enumerate(sections) if anchor == "part-about")
    sections.insert(last, ("part-asked", t("rules-asked"), asked))
    contents = Markup("").join(
        Markup('<li><a href="#{}">{}</a></li>').format(anchor, title)
        for anchor, title, _ in sections
    )
    body = Markup("").join(
        Markup('<section><h2 id="{}">{}</h2>{}</section>').format(*it) for it in sections
    )
    return str(
        Markup(
            '<div class="rulebook"><details class="contents"><summary>{0}</summary><ol>{1}</ol>'
            '</details><nav aria-label="{0}"><ol>{1}</ol></nav><div class="sheet">{2}</div></div>'
        ).format(t("rules-contents"), contents, body)
    )


def _sections(game: Game, agreed: Agreed | None) -> Iterator[Section]:
    """The parts of the sheet, with the table of cards after the turn."""
    rules = sheets.sheet(game)
    beside = sheets.disputed(game)

    def told(rule: Rule, anchor: bool = True) -> Markup:
        points = Markup("").join(point(note, game, agreed) for note in beside[rule.key])
        name = Markup(' id="{}"').format(ANCHOR + rule.key) if anchor else ""
        return Markup('<article class="rule"{}><p>{}</p>{}{}</article>').format(
            name, rule.says[language()], tags(rule, game), points
        )

    for part, title in sheets.parts().items():
        own = [told(it) for it in rules if it.part == part]
        if part == "two":
            own += [told(it, anchor=False) for it in rules if it.two]
        if part == "origins":
            own.append(_sources(rules, game))
        if own:
            yield f"part-{part}", title[language()], Markup("").join(own)
        if part == "turn":
            yield (
                "part-table",
                t(f"rules-table-{'cards' if game.scored else 'blocks'}"),
                (card_table.tables(game, agreed or Agreed(game.presets[0].values))),
            )


def _sources(rules: list[Rule], game: Game) -> Markup:
    """The sources that this sheet names, each with what it is."""
    found = {it.key: it for rule in rules for it, _ in sheets.places(rule, game)}
    items = Markup("").join(
        Markup('<dt><span class="tag tag-{}">{}</span> {}</dt><dd>{}</dd>').format(
            it.key,
            it.tag[language()],
            f"{it.name}, {it.year}" if it.year else it.name,
            it.says[language()],
        )
        for it in sheets.sources().values()
        if it.key in found
    )
    return Markup('<dl class="sources">{}</dl>').format(items)


def find(rule: str, game: Game) -> None:
    """Brings a rule of the page into sight, or what the address ends in, once both are drawn."""
    known = ANCHOR + rule if rule in {it.key for it in sheets.sheet(game)} else ""
    script = _FIND.replace("RULE", known).replace("TIMES", str(st.session_state.get(ASKED, 0)))
    st.html(f"<script>{script}</script>", unsafe_allow_javascript=True)


# A block, for each script of a page shares its names with the others. Asked for once more it is
# another script: the same one would not be run again.
_FIND = """{ // TIMES
  const wanted = "RULE" || decodeURIComponent(location.hash.slice(1));
  let touched = false;
  for (const by of ["pointerdown", "wheel", "keydown"])
    addEventListener(by, () => { touched = true; }, { once: true, passive: true });
  // What is drawn late above it moves it: until then, or until somebody reads on.
  const stay = (found, times) => {
    if (touched || !times) return;
    found.scrollIntoView();
    setTimeout(stay, 50, found, times - 1);
  };
  const look = (tries) => {
    const found = wanted && document.getElementById(wanted);
    if (found) {
      document.querySelector(".found")?.classList.remove("found");
      found.classList.add("found");
      stay(found, 20);
      found.tabIndex = -1;
      found.focus({ preventScroll: true });
    } else if (wanted && tries) setTimeout(look, 50, tries - 1);
  };
  look(60);
}"""
