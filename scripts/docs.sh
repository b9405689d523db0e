#!/usr/bin/env bash
# Builds the documentation of the tool and the libraries with DocC, and fails on a warning:
# docs.sh [--if-there]
#
# With `--if-there`, it does nothing if DocC is missing. `MODELGEN_BUILD` in the environment names the
# build folder if that is not `.build`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

docc=$(command -v docc || xcrun --find docc 2>/dev/null || true)
if [ -z "$docc" ]; then
    echo "docs: docc is not installed; it is part of a Swift toolchain" >&2
    [ "${1:-}" = --if-there ] && exit 0
    exit 2
fi

scripts/setup.sh
build=${MODELGEN_BUILD:-.build}
work=$build/docs-parts
rm -rf "$build/docs" "$work"
mkdir -p "$work"

# After a build of the package, this does not compile anything.
swift build --quiet --scratch-path "$build" --target ModelStore
scripts/symbolgraphs.sh "$build/debug/Modules" "$work/symbols"

# convert NAME CATALOG OPTION…
convert() {
    local name=$1 catalog=$2
    shift 2
    "$docc" convert "$catalog" --output-path "$work/$name.doccarchive" --warnings-as-errors "$@"
}
convert modelgen Documentation/modelgen.docc
for library in ModelTypes ModelStore; do
    convert "$library" "Sources/$library/$library.docc" \
        --additional-symbol-graph-dir "$work/symbols/$library"
done
"$docc" merge "$work"/{modelgen,ModelTypes,ModelStore}.doccarchive --output-path "$build/docs" \
    --synthesized-landing-page-name modelgen
rm -rf "$work"
echo "docs: written to $build/docs"
