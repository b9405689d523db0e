#!/usr/bin/env bash
# Installs missing system packages that the build needs.
#
# Installs them as root or if sudo needs no password; otherwise prints the command.
set -euo pipefail

[ "$(uname)" = Linux ] || exit 0 # Apple systems bring everything along.

# A header that shows a package is installed, and the package's name for apt-get, dnf and apk.
missing_header() {
    [ ! -e "/usr/include/$1" ] && [ ! -e "/usr/local/include/$1" ]
}

missing_header expat.h || missing_header sqlite3.h || missing_header zlib.h || exit 0

if command -v apt-get >/dev/null; then
    install="apt-get install --yes libexpat1-dev libsqlite3-dev zlib1g-dev"
    prepare="apt-get update"
elif command -v dnf >/dev/null; then
    install="dnf install --assumeyes expat-devel sqlite-devel zlib-devel"
    prepare="true"
elif command -v apk >/dev/null; then
    install="apk add expat-dev sqlite-dev zlib-dev"
    prepare="true"
else
    echo "setup: install the development files of expat, an XML parser, of SQLite, and of zlib" >&2
    exit 2
fi

if [ "$(id -u)" = 0 ]; then
    $prepare >/dev/null
    $install >/dev/null
elif command -v sudo >/dev/null && sudo --non-interactive true 2>/dev/null; then
    sudo $prepare >/dev/null
    sudo $install >/dev/null
else
    echo "setup: a system package is missing; run: sudo sh -c '$prepare && $install'" >&2
    exit 2
fi
