# make play: the games on http://localhost:8000      make test: everything that CI runs
# make check: what a change most likely breaks, within a minute
PYTHON ?= python3
PORT ?= 8000
JOBS ?= 2
VENV := .venv/bin/
SOURCES := $(shell find py assets -type f -not -name '*.pyc' -not -path '*/__pycache__/*') \
	index.html pyproject.toml netlify.toml
READY := .venv/ready node_modules/ready build/pypi/ready

.PHONY: play test check site single bench balance fuzz lint format setup clean shots icons pin unit unit-pyodide pyodide-laws pyodide-games e2e
.DELETE_ON_ERROR:

play: build/site  ## builds what has changed and serves it
	$(VENV)python py/tools/serve.py --port $(PORT)

test: lint unit unit-pyodide e2e

check: lint  ## without a browser, chosen by what has changed since main or in the last commit
	$(VENV)python py/tools/check.py

setup: $(READY)

.venv/ready: py/tools/requirements.txt
	$(PYTHON) -m venv .venv
	$(VENV)pip install --quiet --disable-pip-version-check --require-hashes -r $<
	touch $@

node_modules/ready: package.json package-lock.json
	npm ci --no-audit --no-fund --loglevel=error
	touch $@

# The wheels that run inside Pyodide: segno in the browser, the others only here.
build/pypi/ready: py/tools/pyodide.txt .venv/ready
	rm -rf build/pypi
	$(VENV)pip download --quiet --disable-pip-version-check --require-hashes --no-deps \
		--only-binary=:all: --platform any --python-version 3.14 --dest build/pypi -r $<
	touch $@

site: build/site

build/site: $(SOURCES) $(READY)
	$(VENV)python py/tools/build_site.py
	touch $@

single: build/site  ## the whole site as one file that opens from a disk: build/eden.html
	$(VENV)python py/tools/single.py

lint: .venv/ready
	$(VENV)ruff check py tests e2e
	$(VENV)ruff format --check py tests e2e
	$(VENV)mypy

format: .venv/ready  ## what ruff can put right by itself
	$(VENV)ruff check --fix py tests e2e
	$(VENV)ruff format py tests e2e

unit: .venv/ready
	$(VENV)pytest -n auto --dist worksteal tests

# In two processes, one for each core; both are heard, and both must pass.
unit-pyodide: $(READY)
	$(MAKE) --jobs=2 --output-sync=target pyodide-laws pyodide-games

pyodide-laws:
	node py/tools/pyodide_tests.mjs $(wildcard tests/test_*laws.py) tests/test_golden.py tests/test_moments.py

pyodide-games:
	node py/tools/pyodide_tests.mjs tests $(addprefix --ignore=,$(wildcard tests/test_*laws.py)) \
		--ignore=tests/test_golden.py --ignore=tests/test_moments.py

# The browsers are found, or got, once: several workers would be in each other's way.
e2e: build/site
	$(VENV)python py/tools/browser.py
	$(VENV)pytest -n 2 --dist worksteal e2e

# Of a machine that does nothing else; the table goes into the README. RUNS=1 is quick, and tells little.
bench: build/site  ## against what people would use instead: starts, clicks, bytes, rules
	PYTHONPATH=py $(VENV)python py/tools/bench.py --write $(if $(RUNS),--runs $(RUNS))
	for script in click replay think; do \
		PYTHONPATH=py $(VENV)python py/tools/bench_$$script.py || exit 1; done

# GAMES=50 and STRONG=ram make it short; what was played is not played again. PYPY=pypy3 plays the
# same games in half the time.
balance: .venv/ready  ## whether the data that is ours is balanced: plays, and shows it on the site
	PYTHONPATH=py $(or $(PYPY),$(VENV)python) py/tools/balance.py --jobs $(JOBS) --calibrate $(or $(GAMES),60) \
		$(if $(GAMES),--games $(GAMES)) $(if $(STRONG),--strong $(STRONG))
	$(MAKE) site

# FUZZ inputs of each kind; the SEED that is printed, KIND and FIRST try a fault again.
fuzz: .venv/ready  ## texts from outside: taken, or refused with a sentence
	PYTHONPATH=py:tests $(VENV)python py/tools/fuzzed.py --count $(or $(FUZZ),100000) \
		$(if $(SEED),--seed $(SEED)) $(if $(KIND),--kind $(KIND)) $(if $(FIRST),--first $(FIRST))

shots: build/site  ## the pictures of the README
	$(VENV)python py/tools/shots.py

icons: $(READY)  ## the PNG icons, from the SVG
	$(VENV)python py/tools/icons.py

# New pins after a change in py/tools/*.in; uv is fetched only for this.
COMPILE := build/uv/bin/uv pip compile --quiet --upgrade --generate-hashes --no-emit-index-url --no-header
pin:
	$(PYTHON) -m venv build/uv
	build/uv/bin/pip install --quiet --disable-pip-version-check uv
	$(COMPILE) --universal --python-version 3.11 py/tools/requirements.in -o py/tools/requirements.txt
	$(COMPILE) --python-version 3.14 --python-platform linux -c py/tools/requirements.txt \
		py/tools/pyodide.in -o py/tools/pyodide.txt

clean:
	rm -rf .venv node_modules build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find py tests e2e -name __pycache__ -type d -exec rm -rf {} +
