"""The rule sheets once more, slow and in other words, to hold the referee against.

It knows cards as text and points as lists, and looks at every hand from the beginning again.
"""

from collections.abc import Sequence

# Face, how many of it in the whole deck, and its points, as printed on the sheets.
SHEETS = {
    ("classic", "light"): """
        0x4=0 1x8=1 2x8=2 3x8=3 4x8=4 5x8=5 6x8=6 7x8=7 8x8=8 9x8=9
        +2x8=20 Rx8=20 Sx8=20 Wx4=50 W+4x4=50""",
    ("flip", "light"): """
        1x8=1 2x8=2 3x8=3 4x8=4 5x8=5 6x8=6 7x8=7 8x8=8 9x8=9
        +1x8=10 Rx8=20 Sx8=20 Fx8=20 Wx4=40 W+2x4=50""",
    ("flip", "dark"): """
        1x8=1 2x8=2 3x8=3 4x8=4 5x8=5 6x8=6 7x8=7 8x8=8 9x8=9
        +5x8=20 Rx8=20 Ex8=30 Fx8=20 Wx4=40 WCx4=60""",
    ("tippo", "light"): """
        0x4=0 1x8=1 2x8=2 3x8=3 4x8=4 5x8=5 6x8=6 7x8=7 8x8=8 9x8=9
        +2x8=20 Rx8=20 Sx8=20 Wx4=50 W+4x4=50 WTx4=50""",
    ("stacko", "light"): "1x8=0 2x8=0 3x8=0 4x8=0 +2x4=0 Rx4=0 Sx4=0 Wx1=0",
}
COLOURS = "RYGBPTOU"


def sheet(game: str, side: str) -> dict[str, tuple[int, int]]:
    """Face → how many, points."""
    rows = {}
    for row in SHEETS[game, side].split():
        face, numbers = row.split("x")
        rows[face] = (int(numbers.split("=")[0]), int(numbers.split("=")[1]))
    return rows


def face_of(code: str) -> str:
    code = code.removesuffix("!")
    return code[1:] if len(code) > 1 and code[0] in COLOURS else code


def card_points(game: str, side: str, code: str) -> int:
    return sheet(game, side)[face_of(code)][1]


def hand_points(
    game: str, side: str, system: str, out: int, left: Sequence[Sequence[str] | None]
) -> list[int | None]:
    """What each seat books; `left` lists card codes by seat, None for a seat that sat it out."""
    booked: list[int | None] = [None if codes is None else 0 for codes in left]
    for seat, codes in enumerate(left):
        for code in codes or ():
            booking = out if system == "standard" else seat
            booked[booking] = (booked[booking] or 0) + card_points(game, side, code)
    return booked


def totals_after(hands: Sequence[Sequence[int | None]], seats: int) -> list[int]:
    return [sum(hand[seat] or 0 for hand in hands) for seat in range(seats)]


def decided(
    hands: Sequence[Sequence[int | None]], seats: int, system: str, target: int, extra: bool
) -> list[int]:
    """Who has won with the last of these hands; nobody before."""
    totals = totals_after(hands, seats)
    if max(totals) < target:
        return []
    if system == "elimination":
        before = totals_after(hands[:-1], seats)
        in_it = [seat for seat in range(seats) if before[seat] < target]
        left = [seat for seat in in_it if totals[seat] < target]
        if len(left) > 1:
            return []
        return left or [seat for seat in in_it if totals[seat] == min(totals[s] for s in in_it)]
    ranking = sorted(totals, reverse=system != "lowest")
    first = [seat for seat in range(seats) if totals[seat] == ranking[0]]
    return [] if system == "lowest" and extra and len(first) > 1 else first


def verdict(
    hands: Sequence[Sequence[int | None]], seats: int, system: str, target: int, extra: bool
) -> tuple[list[int], int | None]:
    """The winners, and the index of the hand with which they won."""
    for played in range(1, len(hands) + 1):
        if winners := decided(hands[:played], seats, system, target, extra):
            return winners, played - 1
    return [], None


def sums(points: Sequence[int]) -> set[int]:
    """Every sum that one or more of these can make."""
    found: set[int] = set()
    for value in points:
        found |= {value} | {value + other for other in found}
    return found
