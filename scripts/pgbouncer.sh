#!/usr/bin/env bash
# Runs PgBouncer before a test's server, with a connection of the server for each transaction.
#
#   pgbouncer.sh run COMMAND...
#
# The server's address is in MODELSTORE_POSTGRESQL; the command also finds that of PgBouncer, in
# MODELSTORE_PGBOUNCER. Without the program, it says so, and runs nothing.
set -euo pipefail

if [ "${1:-}" != run ] || [ -z "${MODELSTORE_POSTGRESQL:-}" ]; then
    echo "pgbouncer: run COMMAND..., with an address in MODELSTORE_POSTGRESQL" >&2
    exit 2
fi
shift
program=$(command -v pgbouncer || ls /usr/sbin/pgbouncer 2>/dev/null || true)
if [ -z "$program" ]; then
    echo "pgbouncer: skipped: install the package 'pgbouncer'" >&2
    exit 0
fi
server=${MODELSTORE_POSTGRESQL#*host=}
server=${server%%&*}
# A socket's path is short.
folder=$(mktemp -d /tmp/modelstore-pool-XXXXXX)
stop() {
    [ ! -e "$folder/pid" ] || kill "$(cat "$folder/pid")" 2>/dev/null || true
    rm -rf "$folder"
}
trap stop EXIT
cat >"$folder/pgbouncer.ini" <<CONF
[databases]
* = host=$server user=postgres

[pgbouncer]
unix_socket_dir = $folder
listen_addr =
listen_port = 5432
auth_type = any
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 80
logfile = $folder/log
pidfile = $folder/pid
CONF
# It refuses to run as root.
if [ "$(id -u)" = 0 ]; then
    chown -R postgres "$folder"
    runuser -u postgres -- "$program" --daemon --quiet "$folder/pgbouncer.ini"
else
    "$program" --daemon --quiet "$folder/pgbouncer.ini"
fi
export MODELSTORE_PGBOUNCER="postgresql:///postgres?host=$folder&user=postgres"
"$@"
