"""What holds for every test."""

import os
from collections.abc import Generator, Iterator

import pytest
from hypothesis import settings

IN_CI = "CI" in os.environ

# No deadline: a busy machine is not a bug. In CI the same examples each time.
settings.register_profile("steady", deadline=None, derandomize=IN_CI)
settings.load_profile("steady")


@pytest.fixture(autouse=True, scope="session")
def no_table_is_touched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A test that names no database must not find the one people play with."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("database")
        patch.setenv("DATABASE_URL", f"sqlite:///{folder / 'uno.db'}")
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    fail_where_skipped(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    fail_where_skipped(report)
    return report


def fail_where_skipped(report: pytest.TestReport | pytest.CollectReport) -> None:
    """In CI everything a test needs has been brought, so a test that does not run is a failure."""
    if IN_CI and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"skipped, which CI does not allow: {reason}"
