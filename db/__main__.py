"""`python -m db check` and `python -m db rebuild`, on the database of DATABASE_URL."""

import argparse
import sys

from db import schema, upkeep
from db.engine import connect
from db.trouble import StoreTrouble


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m db")
    parser.add_argument(
        "what",
        choices=["check", "rebuild"],
        help="check that log and read model agree, or make the read model anew from the log",
    )
    what = parser.parse_args().what
    try:
        engine = connect()
        schema.prepare(engine)
        faults = upkeep.rebuild(engine) if what == "rebuild" else upkeep.check(engine)
        matches = upkeep.size(engine)
    except StoreTrouble as trouble:
        print(f"This database cannot be used: {trouble}", file=sys.stderr)
        return 1
    for fault in faults:
        print(fault)
    if what == "rebuild":
        print(f"Read model made anew: {matches - len(faults)} of {matches} matches.")
    elif faults:
        print("`python -m db rebuild` makes the read model anew; the log stays as it is.")
    else:
        print(f"Sound: log and read model agree in all matches ({matches}).")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
