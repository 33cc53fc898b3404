# make run:   the page on http://localhost:8000, with its data in .data/; installs only what that needs.
# make setup: everything in .venv, engine and games compiled, the page built.
# make test:  all checks and tests, compiled and pure.   make check: lint and types only.
# make docs:  the documentation site in build/site; its first run installs its tools in build/.
# make wheel: the wheel in dist/, for this Python and platform.   make release VERSION=1.2.3: see CONTRIBUTING.md.
# make sbom:  lists of all packages, as CycloneDX, in build/sbom.   make audit: what is known against them;
#             with STRICT=--strict it is a failure, too, if that cannot be found out.
# make image-steps: the steps of the Dockerfile in clean roots, without Docker; needs root and debootstrap.
# make bench, lock (newest pins), clean.

PYTHON ?= python3
PY := .venv/bin/python

# Where Python is told to keep no bytecode, every process would compile its libraries anew, seconds each time.
unexport PYTHONDONTWRITEBYTECODE

# Scripts in .venv hold absolute paths, so a checkout that was moved or copied makes its own anew.
HERE := $(shell pwd | cksum | cut -d ' ' -f 1)
LEAN := .venv/lean-$(HERE)
TOOLS := .venv/tools-$(HERE)
PACKAGE := .venv/package-$(HERE)
DOCS := build/docs-tools-$(HERE)
SUPPLY := build/supply-tools-$(HERE)

# The page is tested in a run of its own: a driven browser keeps an event loop running in its process.
# It needs no plugin but xdist, and loading the others costs every worker seconds.
# Many other tests wait for processes, so there is one worker more than there are cores.
BROWSER_PLUGINS := PYTEST_DISABLE_PLUGIN_AUTOLOAD=1
WORKERS := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
# What is run once more on the engine as plain Python: the rules as drawings, old games, lines counted.
# That both engines play the same games to the last bit is a test of its own (conformance/test_both_engines.py).
ENGINE_TESTS := tests/rules tests/golden tests/perft tests/core/test_luck.py

# Steps that run side by side each keep their lines together, where make can do that.
BESIDE := $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

INSTALL := -m pip install --quiet --disable-pip-version-check --require-hashes -r

.PHONY: setup lean engine run test check check-python check-page test-page test-plain docs sbom audit image-steps bench wheel release lock clean

setup: engine

# The engine as machine code is for who calls it a million times: serving does without.
engine: $(TOOLS)
	@$(PY) hatch_build.py
	@$(BESIDE) $(PACKAGE)

lean: $(PACKAGE)
	@$(PY) hatch_build.py --games

# Either list makes .venv anew, so that nothing stays in it that they no longer name. Bytecode of
# the modules that are imported is made then.
$(LEAN): requirements/run.txt requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Firehouse needs Python 3.11 or newer; name one with: make PYTHON=python3.11 setup" >&2; exit 1; }
	@echo "Setting up, once: libraries into .venv, then the games are compiled and the page is built, all in this folder. About a minute …"
	@$(PYTHON) -m venv --clear .venv
	@$(PY) scripts/install.py requirements/run.txt
	@touch $@

$(TOOLS): $(LEAN)
	@echo "Installing what tests, laboratory and learning environments need …"
	@$(PY) scripts/install.py requirements/dev.txt
	@touch $@

$(PACKAGE): $(LEAN) pyproject.toml
	@$(PY) hatch_build.py --games
	@$(PY) -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

run: lean
	@.venv/bin/firehouse serve --host localhost --data .data

check: setup
	@$(BESIDE) check-python check-page

check-python:
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy --strict src hatch_build.py compiled_files.py page_build.py device_build.py

check-page:
	$(PY) scripts/protocol_types.py --check
	$(PY) page_build.py --check

test: check
	@sh scripts/chromium.sh
	$(PY) -m pytest -q -rs -n $(WORKERS) --dist worksteal --ignore tests/browser
	@$(BESIDE) test-page test-plain

test-page:
	$(BROWSER_PLUGINS) $(PY) -m pytest -p xdist -q -rs -n auto --dist load --maxschedchunk 1 tests/browser

# The page waits for moments of rest, which this run fills; it lets the page go first. Its ten seconds
# of work are not worth a second process.
test-plain:
	FIREHOUSE_PURE=1 nice $(PY) -m pytest -q -rs $(ENGINE_TESTS)

$(DOCS): requirements/docs.txt
	$(PYTHON) -m venv --clear $@
	$@/bin/python $(INSTALL) requirements/docs.txt
	@touch $@

docs: $(DOCS)
	$(DOCS)/bin/python scripts/docs_site.py build/pages
	$(DOCS)/bin/zensical build --clean --strict
	@echo "Open build/site/index.html"

$(SUPPLY): requirements/supply.txt
	$(PYTHON) -m venv --clear $@
	$@/bin/python $(INSTALL) requirements/supply.txt
	@touch $@

sbom: $(LEAN) $(SUPPLY)
	$(SUPPLY)/bin/python scripts/supply.py sbom build/sbom

audit: $(LEAN) $(SUPPLY)
	$(SUPPLY)/bin/python scripts/supply.py audit $(STRICT)

image-steps:
	$(PYTHON) scripts/image_steps.py build/image

bench: setup
	$(PY) tests/bench/bench.py
	FIREHOUSE_PURE=1 $(PY) tests/bench/bench.py
	$(PY) tests/bench/native.py
	$(PY) tests/bench/envs.py

wheel: $(TOOLS)
	@rm -rf dist
	$(PY) -m hatchling build -t wheel -d dist

release: setup
	$(PY) scripts/release.py $(VERSION)

lock: $(TOOLS)
	$(PY) -m uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --upgrade \
		--all-extras --custom-compile-command 'make lock' \
		pyproject.toml requirements/build.in requirements/engine.in -o requirements/dev.txt
	$(PY) -m uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-annotate \
		--constraint requirements/dev.txt --custom-compile-command 'make lock' \
		pyproject.toml requirements/build.in -o requirements/run.txt
	$(PY) -m uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --upgrade \
		--custom-compile-command 'make lock' requirements/docs.in -o requirements/docs.txt
	$(PY) -m uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --upgrade \
		--custom-compile-command 'make lock' requirements/supply.in -o requirements/supply.txt
	@! grep -nE '(https?|file)://|--(index|find)' requirements/*.txt || { echo "A requirement file names a download address; see the lines above." >&2; exit 1; }

clean:
	rm -rf .venv build dist .cache web/node_modules src/firehouse/web src/firehouse/_page_built_from .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf src/firehouse/native/built
	find src tests \( -name '*.so' -o -name '*.pyd' -o -name '_compiled*' \) -type f -delete
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
