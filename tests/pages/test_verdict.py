"""What a verdict says at one glance, and what it says to who asks why."""

from streamlit.testing.v1 import AppTest

from tests.pages.tables import html


def page(game: str, setting: list[str], line: str, language: str = "en", **options: str) -> AppTest:
    """The verdict on one line after others, among Ada, Bo, Carla and Dan; Ada begins."""

    def script(
        game: str, setting: list[str], line: str, language: str, options: dict[str, str]
    ) -> None:
        import streamlit as st

        from pages.parts import verdict
        from referee.games import GAMES
        from referee.hand import deal
        from referee.judge import Step, judge, step
        from referee.notation import read
        from referee.options import OPTIONS, Agreed

        st.session_state.language = language
        sheet = GAMES[game]
        agreed = Agreed.on(
            sheet.preset(None), {key: OPTIONS[key].read(value) for key, value in options.items()}
        )

        def again(agreed: Agreed) -> Step:
            table = deal(sheet, 4, 3)
            for told in setting:
                table = step(table, read(told), agreed).after  # type: ignore[arg-type]
            event = read(line)
            legal = judge(table, event, agreed).legal  # type: ignore[arg-type]
            return step(table, event, agreed, taken_back=not legal)  # type: ignore[arg-type]

        names = ["Ada", "<b>Bo</b>", "Carla", "Dan"]
        verdict.show(again(agreed), agreed, sheet, names, key="it", again=again)

    return AppTest.from_function(script, args=(game, setting, line, language, options)).run()


def test_one_glance_says_what_may_be_done_and_what_happens_next() -> None:
    shown = html(page("classic", ["start R5"], "0 plays R+2"))
    assert "verdict-legal" in shown
    assert "Allowed</h2>" in shown
    assert "<li>&lt;b&gt;Bo&lt;/b&gt; draws 2 and misses a turn</li>" in shown
    assert "<li>Then Carla plays, on red</li>" in shown


def test_every_answer_gives_its_rules_and_their_sources() -> None:
    shown = html(page("flip", ["start R5"], "0 plays B4"))
    assert "verdict-illegal" in shown
    assert "Same colour, same number or same symbol" in shown
    assert '<span class="tag tag-marquoir">Marquoir</span>' in shown
    assert "Uno Flip (Marquoir): 2 How to play" in shown


def test_a_wild_that_a_hidden_hand_may_forbid_stands_unless_challenged() -> None:
    shown = html(page("classic", ["start R5"], "0 plays W+4>B"))
    assert "verdict-contestable" in shown
    assert "Stands unless challenged</h2>" in shown


def test_a_challenge_says_who_was_right() -> None:
    setting = ["start R5", "0 plays W+4>B"]
    assert "The challenge is right</h2>" in html(page("classic", setting, "1 challenges: R2"))
    lost = html(page("classic", setting, "1 challenges: G2"))
    assert "verdict-illegal" in lost
    assert "The challenge fails</h2>" in lost


def test_the_answer_can_be_seen_under_another_reading_and_back() -> None:
    shown = page("classic", ["start R5", "0 plays R+2"], "2 plays RS", stacking="true")
    assert "Not allowed</h2>" in html(shown)
    switch = next(it for it in shown.radio if it.label == "Stacking draw cards")
    assert switch.options[0].startswith("Who is hit may lay another")
    switch.set_value("false").run()
    assert "Seen under another reading: Who is hit draws" in html(shown)
    assert "At this table: Not allowed" in html(shown)
    assert "Allowed</h2>" in html(shown)
    shown.radio[0].set_value("true").run()
    assert "Seen under" not in html(shown)


def test_a_reading_that_other_sheets_have_says_what_it_would_change() -> None:
    shown = page("flip", ["start R5"], "0 plays BR")
    assert not shown.radio
    shown = page("flip", ["start RR"], "3 plays BR")
    captions = [list(it.proto.captions) for it in shown.radio]
    assert any("then: Not allowed" in caption for it in captions for caption in it)


def test_a_verdict_in_italian() -> None:
    shown = html(page("classic", ["start R5"], "0 plays R+2", "it"))
    assert "Permesso</h2>" in shown
    assert "Poi gioca Carla, colore rosso" in shown
    assert "Una carta Pesca" in shown
