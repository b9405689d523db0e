// SQLite, the system's database library.
#include <sqlite3.h>

// Lets a connection write to `sqlite_schema`, which some systems forbid by default. In C, since
// Swift can't call functions with variable arguments.
static inline void allowSchemaWrites(sqlite3 *connection) {
    sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 0, (int *)0);
}

// Forbids what a file from elsewhere could do through its schema: functions with effects, and writes
// to shadow tables.
static inline void distrustSchema(sqlite3 *connection) {
    sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
}
