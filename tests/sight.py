"""How well one colour is seen on another."""

Vector = tuple[float, ...]


def linear(code: str) -> Vector:
    shares = (int(code[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in shares)


def dot(one: Vector, other: Vector) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def contrast(one: str, other: str) -> float:
    """WCAG 2.2."""
    dark, light = sorted(dot((0.2126, 0.7152, 0.0722), linear(code)) for code in (one, other))
    return (light + 0.05) / (dark + 0.05)
