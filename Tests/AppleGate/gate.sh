#!/bin/bash
# Checks generated Core Data code for an Apple target, on Linux.
#
#   gate.sh [OPTIONS] [--module NAME] FILE.swift...    the files are one module
#   gate.sh [OPTIONS] --batch LISTFILE                 each line is a folder with one module
#
# Options: --swift-version 6, --default-isolation ACTOR, and --slowest-expression MS: an expression that takes the type checker
# longer gets a warning. Tests don't use it, because they would fail on a busy machine.
# --key-paths prints each key path of the module: its type, and its name in Objective-C, or `-`.
#
# Exit status: 0 without errors and warnings, 1 with any, 2 if nothing was checked.
set -euo pipefail
LIBRARY=$(dirname "${BASH_SOURCE[0]}")/lib
# shellcheck source-path=SCRIPTDIR
. "$LIBRARY/cache.sh"
. "$LIBRARY/compiler.sh"
. "$LIBRARY/stdlib.sh"
. "$LIBRARY/frameworks.sh"
. "$LIBRARY/runtime.sh"
. "$LIBRARY/check.sh"

usage() {
    sed -n 's/^#  /usage:/p' "${BASH_SOURCE[0]}" >&2
    exit 2
}

SWIFT_VERSION=6
EXPRESSION_LIMIT=
ISOLATION=
KEY_PATHS=
MODULE=App
LIST=
while [ $# -gt 0 ]; do
    case $1 in
        --swift-version) SWIFT_VERSION=${2:?}; shift 2 ;;
        --module) MODULE=${2:?}; shift 2 ;;
        --default-isolation) ISOLATION=${2:?}; shift 2 ;;
        --key-paths) KEY_PATHS=1; shift ;;
        --slowest-expression) EXPRESSION_LIMIT=${2:?}; shift 2 ;;
        --batch) LIST=${2:?}; shift 2 ;;
        --) shift; break ;;
        -*) usage ;;
        *) break ;;
    esac
done
[ -n "$LIST" ] || [ $# -gt 0 ] || usage

stdlib_part
frameworks_part
runtime_part
if [ -n "$LIST" ]; then
    check_batch "$LIST"
else
    check_module "$MODULE" "$@"
fi
