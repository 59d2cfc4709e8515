"""`python -m referee ask`: one JSON question a line on standard input, one answer a line out."""

import sys

from referee.ask import answers


def main(words: list[str]) -> int:
    if words != ["ask"]:
        print("usage: python -m referee ask < questions.jsonl", file=sys.stderr)
        return 2
    for line in answers(sys.stdin.buffer):
        sys.stdout.buffer.write(line.encode("utf-8", "replace") + b"\n")
        sys.stdout.buffer.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
