"""Events as a table might come up with them: mostly sensible, sometimes wrong, rarely nonsense."""

from collections.abc import Callable
from random import Random

from referee.cards import Card, Colour
from referee.events import (
    Accepted,
    Advised,
    Called,
    Caught,
    Challenged,
    Deed,
    Drew,
    Dropped,
    Fell,
    Found,
    Kept,
    Named,
    PiledUp,
    Placed,
    Played,
    Pulled,
    Reshuffled,
    Revealed,
    Spilled,
    Started,
)
from referee.options import DISCARD_PILES, OPTIONS, Agreed, Value
from referee.table import Phase, Table


def some_options(chance: Random) -> dict[str, Value]:
    """A few house rules; the number of piles stays as the sheet has it."""
    keys = [key for key in OPTIONS if key != DISCARD_PILES.key]
    found: dict[str, Value] = {}
    for key in chance.sample(keys, 6):
        found[key] = chance.choice(list[Value](OPTIONS[key].values))
    return found


def likely(table: Table, agreed: Agreed, chance: Random) -> Deed:
    """An event that the phase suggests, by the seat in turn more often than not."""
    seat = table.turn if chance.random() < 0.85 else chance.choice(table.playing)
    if chance.random() < 0.12:
        return chance.choice(_ANY)(table, seat, chance)
    if table.game.levels:
        return chance.choice((_pull, _pull, _pull, _place))(table, seat, chance)
    if not table.piles and table.phase is Phase.PLAY:
        return Started(tuple(_card(table, chance) for _ in range(agreed[DISCARD_PILES])))
    return chance.choice(_BY_PHASE.get(table.phase, _ANY))(table, seat, chance)


def _card(table: Table, chance: Random) -> Card:
    return chance.choice(list(table.cards.deck))


def _cards(table: Table, chance: Random) -> tuple[Card, ...]:
    return tuple(chance.sample(list(table.cards.deck), chance.randrange(5)))


def _colour(table: Table, chance: Random) -> Colour:
    return chance.choice(table.cards.colours)


def _play(table: Table, seat: int, chance: Random) -> Deed:
    pile = chance.randrange(max(1, len(table.piles)))
    card = table.drawn or _card(table, chance)
    top = table.pile(pile)
    if top and chance.random() < 0.7:
        fitting = [it for it in table.cards.deck if it.wild or it.colour == top.colour]
        card = chance.choice(fitting or [card])
    other = table.game.other_side(table.side)
    turned = table.row(card).turns_over and chance.random() < 0.8
    revealed = chance.choice(list(other.deck)) if turned else None
    colour = _colour(table, chance) if card.wild else None
    target = chance.choice([None, *table.playing])
    return Played(seat, card, colour, pile, chance.random() < 0.2, revealed, target)


def _draw(table: Table, seat: int, chance: Random) -> Deed:
    return Drew(seat, _card(table, chance) if chance.random() < 0.7 else None)


def _challenge(table: Table, seat: int, chance: Random) -> Deed:
    shown = chance.choice([_cards(table, chance), *Found])
    return Challenged(seat, shown, chance.choice([None, _cards(table, chance)]))


def _accept(table: Table, seat: int, chance: Random) -> Deed:
    return Accepted(seat, chance.choice([None, _cards(table, chance)]))


def _name(table: Table, seat: int, chance: Random) -> Deed:
    return Named(seat, _colour(table, chance), chance.choice([None, 0, 1]))


def _reveal(table: Table, seat: int, chance: Random) -> Deed:
    card = _card(table, chance)
    return Revealed(card, seat, _colour(table, chance) if card.wild else None)


def _drop(table: Table, seat: int, chance: Random) -> Deed:
    return Dropped(seat, _card(table, chance), chance.random() < 0.3)


def _reshuffle(table: Table, seat: int, chance: Random) -> Deed:
    turned = tuple(_card(table, chance) for _ in range(max(1, len(table.piles))))
    return Reshuffled(turned, _colour(table, chance))


def _pull(table: Table, seat: int, chance: Random) -> Deed:
    block = _card(table, chance)
    top = table.pile(0)
    if top and chance.random() < 0.7:
        fitting = [it for it in table.cards.deck if it.wild or it.colour == top.colour]
        block = chance.choice(fitting or [block])
    colour = _colour(table, chance) if block.wild else None
    return Pulled(seat, block, chance.choice([None, 1, 14, 15, 20]), colour)


def _place(table: Table, seat: int, chance: Random) -> Deed:
    return Placed(seat, chance.choice([None, 15, 16, 17]))


def _yell(table: Table, seat: int, chance: Random) -> Deed:
    return PiledUp(seat, chance.choice(table.playing), _colour(table, chance))


Maker = Callable[[Table, int, Random], Deed]

_ANY: tuple[Maker, ...] = (
    _play,
    _draw,
    _challenge,
    _accept,
    _name,
    _reveal,
    _drop,
    _pull,
    _place,
    _yell,
    lambda table, seat, chance: Kept(seat),
    lambda table, seat, chance: Called(seat),
    lambda table, seat, chance: Caught(seat, chance.choice(table.playing)),
    lambda table, seat, chance: Spilled(seat),
    lambda table, seat, chance: Fell(seat),
    lambda table, seat, chance: Advised(seat),
    _reshuffle,
    lambda table, seat, chance: Started((_card(table, chance),)),
    lambda table, seat, chance: Kept(seat + 8),
)

_BY_PHASE: dict[Phase, tuple[Maker, ...]] = {
    Phase.PLAY: (_play, _play, _play, _draw),
    Phase.DRAWN: (_play, lambda table, seat, chance: Kept(seat)),
    Phase.CHALLENGE: (_accept, _challenge),
    Phase.COLOUR: (_name,),
    Phase.REVEAL: (_reveal,),
    Phase.TILT: (_drop,),
}
