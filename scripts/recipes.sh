#!/usr/bin/env bash
# Adds a target and a reader to a copy of the repository, by the recipes of CONTRIBUTING.md, and generates
# with both. Fails if a recipe edits more than five existing files.
#
#   recipes.sh [--edits]
#
# With --edits, only shows that the edits can still be made, which takes a second.
#
# Tests/Recipes/NAME holds a recipe: new files in `files`, and `edits.sh` with edits of existing ones.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
limit=5
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT

git ls-files -z --cached --others --exclude-standard | tar -c --null -T - | tar -x -C "$copy"

# after FILE PATTERN LINE…: adds lines behind the first line that matches; a failure if none does.
after() {
    local file=$1 pattern=$2
    shift 2
    edit "$file" PATTERN="$pattern" TEXT="$(printf '%s\n' "$@")" awk '
        { print }
        !done && $0 ~ ENVIRON["PATTERN"] { done = 1; print ENVIRON["TEXT"] }
        END { exit !done }'
}

# replace FILE OLD NEW: changes the first occurrence of a text; a failure if there is none.
replace() {
    edit "$1" OLD="$2" NEW="$3" awk '
        !done && (at = index($0, ENVIRON["OLD"])) {
            done = 1
            $0 = substr($0, 1, at - 1) ENVIRON["NEW"] substr($0, at + length(ENVIRON["OLD"]))
        }
        { print }
        END { exit !done }'
}

# edit FILE NAME=VALUE… COMMAND…: passes a file of the copy through a command.
edit() {
    local file=$1
    shift
    env "$@" <"$copy/$file" >"$copy/edited" || {
        echo "recipes: what '$file' should hold isn't there" >&2
        return 1
    }
    mv "$copy/edited" "$copy/$file"
    edited+=("$file")
}

for recipe in target reader; do
    edited=()
    . "Tests/Recipes/$recipe/edits.sh"
    cp -R "Tests/Recipes/$recipe/files/." "$copy/"
    files=$(printf '%s\n' "${edited[@]}" | sort -u)
    count=$(wc -l <<<"$files")
    printf 'a %s edits %d existing files:\n%s\n' "$recipe" "$count" "$files"
    if [ "$count" -gt "$limit" ]; then
        echo "recipes: more than $limit" >&2
        exit 1
    fi
done

[ "${1:-}" != --edits ] || exit 0
"$copy/scripts/views.sh"
swift build --package-path "$copy" --product modelgen
cd "$copy"
echo 'entity Note: text:string, size:double' >Notes.lines
.build/debug/modelgen generate Notes.lines --target plain --stdout | tee plain.swift
grep -q '^struct Note {$' plain.swift
grep -q '^    var size: Double$' plain.swift
.build/debug/modelgen generate Notes.lines --stdout | grep -q '^import ModelStore$'
echo "recipes: both generate"
