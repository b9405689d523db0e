#!/usr/bin/env bash
# Checks the files for other tools: workflows, the action, hooks, the formula, the Dockerfile.
#
# Uses the tool that reads each file if it is installed, and prints what was skipped.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# have NAME: whether a command exists; prints a message if it does not.
have() {
    command -v "$1" >/dev/null && return
    echo "packaging: $1 is not installed: $2 not checked"
    return 1
}

yaml=(action.yml .pre-commit-hooks.yaml .spi.yml .github/workflows/*.yml)
if python3 -c 'import yaml' 2>/dev/null; then
    python3 - "${yaml[@]}" <<'PYTHON'
import sys, yaml
for path in sys.argv[1:]:
    with open(path) as file:
        assert yaml.safe_load(file), path + " is empty"
PYTHON
    # The scripts in the action are scripts: bash reads them.
    python3 - <<'PYTHON'
import subprocess, yaml
for step in yaml.safe_load(open("action.yml"))["runs"]["steps"]:
    subprocess.run(["bash", "-n"], input=step["run"], text=True, check=True)
PYTHON
else
    echo "packaging: PyYAML is not installed: ${yaml[*]} not parsed"
fi
if have actionlint "the workflow"; then actionlint .github/workflows/*.yml; fi
if have check-jsonschema "the form of the workflow and the action"; then
    check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
    check-jsonschema --quiet --builtin-schema vendor.github-actions action.yml
fi
if have pre-commit "the hooks"; then pre-commit validate-manifest .pre-commit-hooks.yaml; fi
if have ruby "the formula"; then ruby -c Packaging/modelgen.rb >/dev/null; fi
if have hadolint "the Dockerfile"; then hadolint Dockerfile; fi
if have shellcheck "scripts"; then shellcheck --shell=bash --severity=warning scripts/*.sh; fi
for script in scripts/*.sh; do bash -n "$script"; done
echo "packaging: checked"
