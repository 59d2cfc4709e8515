"""`python -m referee ask`: one JSON question a line on standard input, one answer a line out.
`python -m referee replay FILE`: a log with its judgements, line by line; `-` is standard input.
`python -m referee rules GAME [LANGUAGE]`: a game's sheet with the source of every rule and reading.
"""

import sys
from contextlib import suppress
from pathlib import Path

from referee.ask import answers
from referee.citing import LANGUAGES, printed
from referee.games import GAMES
from referee.replay import LogError
from referee.report import report

USAGE = f"""\
usage: python -m referee ask < questions.jsonl
       python -m referee replay FILE
       python -m referee rules {"|".join(GAMES)} [{"|".join(LANGUAGES)}]"""


def main(words: list[str]) -> int:
    match words:
        case ["ask"]:
            return ask()
        case ["replay", name]:
            return replay(name)
        case ["rules", game, *language] if game in GAMES and len(language) < 2:
            return rules(game, *language)
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
        for line in report(text.splitlines()):
            print(line)
    except (OSError, UnicodeError, LogError) as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 1
    return 0


def rules(game: str, language: str = "en") -> int:
    if language not in LANGUAGES:
        print(f"the sheets are written in {', '.join(LANGUAGES)}, not {language}", file=sys.stderr)
        return 2
    with suppress(BrokenPipeError):  # the reader, such as `head`, has seen enough
        for line in printed(GAMES[game], language):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
