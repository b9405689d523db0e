#!/usr/bin/env bash
# Makes the artifact bundle FOLDER/modelgen.artifactbundle of the tool that was built for debugging, and
# prints its path. The bundle links to the tool, so it's as new as the last build.
#
#   debugbundle.sh FOLDER
#
# With its path in MODELGEN_TOOL, packages that depend on this one don't build the tool a second time.
set -euo pipefail
mkdir -p "$1"
bundle=$(cd "$1" && pwd)/modelgen.artifactbundle
cd "$(dirname "${BASH_SOURCE[0]}")/.."
triple=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple" *: *"\(.*\)".*/\1/p' | head -n 1)
mkdir -p "$bundle"
artifacts=
for name in modelgen modelgen-swift; do
    ln -sfn "$PWD/.build/debug/$name" "$bundle/$name"
    artifacts+=$(printf '\n"%s": { "type": "executable", "version": "1.0.0",' "$name")
    artifacts+=" \"variants\": [{ \"path\": \"$name\", \"supportedTriples\": [\"$triple\"] }] },"
done
printf '{ "schemaVersion": "1.0", "artifacts": {%s\n} }\n' "${artifacts%,}" >"$bundle/info.json"
echo "$bundle"
