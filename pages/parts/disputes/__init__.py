"""What people quarrel about, each as a small declarative value: which questions are asked, and how
their answers make a table and an event for the referee to judge."""

from __future__ import annotations

from pages.parts.disputes.calls import CHALLENGE_WILD, FIRST, UNO
from pages.parts.disputes.plays import EMPTY_PILE, LAST, PLAY, STACK, TWO
from pages.parts.disputes.things import BLOCK, SCALE

DISPUTES = {
    dispute.key: dispute
    for dispute in (
        PLAY,
        CHALLENGE_WILD,
        UNO,
        FIRST,
        LAST,
        TWO,
        EMPTY_PILE,
        STACK,
        SCALE,
        BLOCK,
    )
}
"""In the order in which they are offered."""
