#!/usr/bin/env bash
# Writes the symbol graphs of the built libraries: symbolgraphs.sh MODULES OUTPUT
#
# MODULES is the build's folder of modules. OUTPUT gets a folder for each library.
# Members that types inherit from the standard library's protocols are left out.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
modules=$1 output=$2

triple=$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -n 1)
extract=(swift symbolgraph-extract)
sdk=()
if [ "$(uname)" = Darwin ]; then
    triple=$(swiftc -print-target-info -target "$(uname -m)-apple-macosx14.0" |
        sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -n 1)
    extract=(xcrun swift-symbolgraph-extract)
    sdk=(-sdk "$(xcrun --show-sdk-path)")
fi

for library in ModelTypes ModelStore; do
    rm -rf "${output:?}/$library"
    mkdir -p "$output/$library"
    # Without `sdk`, bash 3 would call the empty list unbound.
    "${extract[@]}" -module-name "$library" -target "$triple" ${sdk[@]+"${sdk[@]}"} \
        -I "$modules" -I Sources/CSQLite \
        -minimum-access-level public -skip-synthesized-members -output-dir "$output/$library"
done
