"""All cores of this computer as a cluster: python -m stats.lab.machine

A process of its own, with a scheduler and a worker a core: nothing of the app is in it, and it
gives way to the app. It prints its address, listens on this computer alone, and ends when whoever
started it closes its input or is gone.
"""

from __future__ import annotations

import os
import sys
import tempfile

import dask
from distributed import LocalCluster

POLITE = 10
"""How far the players stand behind whatever else the computer does."""


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(POLITE)
    dask.config.set({f"distributed.{it}.http.routes": [] for it in ("scheduler", "worker")})
    with (
        tempfile.TemporaryDirectory() as folder,
        LocalCluster(
            n_workers=int(sys.argv[1]) if len(sys.argv) > 1 else None,
            threads_per_worker=1,
            host="127.0.0.1",
            dashboard_address=None,
            worker_dashboard_address=None,
            memory_limit=0,
            local_directory=folder,
            silence_logs=50,
        ) as cluster,
    ):
        sys.stdout.write(f"{cluster.scheduler_address}\n")
        sys.stdout.flush()
        sys.stdin.read()


if __name__ == "__main__":
    main()
