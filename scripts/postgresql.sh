#!/usr/bin/env bash
# Runs a PostgreSQL server for tests: on a socket in a folder, without a network, for nobody else.
#
# postgresql.sh run COMMAND...    starts a server, runs the command, and removes the server
# postgresql.sh start FOLDER      starts a server in the folder, and prints its address
# postgresql.sh crash FOLDER      ends it as a crash does, and starts it again
# postgresql.sh stop FOLDER       stops it and removes the folder
#
# The command finds the address in MODELSTORE_POSTGRESQL. Without a server, `run` says so, and runs
# nothing. Installs one with --install, as root on Debian.
set -euo pipefail

fail() {
    echo "postgresql: $1" >&2
    exit "${2:-1}"
}

# The folder with `initdb`, which isn't on the path on Debian.
programs() {
    local found
    found=$(command -v initdb || ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null | sort -V | tail -1)
    [ -z "$found" ] || dirname "$(readlink -f "$found")"
}

# The package that is missing, if there is one.
missing() {
    if [ -z "$(programs)" ]; then
        echo postgresql
    elif ! pkg-config --exists libpq 2>/dev/null && [ ! -e /usr/include/postgresql/libpq-fe.h ]; then
        echo libpq-dev
    fi
}

# The server refuses to run as root.
as_user() {
    if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}

# A server that keeps a descriptor of who called this script keeps it waiting, as Foundation's Process.
close_inherited() {
    local path
    for path in /proc/$$/fd/*; do
        case ${path##*/} in
        0 | 1 | 2 | 255 | '*') ;;
        *) eval "exec ${path##*/}>&-" ;;
        esac
    done
}

start() {
    local folder=$1 bin
    bin=$(programs)
    [ -n "$bin" ] || fail "there is no server: install the package 'postgresql'" 3
    mkdir -p "$folder"
    [ "$(id -u)" != 0 ] || chown postgres "$folder"
    cd "$folder"
    as_user "$bin/initdb" --pgdata="$folder/data" --username=postgres --auth=trust \
        --encoding=UTF8 --locale=C --no-sync >/dev/null
    # What tests write need not survive the machine.
    cat >>"$folder/data/postgresql.conf" <<CONF
unix_socket_directories = '$folder'
listen_addresses = ''
fsync = off
max_connections = 200
CONF
    control "$folder" --log="$folder/log" start
    echo "postgresql:///postgres?host=$folder&user=postgres"
}

control() {
    local folder=$1
    shift
    as_user "$(programs)/pg_ctl" --pgdata="$folder/data" --wait --silent "$@"
}

crash() {
    cd "$1"
    control "$1" --mode=immediate stop
    control "$1" --log="$1/log" start
}

stop() {
    local folder=$1
    control "$folder" --mode=immediate stop || true
    rm -rf "$folder"
}

if [ "${1:-}" = --install ]; then
    shift
    if [ -n "$(missing)" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install --yes \
            libpq-dev pgbouncer postgresql; } >/dev/null 2>&1 || true
    fi
fi
case "${1:-}" in
start | crash) close_inherited ;;
esac
case "${1:-}" in
start) start "$(realpath -m "${2:?a folder}")" ;;
crash) crash "$(realpath -m "${2:?a folder}")" ;;
stop) stop "$(realpath -m "${2:?a folder}")" ;;
run)
    shift
    if [ -n "$(missing)" ]; then
        echo "postgresql: skipped: install the package '$(missing)'" >&2
        exit 0
    fi
    # A socket's path is short.
    folder=$(mktemp -d /tmp/modelstore-XXXXXX)
    trap 'stop "$folder"' EXIT
    # The command runs in the folder where the script was called.
    MODELSTORE_POSTGRESQL=$(start "$folder")
    export MODELSTORE_POSTGRESQL
    "$@"
    ;;
*) fail "run COMMAND..., start FOLDER, crash FOLDER or stop FOLDER" 2 ;;
esac
