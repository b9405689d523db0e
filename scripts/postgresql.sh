#!/usr/bin/env bash
# Runs a PostgreSQL server for tests: on a socket in a folder, without a network, for nobody else.
#
# postgresql.sh run COMMAND...          starts a server, runs the command, and removes the server
# postgresql.sh start FOLDER [SETTING...]
#                                       starts a server in the folder, and prints its address
# postgresql.sh standby FOLDER PRIMARY  starts one that follows the server of another folder
# postgresql.sh promote FOLDER          makes a standby a primary
# postgresql.sh crash FOLDER            ends a server as a crash does, and starts it again
# postgresql.sh halt FOLDER             ends it as a crash does
# postgresql.sh stop FOLDER             stops it and removes the folder
# postgresql.sh replicates              says whether standbys can be made
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

# Makes a folder for a server, and goes there.
enter() {
    [ -n "$(programs)" ] || fail "there is no server: install the package 'postgresql'" 3
    mkdir -p "$1"
    [ "$(id -u)" != 0 ] || chown postgres "$1"
    cd "$1"
}

start() {
    local folder=$1 bin
    shift
    bin=$(programs)
    enter "$folder"
    as_user "$bin/initdb" --pgdata="$folder/data" --username=postgres --auth=trust \
        --encoding=UTF8 --locale=C --no-sync >/dev/null
    # What tests write need not survive the machine.
    cat >>"$folder/data/postgresql.conf" <<CONF
unix_socket_directories = '$folder'
listen_addresses = ''
fsync = off
max_connections = 200
wal_retrieve_retry_interval = 100ms
$(printf '%s\n' "$@")
CONF
    begin "$folder"
}

standby() {
    local folder=$1 primary=$2
    enter "$folder"
    as_user "$(programs)/pg_basebackup" --pgdata="$folder/data" --host="$primary" \
        --username=postgres --checkpoint=fast --write-recovery-conf --no-sync
    echo "unix_socket_directories = '$folder'" >>"$folder/data/postgresql.conf"
    begin "$folder"
}

# Starts a server whose data is there, and prints its address.
begin() {
    control "$1" --log="$1/log" start
    echo "postgresql:///postgres?host=$1&user=postgres"
}

control() {
    local folder=$1
    shift
    as_user "$(programs)/pg_ctl" --pgdata="$folder/data" --wait --silent "$@"
}

halt() {
    cd "$1"
    control "$1" --mode=immediate stop
}

crash() {
    halt "$1"
    begin "$1" >/dev/null
}

promote() {
    cd "$1"
    control "$1" promote
}

stop() {
    local folder=$1
    control "$folder" --mode=immediate stop || true
    rm -rf "$folder"
}

# Whether something that the tests use isn't there: the server, libpq, or PgBouncer.
is_incomplete() {
    [ -n "$(missing)" ] || ! { command -v pgbouncer || ls /usr/sbin/pgbouncer; } >/dev/null 2>&1
}

if [ "${1:-}" = --install ]; then
    shift
    if is_incomplete && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install --yes \
            libpq-dev pgbouncer postgresql; } >/dev/null 2>&1 || true
    fi
fi
case "${1:-}" in
start | standby | crash) close_inherited ;;
esac
case "${1:-}" in
start) start "$(realpath -m "${2:?a folder}")" "${@:3}" ;;
standby)
    standby "$(realpath -m "${2:?a folder}")" "$(realpath -m "${3:?the folder of the primary}")"
    ;;
promote) promote "$(realpath -m "${2:?a folder}")" ;;
replicates) [ -x "$(programs)/pg_basebackup" ] || fail "there is no pg_basebackup" 3 ;;
halt) halt "$(realpath -m "${2:?a folder}")" ;;
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
*) fail "one of the commands at the top of this script" 2 ;;
esac
