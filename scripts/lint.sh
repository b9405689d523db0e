#!/usr/bin/env bash
# Checks the format of all handwritten Swift: `lint.sh`. Fixes it: `lint.sh --fix`.
#
# Recorded output in Tests/Golden has its own configuration, and is checked by tests.
set -euo pipefail
cd "$(dirname "$0")/.."

paths=(Package.swift)
for folder in Sources Plugins Templates Examples Benchmarks scripts Tests/*/; do
    case $folder in
        Tests/Golden/) ;;
        *) [ -d "$folder" ] && paths+=("${folder%/}") ;;
    esac
done

if [ "${1:-}" = --fix ]; then
    swift format format --in-place --parallel -r "${paths[@]}"
else
    swift format lint --strict --parallel -r "${paths[@]}"
fi
