"""`python -m referee ask`: one JSON question a line on standard input, one answer a line out.
`python -m referee replay FILE`: a log with its judgements, line by line; `-` is standard input.
`python -m referee rules GAME [LANGUAGE] [KEY=VALUE …]`: a game's sheet with the source of every
rule and reading; the readings of a table that has agreed on options are marked.
"""

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from referee.agreement import agreed_on
from referee.ask import answers
from referee.citing import LANGUAGES, printed
from referee.game import Game
from referee.games import GAMES
from referee.other_names import plain
from referee.replay import LogError
from referee.report import report

USAGE = f"""\
usage: python -m referee ask < questions.jsonl
       python -m referee replay FILE
       python -m referee rules {"|".join(GAMES)} [{"|".join(LANGUAGES)}] [KEY=VALUE ...]"""


def main(words: list[str]) -> int:
    match words:
        case ["ask"]:
            return ask()
        case ["replay", name]:
            return replay(name)
        case ["rules", game, *more] if game in GAMES:
            language = [word for word in more if "=" not in word]
            if len(language) < 2:
                return rules(GAMES[game], *language, options=[it for it in more if "=" in it])
    print(USAGE, file=sys.stderr)
    return 2


def ask() -> int:
    for line in answers(sys.stdin.buffer):
        sys.stdout.buffer.write(line.encode("utf-8", "replace") + b"\n")
        sys.stdout.buffer.flush()
    return 0


def replay(name: str) -> int:
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
        with suppress(BrokenPipeError):  # the reader, such as `head`, has seen enough
            for line in report(text.splitlines()):
                print(line, flush=True)
    except (OSError, UnicodeError, LogError) as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 1
    return 0


def rules(game: Game, language: str = "en", *, options: Sequence[str] = ()) -> int:
    if language not in LANGUAGES:
        print(f"the sheets are written in {', '.join(LANGUAGES)}, not {language}", file=sys.stderr)
        return 2
    said = tuple(plain(*word.lower().split("=", 1)) for word in options)
    try:
        agreed = agreed_on(said, game) if said else None
    except ValueError as error:
        print(f"no option of this referee: {error}", file=sys.stderr)
        return 2
    with suppress(BrokenPipeError):
        for line in printed(game, language, agreed):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
