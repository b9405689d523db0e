# `make demo` and `make test` need only a Swift toolchain; they set up the rest.
# Without make, each script in scripts/ runs on its own.

.DEFAULT_GOAL := help
.PHONY: help demo test test-long conformance mutants artifactbundle docs packaging bench bench-store bench-server format lint record clean setup

help: ## Lists the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile | while IFS='	' read -r name text; do \
		printf '%-14s %s\n' "$$name" "$$text"; done

demo: ## Generates Swift from the example's model, shows it, and runs the example
	@scripts/demo.sh

test: ## Checks the format, builds, runs the tests, and prints seconds per part
	@scripts/test.sh

test-long: ## Runs the long tests: random input, a failure at every place
	@scripts/test-long.sh

conformance: ## Runs the suites of others that lie beside the repository
	@scripts/conformance.sh

mutants: ## Shows that the store's tests find faults; takes minutes
	@scripts/mutants.sh

artifactbundle: ## Builds the tool once, for packages that shall not build it
	@scripts/artifactbundle.sh

docs: ## Builds the documentation; a warning fails
	@scripts/docs.sh

packaging: ## Checks the files that CI, hooks, Docker and Homebrew read
	@scripts/packaging.sh

bench: setup ## Times generating for models of 10 to 10,000 entities
	@python3 Benchmarks/run.py

bench-store: setup ## Times the store against C on the SQLite API
	@Benchmarks/store/run.py

bench-server: setup ## Times the store on a PostgreSQL server against C on libpq
	@Benchmarks/store/server.py

format: ## Formats the Swift that people wrote
	@scripts/lint.sh --fix

lint: ## Checks the format of the Swift that people wrote
	@scripts/lint.sh

record: setup ## Records anew what golden cases generate, and tables; review the difference
	@swift build --build-tests
	@MODELGEN_RECORD=1 swift test --skip-build --disable-xctest --filter 'GoldenTests|ArticleTests|DiagnosticTableTests|FindingCountTests'

clean: ## Removes what was built
	@rm -rf .build

setup: ## Installs the system packages that the build needs
	@scripts/setup.sh
