"""Nothing entered is lost, nothing is saved twice, whatever the app answers or does not."""

from playwright.sync_api import expect

from tests.browser.entry_page import Opened, chip, echo, fill_in, key, primary, saved, status


def test_a_double_tap_on_save_sends_once(entry: Opened) -> None:
    page = entry()
    fill_in(page)
    primary(page).dblclick(delay=0)
    saved(page)
    assert len(echo(page)["sent"]) == 1


def test_a_half_entered_hand_outlives_a_reload(entry: Opened) -> None:
    page = entry()
    chip(page, "Ada").tap()
    for face in ("7", "7", "E"):
        key(page, face).tap()
    primary(page).tap()
    page.locator("input.sum").fill("12+")
    page.reload()
    expect(chip(page, "Bo")).to_contain_text("3 cards · 44")
    expect(page.locator("input.sum")).to_have_value("12+")
    expect(chip(page, "Carla")).to_have_attribute("aria-pressed", "true")
    expect(status(page)).to_have_text("Your entry is still here.")


def test_a_run_of_the_script_does_not_disturb_what_is_being_typed(entry: Opened) -> None:
    page = entry("", "laptop")
    chip(page, "Ada").click()
    page.locator("input.sum").fill("12")
    runs = echo(page)["runs"]
    page.get_by_role("button", name="Run again").evaluate("(button) => button.click()")
    expect(page.get_by_test_id("stCode")).to_contain_text(f'"runs": {runs + 1}')
    page.keyboard.type("+5")
    expect(page.locator("input.sum")).to_have_value("12+5")
    expect(chip(page, "Bo")).to_contain_text("= 17")


def test_a_hand_saved_elsewhere_meanwhile_is_shown_and_this_one_kept(entry: Opened) -> None:
    page = entry("answer=stale")
    fill_in(page)
    primary(page).tap()
    expect(page.locator(".panel")).to_contain_text("Hand 7 was just saved on another device")
    page.reload()
    expect(page.locator(".panel")).to_contain_text("Hand 7 was just saved on another device")
    page.get_by_role("button", name="Save mine as hand 8").tap()
    [sent] = saved(page)
    assert (sent["hand"], sent["after"], sent["try"]) == (8, 24, 2)


def test_an_entry_thrown_away_can_be_brought_back(entry: Opened) -> None:
    page = entry("answer=stale")
    fill_in(page)
    primary(page).tap()
    page.get_by_role("button", name="Throw mine away").tap()
    expect(page.locator(".asked")).to_have_text("Who went out?")
    page.get_by_role("button", name="Bring it back").tap()
    expect(chip(page, "Dan")).to_contain_text("1 card · 9")


def test_throwing_away_takes_a_second_tap(entry: Opened) -> None:
    page = entry()
    chip(page, "Ada").tap()
    page.get_by_role("button", name="Throw this entry away").tap()
    expect(page.locator(".asked")).to_have_text("Ada went out")
    page.get_by_role("button", name="Tap again to throw it away").tap()
    expect(page.locator(".asked")).to_have_text("Who went out?")
    page.reload()
    expect(page.locator(".asked")).to_have_text("Who went out?")


def test_problems_from_the_app_stand_at_the_player_until_changed(entry: Opened) -> None:
    page = entry("answer=problems")
    fill_in(page)
    primary(page).tap()
    expect(page.locator(".hand .problem")).to_have_text("Carla: the app is not convinced")
    expect(chip(page, "Carla")).to_have_attribute("aria-pressed", "true")
    key(page, "1").tap()
    expect(page.locator(".hand .problem")).to_be_hidden()
    primary(page).tap()
    [sent] = saved(page)
    assert sent["try"] == 2


def test_an_unanswered_save_is_kept_and_sent_again_with_the_same_token(entry: Opened) -> None:
    page = entry("answer=silent")
    fill_in(page)
    primary(page).tap()
    expect(primary(page)).to_have_text("Saving…")
    expect(status(page)).to_have_text(
        "No answer from the app yet. What you entered is kept.", timeout=8000
    )
    primary(page).tap()
    [sent] = saved(page)
    assert set(echo(page)["sent"]) == {sent["token"]}


def test_a_hand_whose_answer_was_lost_is_done_after_a_reload(entry: Opened) -> None:
    page = entry("answer=lost")
    fill_in(page)
    primary(page).tap()
    saved(page)
    expect(primary(page)).to_have_text("Saving…")
    page.goto(page.url.replace("answer=lost", "answer=ok"))
    expect(page.locator(".title")).to_have_text("Hand 8")
    expect(page.locator(".asked")).to_have_text("Who went out?")


def test_two_tabs_save_one_entry_once(entry: Opened) -> None:
    page = entry()
    fill_in(page)
    other = page.context.new_page()
    other.goto(page.url)
    expect(primary(other)).to_have_text("Save · Ada +24")
    primary(other).tap()
    saved(other)
    primary(page).tap()
    saved(page)
    expect(page.locator(".asked")).to_have_text("Who went out?")
