#!/usr/bin/env bash
# Builds modelgen.artifactbundle: both executables, built for release, with the libraries that they
# load; and modelgen.artifactbundle.zip with its checksum, for a release page.
#
# If the environment variable MODELGEN_TOOL is set, packages that depend on this one use them instead of
# building the tool: `prebuilt` is the bundle in this folder; other values are the path of a bundle, or
# the address of the archive, whose checksum is in MODELGEN_TOOL_CHECKSUM.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
unset MODELGEN_TOOL
scripts/setup.sh

# Built separately: a tool that contains the Swift runtime starts fast, but can't load SwiftSyntax, which
# brings its own.
release=(--configuration release --scratch-path .build/artifactbundle)
# The libraries are found next to the tool, not in this machine's toolchain.
export MODELGEN_BUNDLED=1
release+=(-Xswiftc -no-toolchain-stdlib-rpath)
static=()
[ "$(uname)" = Darwin ] || static=(--static-swift-stdlib)
# Includes the C libraries if static ones are available: the tool then starts in half the time, and runs
# without an installed Expat.
[ ! -f "$(cc -print-file-name=libexpat.a)" ] || static+=(-Xswiftc -static-executable)
swift build "${release[@]}" --product modelgen-swift
swift build "${release[@]}" --product modelgen ${static[@]+"${static[@]}"}
built=$(swift build "${release[@]}" --show-bin-path)
tool=$built/modelgen
swift_tool=$built/modelgen-swift
version=$("$tool" --version | sed 's/.* //')
triple=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple" *: *"\(.*\)".*/\1/p' | head -n 1)

bundle=modelgen.artifactbundle
staged=.build/$bundle
folder=modelgen-$version-$triple/bin
rm -rf "$staged"
mkdir -p "$staged/$folder"
cp "$tool" "$swift_tool" "$staged/$folder/"
strip "$staged/$folder/"*

# libraries FILE: the toolchain's libraries that it loads; it also searches its own folder.
libraries() {
    if [ "$(uname)" = Darwin ]; then
        otool -L "$1" | sed -n 's|^[[:space:]]*@rpath/\(lib[^ ]*\).*|\1|p' | while read -r name; do
            find "$(dirname "$(xcrun --find swiftc)")/../lib/swift/host" -name "$name"
        done
    else
        local swift
        swift=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath" *: *"\(.*\)".*/\1/p')
        LD_LIBRARY_PATH=$swift/host:$swift/linux ldd "$1" | awk '$3 ~ /\/lib\/swift\// { print $3 }'
    fi
}

libraries "$swift_tool" | while read -r library; do cp -L "$library" "$staged/$folder/"; done

# artifact NAME: the entry in the bundle's list.
artifact() {
    cat <<JSON
        "$1": {
            "type": "executable",
            "version": "$version",
            "variants": [{ "path": "$folder/$1", "supportedTriples": ["$triple"] }]
        }
JSON
}

cat >"$staged/info.json" <<JSON
{
    "schemaVersion": "1.0",
    "artifacts": {
$(artifact modelgen),
$(artifact modelgen-swift)
    }
}
JSON
rm -rf "$bundle" "$bundle.zip"
mv "$staged" "$bundle"
zip --quiet --recurse-paths -X "$bundle.zip" "$bundle"
swift package compute-checksum "$bundle.zip" >"$bundle.zip.checksum"
du -sh "$bundle" "$bundle.zip"
cat "$bundle.zip.checksum"
