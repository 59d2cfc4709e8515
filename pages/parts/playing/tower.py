"""The tower of UNO Stacko as it stands: its complete levels and the one above them."""

from __future__ import annotations

from markupsafe import Markup

from pages.parts.say import t
from referee.table import Table

WIDTH, HEIGHT, GAP = 96, 7, 1


def tower(table: Table) -> Markup:
    if table.levels is None:
        return Markup("")
    whole, over = table.levels
    rows = [_level(number, 3, whole) for number in range(whole)]
    if over:
        rows.append(_level(whole, over, whole))
    tall = (whole + 1) * (HEIGHT + GAP)
    label = t("play-tower", levels=whole, blocks=over)
    fallen = Markup(' class="fallen"') if table.loser is not None else ""
    return Markup(
        '<figure class="tower"><svg viewBox="0 0 {} {}" role="img" aria-label="{}"{}>{}</svg>'
        "<figcaption>{}</figcaption></figure>"
    ).format(WIDTH, tall, label, fallen, Markup("").join(rows), label)


def _level(number: int, blocks: int, whole: int) -> Markup:
    """Levels lie crosswise: one shows the ends of its three blocks, the next one long side."""
    y = (whole - number) * (HEIGHT + GAP)
    across = number % 2 == 0
    width = (WIDTH - 2 * GAP) / 3
    if not across:
        return Markup('<rect x="0" y="{}" width="{}" height="{}" rx="1.5"/>').format(
            y, WIDTH, HEIGHT
        )
    return Markup("").join(
        Markup('<rect x="{:.1f}" y="{}" width="{:.1f}" height="{}" rx="1.5"/>').format(
            at * (width + GAP), y, width, HEIGHT
        )
        for at in range(blocks)
    )
