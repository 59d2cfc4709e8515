PORT   ?= 8501
PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
PIP    := $(PY) -m pip install --quiet --disable-pip-version-check
TYPED  := $(wildcard referee db stats)

# What is installed is noted under the checksum of its list: a second start installs nothing and needs no network.
APP := $(VENV)/.app-$(shell cksum < requirements.txt | cut -d' ' -f1)
DEV := $(VENV)/.dev-$(shell cat requirements.txt requirements-dev.txt | cksum | cut -d' ' -f1)

# The address other devices reach this computer at. Connecting a datagram socket sends nothing.
ADDRESS := import socket; s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM); \
           s.connect(("192.0.2.1", 9)); print(s.getsockname()[0])

.PHONY: help run test quick lint fix browser

help:
	@echo "make run    the score sheet at http://localhost:$(PORT)   (make run PORT=8600 for another port)"
	@echo "make test   style, types and every test, in Chromium too"
	@echo "make quick  the same without Chromium"
	@echo "make fix    put the style right where a tool can"

run: $(APP)
	@echo "The score sheet: http://localhost:$(PORT)"
	@address=$$($(PY) -c '$(ADDRESS)' 2>/dev/null) && \
		echo "On a tablet in the same network: http://$$address:$(PORT)" || true
	@exec $(PY) -m streamlit run app.py --server.port $(PORT) --server.fileWatcherType none

test: lint browser
	$(PY) -m pytest -n 2 --dist loadfile --no-loadscope-reorder

quick: lint
	$(PY) -m pytest -n 2 --dist loadfile --no-loadscope-reorder --ignore tests/browser

lint: $(DEV)
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy $(TYPED)

fix: $(DEV)
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

browser: $(DEV)
	@$(PY) -m tests.browser.chromium

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Python 3.11 or newer is needed. Name one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@rm -rf $(VENV); $(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "Python's venv is missing. On Debian and Ubuntu: sudo apt install python3-venv" >&2; exit 1; }

$(APP): | $(PY)
	@echo "Installing what the app needs (once) ..."
	@$(PIP) -r requirements.txt || { echo "The first start needs the network, to install from PyPI." >&2; exit 1; }
	@rm -f $(VENV)/.app-*; touch $@

$(DEV): | $(APP)
	@echo "Installing what the tests need (once) ..."
	@$(PIP) --no-compile -r requirements-dev.txt
	@rm -f $(VENV)/.dev-*; touch $@
