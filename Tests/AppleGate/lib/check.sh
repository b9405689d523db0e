# shellcheck shell=bash
# Checking modules. Sourced after runtime.sh.

# check_module NAME FILE...: type checking and the checks after it; 1 with an error or a warning.
check_module() {
    local name=$1 output sil=/dev/null status=0
    shift
    [ -z "$KEY_PATHS" ] || sil=$(mktemp)
    # Warnings are searched for rather than made errors, which would hide the difference.
    output=$(framework_frontend -emit-sil -I "$RUNTIME" -module-name "$name" \
        -package-name "$name" -parse-as-library -swift-version "$SWIFT_VERSION" -diagnostic-style llvm \
        ${ISOLATION:+-default-isolation "$ISOLATION"} \
        ${EXPRESSION_LIMIT:+"-warn-long-expression-type-checking=$EXPRESSION_LIMIT"} "$@" -o "$sil" 2>&1) || status=1
    if [ -n "$KEY_PATHS" ]; then key_paths "$sil"; rm "$sil"; fi
    [ -n "$output" ] || return "$status"
    echo "$output" >&2
    if grep -qE '(^|: )(warning|error): ' <<<"$output"; then status=1; fi
    return "$status"
}

# key_paths FILE: the key paths of a module. `NSSortDescriptor(keyPath:)` takes any, and stops a
# program on one that Objective-C has no name for.
key_paths() {
    sed -nE -e 's/.* = keypath \$(any )?([^(]*), \(objc "([^"]*)".*/\2: \3/p' \
        -e 's/.* = keypath \$(any )?([^(]*), \(root .*/\2: -/p' "$1"
}

# check_folder FOLDER: checks the files as one module; prints a line and the output if that fails.
check_folder() {
    local folder=$1 files output
    swift_files "$folder"
    [ ${#files[@]} -gt 0 ] || { echo "FAIL $folder: no Swift file"; return 1; }
    output=$(check_module App "${files[@]}" 2>&1) && return
    printf 'FAIL %s\n%s\n' "$folder" "$output"
    return 1
}

# check_batch LISTFILE: two folders at a time; the findings in the order of the list.
check_batch() {
    local folders findings status=0 first second index
    [ -r "$1" ] || die "cannot read $1"
    mapfile -t folders < <(grep -v '^[[:space:]]*$' "$1")
    [ ${#folders[@]} -gt 0 ] || die "no folder in $1"
    findings=$(mktemp -d)
    check_every_second 0 & first=$!
    check_every_second 1 & second=$!
    wait "$first" || status=1
    wait "$second" || status=1
    for ((index = 0; index < ${#folders[@]}; index++)); do
        cat "$findings/$index"
    done
    rm -r "$findings"
    return "$status"
}

check_every_second() {
    local index status=0
    for ((index = $1; index < ${#folders[@]}; index += 2)); do
        check_folder "${folders[index]}" >"$findings/$index" || status=1
    done
    return "$status"
}
