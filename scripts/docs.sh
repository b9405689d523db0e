#!/usr/bin/env bash
# Builds the documentation with DocC, and fails on a warning: docs.sh [--if-there]
#
# `--if-there` does nothing where there is no DocC.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

docc=$(command -v docc || xcrun --find docc 2>/dev/null || true)
if [ -z "$docc" ]; then
    echo "docs: docc is not installed; it is part of a Swift toolchain" >&2
    [ "${1:-}" = --if-there ] && exit 0
    exit 2
fi

output=.build/docs
mkdir -p .build
rm -rf "$output"
"$docc" convert Documentation/modelgen.docc --output-path "$output" --warnings-as-errors
echo "docs: written to $output"
