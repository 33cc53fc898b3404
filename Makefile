# make setup: everything in .venv, the engine compiled, the page built.
# make run:   the page on http://localhost:8000, with its data in .data/.
# make test:  all checks and tests, compiled and pure.   make check: lint and types only.
# make docs:  the documentation site in build/site; its first run installs its tools in build/.
# make bench, wheel, lock (newest pins), clean.

PYTHON ?= python3
PY := .venv/bin/python

# Scripts in .venv hold absolute paths, so a checkout that was moved or copied makes its own anew.
HERE := $(shell pwd | cksum | cut -d ' ' -f 1)
TOOLS := .venv/tools-$(HERE)
PACKAGE := .venv/package-$(HERE)
DOCS := build/docs-tools-$(HERE)

# The page is tested in a run of its own: a driven browser keeps an event loop running in its process.
# It needs no plugin but xdist, and loading the others costs every worker seconds.
BROWSER_PLUGINS := PYTEST_DISABLE_PLUGIN_AUTOLOAD=1
# What is run once more on the engine as plain Python: the tests of everything that is compiled.
COMPILED := core flashpoint hotshots rules conformance golden perft properties bots envs
ENGINE_TESTS := $(COMPILED:%=tests/%)

.PHONY: setup run test check docs bench wheel lock clean

setup: $(PACKAGE)
	@$(PY) hatch_build.py

$(TOOLS): requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Firehouse needs Python 3.11 or newer; name one with: make PYTHON=python3.11 setup" >&2; exit 1; }
	$(PYTHON) -m venv --clear .venv
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(PACKAGE): $(TOOLS) pyproject.toml
	@$(PY) hatch_build.py
	$(PY) -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

run: setup
	@.venv/bin/firehouse serve --host localhost --data .data

check: setup
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy --strict src hatch_build.py page_build.py
	$(PY) scripts/protocol_types.py --check
	$(PY) page_build.py --check

test: check
	@sh scripts/chromium.sh
	$(PY) -m pytest -q -rs -n auto --dist worksteal --ignore tests/browser
	$(BROWSER_PLUGINS) $(PY) -m pytest -p xdist -q -rs -n auto --dist load --maxschedchunk 1 tests/browser
	FIREHOUSE_PURE=1 $(PY) -m pytest -q -rs -n auto --dist worksteal $(ENGINE_TESTS)

$(DOCS): requirements/docs.txt
	$(PYTHON) -m venv --clear $@
	$@/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/docs.txt
	@touch $@

docs: $(DOCS)
	$(DOCS)/bin/python scripts/docs_site.py build/pages
	$(DOCS)/bin/zensical build --clean --strict
	@echo "Open build/site/index.html"

bench: setup
	$(PY) tests/bench/bench.py
	FIREHOUSE_PURE=1 $(PY) tests/bench/bench.py
	$(PY) tests/bench/envs.py

wheel: setup
	$(PY) -m hatchling build -t wheel -d dist

lock: $(TOOLS)
	$(PY) -m uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --upgrade \
		--all-extras --custom-compile-command 'make lock' \
		pyproject.toml requirements/dev.in -o requirements/dev.txt
	$(PY) -m uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --upgrade \
		--custom-compile-command 'make lock' requirements/docs.in -o requirements/docs.txt
	@! grep -nE '(https?|file)://|--(index|find)' requirements/*.txt || { echo "A requirement file names a download address; see the lines above." >&2; exit 1; }

clean:
	rm -rf .venv build dist .cache web/node_modules src/firehouse/web src/firehouse/_page_built_from .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests \( -name '*.so' -o -name '*.pyd' -o -name '_compiled*' \) -type f -delete
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
