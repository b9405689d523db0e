#!/usr/bin/env bash
# Generates code from the example's model, or from another, and shows it: demo.sh [MODEL]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scripts/setup.sh
model=${1:-Examples/HealthNotes/HealthNotes.xcdatamodeld}
output=.build/demo

echo "Building modelgen …"
swift build --product modelgen
rm -rf "$output"

echo
echo "\$ modelgen generate $model --target coredata --output $output"
.build/debug/modelgen generate "$model" --target coredata --output "$output"

echo
find "$output" -type f | sort
first=$(find "$output" -type f -name '*.swift' | sort | head -n 1)
echo
echo "== $first"
cat "$first"
echo
echo "Try next:"
echo "  .build/debug/modelgen inspect $model"
echo "  .build/debug/modelgen generate YOUR.xcdatamodeld --output Generated"
echo "  .build/debug/modelgen generate --help"
