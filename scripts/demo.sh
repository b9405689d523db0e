#!/usr/bin/env bash
# Generates code from the example's model, or from other inputs, and prints it: demo.sh [INPUT…]
#
# Without INPUT, also runs the example's program on sample data.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scripts/setup.sh
example=Examples/HealthNotes/Sources/HealthNotes
inputs=("$example/HealthNotes.xcdatamodeld" "$example/Values.swift")
[ $# = 0 ] || inputs=("$@")
output=.build/demo

echo "Building modelgen …"
swift build --product modelgen
swift build --product modelgen-swift
rm -rf "$output"

echo
echo "\$ modelgen generate ${inputs[*]} --target coredata --output $output"
.build/debug/modelgen generate "${inputs[@]}" --target coredata --output "$output"

echo
find "$output" -type f | sort
first=$(find "$output" -type f -name '*.swift' | sort | head -n 1)
echo
echo "== $first"
cat "$first"

# health_notes ARGUMENT…: prints the command and its output; the demo includes invalid input.
health_notes() {
    echo "\$ health-notes $*"
    .build/packages-prebuilt/debug/health-notes --file "$output/notes.sqlite" "$@" || true
}

if [ $# = 0 ]; then
    echo
    echo "Building Examples/HealthNotes, where a plugin generates on every build …"
    # With the tool that has just been built.
    MODELGEN_TOOL=$(scripts/debugbundle.sh .build/bundle) \
        swift build --package-path Examples/HealthNotes --scratch-path .build/packages-prebuilt \
        --product health-notes
    echo
    health_notes sample
    health_notes add "Evening walk" --weight 70.2 --topics sport,mood
    health_notes add "  "
    health_notes list
    health_notes find sport weather
    health_notes show "Morning run"
    health_notes delete "Short night"
    health_notes statistics
fi

echo
echo "Try next:"
echo "  .build/debug/modelgen inspect ${inputs[0]}"
echo "  .build/debug/modelgen generate YOUR.xcdatamodeld --output Generated"
echo "  .build/debug/modelgen generate --help"
