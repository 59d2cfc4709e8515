"""A served app with a database of its own, that can be killed and started again."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Self
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[2]
PATIENCE = 30  # seconds for a server to answer


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`streamlit run` of a script, answering on `url` from the moment it is made.

    The database is `uno.db` in `folder`, unless `env` gives another DATABASE_URL. The port stays
    the same over restarts, so that an open page finds its server again.
    """

    def __init__(self, script: Path, folder: Path, env: Mapping[str, str] = {}) -> None:
        self.script = script
        self.env = {**os.environ, "DATABASE_URL": f"sqlite:///{folder / 'uno.db'}", **env}
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Raises RuntimeError with the log when the server ends or stays silent."""
        options = {
            "server.address": "127.0.0.1",
            "server.port": str(self.port),
            "server.headless": "true",
            "server.fileWatcherType": "none",
        }
        flags = [part for key, value in options.items() for part in (f"--{key}", value)]
        command = [sys.executable, "-m", "streamlit", "run", str(self.script), *flags]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=self.env, stdout=log, stderr=subprocess.STDOUT
            )
        deadline = time.monotonic() + PATIENCE
        while not self.healthy():
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise RuntimeError(f"{self.script} is not served:\n{self.log.read_text()}")
            time.sleep(0.05)

    def healthy(self) -> bool:
        try:
            with urlopen(f"{self.url}/_stcore/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """As a power cut would: SIGKILL, with no chance to tidy up."""
        self.process.kill()
        self.process.wait()

    def restart(self) -> None:
        self.kill()
        self.start()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.kill()


Serve = Callable[..., Server]
Demos = Callable[[str], Server]
