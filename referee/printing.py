"""Which dark face is on the back of which light one, in one published printing of UNO Flip.

Players listed that deck card by card; another deck may be paired otherwise. So this is a hint for
a table that knows its deck to be that one, and nothing is ever judged by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from referee.cards import Card
from referee.events import Played, Started
from referee.judge import Step
from referee.options import WHOLE_PILE, Agreed
from referee.table import Phase

_PRINTED = """
    R1:P3,U2  R2:OR,U+5  R3:P7,WC  R4:OF,U+5  R5:P2,T5  R6:O9,PE  R7:O1,U5  R8:UR,T7
    R9:U5,TR  R+1:P3,P4  RS:O+5,W  RR:U3,T7  RF:P8,U3
    Y1:PE,W  Y2:T1,T8  Y3:P+5,U1  Y4:P+5,UF  Y5:U9,T8  Y6:OE,WC  Y7:O2,U6  Y8:O2,P1
    Y9:U4,T5  Y+1:P1,U8  YS:O3,TF  YR:TF,W  YF:O8,P4
    G1:O5,OF  G2:T+5,TE  G3:PF,U2  G4:P8,T9  G5:O7,T4  G6:P5,WC  G7:O6,T2  G8:PR,T9
    G9:O+5,PR  G+1:O6,T6  GS:O9,U4  GR:O1,P7  GF:T3,WC
    B1:UE,UE  B2:O8,P6  B3:U8,T2  B4:U1,T+5  B5:OR,P9  B6:UR,TE  B7:O3,OE  B8:T4,TR
    B9:O5,UF  B+1:P6,T6  BS:P9,T1  BR:O4,W  BF:U6,U7
    W:P5,PF,U7,T3  W+2:O4,O7,P2,U9
"""
"""Every light face and the backs of its copies."""


@cache
def rows() -> tuple[tuple[Card, Card], ...]:
    """The cards of the deck: light face, dark face."""
    told = (entry.split(":") for entry in _PRINTED.split())
    return tuple(
        (Card.read(light), Card.read(dark)) for light, behind in told for dark in behind.split(",")
    )


def backs(card: Card, side: str = "light") -> tuple[Card, ...]:
    """The other faces of all copies of a card that shows this on that side; none for a card that
    is not there.

    >>> [str(back) for back in backs(Card.read("R1"))]
    ['P3', 'U2']
    """
    if side == "light":
        return tuple(dark for light, dark in rows() if light == card)
    return tuple(light for light, dark in rows() if dark == card)


def hint(steps: Sequence[Step], agreed: Agreed | None = None) -> tuple[Card, ...]:
    """The faces that may lie on top after the next Flip, or after one whose face has not been
    read out yet; none where the log does not tell.

    The oldest discard comes up: the other face of the card that began the hand, and from the
    second Flip on the one before, as it was played. It holds while no discards were reshuffled.
    Where only the card on top is turned, it is the other face of that Flip itself.
    """
    whole_pile = (agreed or Agreed())[WHOLE_PILE] is True
    waiting: tuple[Card, ...] = ()
    coming: tuple[Card, ...] = ()
    for step in steps:
        turned = step.after.side != step.before.side
        if isinstance(step.event, Started) and not step.taken_back and whole_pile:
            coming = backs(step.event.cards[0], step.before.side)
        match step.event:
            case Started((card, *_)) | Played(card=card) if turned and whole_pile:
                waiting, coming = coming, (card,)
            case Started((card, *_)) | Played(card=card) if turned:
                waiting = backs(card, step.before.side)
    return waiting if steps and steps[-1].after.phase is Phase.REVEAL else coming
