#!/usr/bin/env bash
# Writes ViewFields.swift in each folder of Sources/Lowering: the names that templates can use, from
# the properties of the views. views.swift says how a view declares them. With --check, writes nothing
# and fails if a file isn't current, as a test does.
#
# views.sh [--check] [FOLDER…]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
case "$*" in
    "" | --check) set -- "$@" Sources/Lowering/* ;;
esac
swift scripts/views.swift "$@"
