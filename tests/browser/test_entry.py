"""Entering a hand by tapping: every tap counts, and undo takes it back."""

from playwright.sync_api import expect

from tests.browser.entry_page import Opened, chip, fill_in, key, primary, saved, status
from tests.browser.table import count_taps, taps

# What a browser makes of fast fingers: a click after each tap, none after taps that overlap.
FAST_FINGERS = """async () => {
  const hosts = [...document.querySelectorAll('*')].filter((one) => one.shadowRoot);
  const root = hosts.find((one) => one.shadowRoot.querySelector('.entry')).shadowRoot;
  const pad = root.querySelector('.keypad:not([hidden])');
  const keys = ['1', '2', '3'].map((face) => pad.querySelector(`[data-face="${face}"]`));
  const at = (key) => {
    const { x, y } = key.getBoundingClientRect();
    return { clientX: x + 9, clientY: y + 9, bubbles: true, composed: true, button: 0 };
  };
  const point = (key, kind, pointerId) => key.dispatchEvent(
    new PointerEvent(kind, { ...at(key), pointerId, pointerType: 'touch' }));
  for (let round = 0; round < 4; round++) {
    for (const [number, key] of keys.entries()) {
      point(key, 'pointerdown', number);
      point(key, 'pointerup', number);
      key.dispatchEvent(new MouseEvent('click', { ...at(key), detail: 1 }));
      await new Promise((go) => setTimeout(go, 5));
    }
  }
  point(keys[0], 'pointerdown', 1);
  point(keys[1], 'pointerdown', 2);
  point(keys[0], 'pointerup', 1);
  point(keys[1], 'pointerup', 2);
}"""


def test_four_players_with_fifteen_cards_take_nineteen_taps(entry: Opened) -> None:
    page = entry()
    count_taps(page)
    chip(page, "Ada").tap()
    for cards in (
        ("7", "7", "E", "1", "2"),
        ("9", "WC", "5", "5", "5"),
        ("F", "R", "+5", "W", "3"),
    ):
        if cards[0] != "7":
            primary(page).tap()
        for face in cards:
            key(page, face).tap()
    expect(primary(page)).to_have_text("Save · Ada +234")
    primary(page).tap()
    [sent] = saved(page)
    assert taps(page) == 19
    assert (sent["out"], sent["side"], sent["hand"], sent["after"]) == (0, "dark", 7, 23)
    assert sent["left"] == {
        "1": {"cards": ["7", "7", "E", "1", "2"]},
        "2": {"cards": ["9", "WC", "5", "5", "5"]},
        "3": {"cards": ["F", "R", "+5", "W", "3"]},
    }
    expect(status(page)).to_have_text("Hand 7 is saved.")
    expect(page.locator(".title")).to_have_text("Hand 8")
    expect(page.locator(".asked")).to_have_text("Who went out?")


def test_taps_five_milliseconds_apart_all_count_once(entry: Opened) -> None:
    page = entry()
    chip(page, "Ada").tap()
    page.evaluate(FAST_FINGERS)
    expect(chip(page, "Bo")).to_contain_text("14 cards · 27")


def test_a_finger_that_scrolls_lays_no_card(entry: Opened) -> None:
    page = entry("table=ten")
    chip(page, "Ada").tap()
    place = key(page, "8").bounding_box()
    assert place is not None
    x, y = place["x"] + 9, place["y"] + 9
    finger = page.context.new_cdp_session(page)
    for moved in range(0, 130, 10):
        kind = "touchMove" if moved else "touchStart"
        points = [{"x": x, "y": y - moved}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("document.querySelector('[data-testid=stMain]').scrollTop > 50")
    expect(chip(page, "Bo")).to_contain_text("–")


def test_undo_goes_back_step_by_step_to_the_start(entry: Opened) -> None:
    page = entry()
    undo = page.get_by_role("button", name="Undo")
    fill_in(page)
    undo.tap()
    expect(chip(page, "Dan")).to_contain_text("–")
    undo.tap()
    expect(chip(page, "Carla")).to_contain_text("–")
    expect(chip(page, "Carla")).to_have_attribute("aria-pressed", "true")
    page.locator("input.sum").press_sequentially("12+11")
    undo.tap()
    expect(page.locator("input.sum")).to_have_value("")
    undo.tap()
    undo.tap()
    expect(page.locator(".asked")).to_have_text("Who went out?")
    expect(undo).to_be_hidden()


def test_clear_empties_one_player_and_undo_brings_the_cards_back(entry: Opened) -> None:
    page = entry()
    chip(page, "Ada").tap()
    key(page, "7").tap()
    page.get_by_role("button", name="Clear").tap()
    expect(chip(page, "Bo")).to_contain_text("–")
    page.get_by_role("button", name="Undo").tap()
    expect(chip(page, "Bo")).to_contain_text("1 card · 7")


def test_a_tap_on_a_laid_card_takes_one_off_and_its_neighbours_stay(entry: Opened) -> None:
    page = entry()
    chip(page, "Ada").tap()
    for face in ("7", "E"):
        key(page, face).tap()
    seven = page.get_by_role("button", name="Take one 7 off, 1 laid")
    place = seven.bounding_box()
    assert place is not None
    seven.tap()
    page.touchscreen.tap(place["x"] + 9, place["y"] + 9)
    expect(chip(page, "Bo")).to_contain_text("1 card · 30")


def test_a_face_is_greyed_with_the_reason_when_the_deck_holds_no_more(entry: Opened) -> None:
    page = entry()
    chip(page, "Ada").tap()
    key(page, "WC").tap()
    key(page, "WC").tap()
    primary(page).tap()
    key(page, "WC").tap()
    key(page, "WC").tap()
    expect(key(page, "WC")).to_have_attribute("aria-disabled", "true")
    key(page, "WC").tap(force=True)
    expect(status(page)).to_have_text("No more Wild Draw Colour: the deck has 4, all are laid.")
    expect(chip(page, "Carla")).to_contain_text("2 cards · 120")


def test_saving_with_blanks_names_each_and_moves_to_the_first(entry: Opened) -> None:
    page = entry("collects=no", "laptop")
    chip(page, "Bo").click()
    for _ in range(2):
        primary(page).click()
    expect(primary(page)).to_have_text("Next: Ada")
    key(page, "7").click()
    chip(page, "Ada").click()
    key(page, "5").click()
    primary(page).click()
    expect(primary(page)).to_have_text("Save · Ada 5, Dan 7")
    primary(page).click()
    expect(page.locator(".hand .problem")).to_have_text("Carla: nothing entered yet")
    expect(chip(page, "Carla")).to_have_attribute("aria-pressed", "true")
    key(page, "1").click()
    expect(page.locator(".hand .problem")).to_be_hidden()
    expect(primary(page)).to_have_text("Save · Ada 5, Carla 1, Dan 7")


def test_turning_the_side_keeps_what_both_sides_have_and_names_the_rest(entry: Opened) -> None:
    page = entry()
    chip(page, "Ada").tap()
    for face in ("7", "E", "E", "R"):
        key(page, face).tap()
    page.get_by_role("button", name="Light side").tap()
    expect(status(page)).to_have_text(
        "Light side has no room for Bo: Skip Everyone ×2. Undo brings it back."
    )
    expect(chip(page, "Bo")).to_contain_text("2 cards · 27")
    page.get_by_role("button", name="Undo").tap()
    expect(chip(page, "Bo")).to_contain_text("4 cards · 87")


def test_who_went_out_can_be_changed_and_holds_no_cards(entry: Opened) -> None:
    page = entry()
    fill_in(page)
    page.get_by_role("button", name="Change", exact=True).tap()
    chip(page, "Bo").tap()
    expect(status(page)).to_contain_text("Bo went out: the cards entered are set aside.")
    expect(page.locator(".asked")).to_have_text("Bo went out")
    primary(page).tap()
    expect(chip(page, "Ada")).to_have_attribute("aria-pressed", "true")
    key(page, "3").tap()
    expect(primary(page)).to_have_text("Save · Bo +20")


def test_a_draw_card_played_last_asks_for_the_cards_drawn(entry: Opened) -> None:
    page = entry()
    fill_in(page)
    page.get_by_role("button", name="Draw Five", exact=True).tap()
    primary(page).tap()
    expect(page.locator(".last .problem")).to_be_visible()
    page.get_by_role("checkbox").tap()
    primary(page).tap()
    [sent] = saved(page)
    assert sent["last"] == "+5"


def test_a_player_who_sat_out_is_sent_as_such(entry: Opened) -> None:
    page = entry()
    fill_in(page)
    page.get_by_role("button", name="Sat out").tap()
    expect(chip(page, "Dan")).to_contain_text("sat out")
    primary(page).tap()
    [sent] = saved(page)
    assert sent["left"]["3"] == {"off": True}
