"""`python -m referee ask`: one JSON question a line on standard input, one answer a line out.
`python -m referee replay FILE`: a log with its judgements, line by line; `-` is standard input.
"""

import sys
from pathlib import Path

from referee.ask import answers
from referee.replay import LogError
from referee.report import report

USAGE = "usage: python -m referee ask < questions.jsonl | python -m referee replay FILE"


def main(words: list[str]) -> int:
    match words:
        case ["ask"]:
            return ask()
        case ["replay", name]:
            return replay(name)
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
