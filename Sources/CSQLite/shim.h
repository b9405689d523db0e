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

// Lets a schema call functions that aren't known to be harmless, as those for JSON aren't in SQLite 3.40.
static inline void trustSchema(sqlite3 *connection) {
    sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 1, (int *)0);
}

// The byte of the statement at which compiling it failed; -1 if that isn't known. SQLite tells since 3.38,
// which Apple's systems may lack.
static inline int errorOffset(sqlite3 *connection) {
#if SQLITE_VERSION_NUMBER >= 3038000 && !defined(__APPLE__)
    return sqlite3_error_offset(connection);
#else
    (void)connection;
    return -1;
#endif
}

// Asks SQLite to take a copy of what is bound or returned. Swift doesn't import `SQLITE_TRANSIENT`.
static inline sqlite3_destructor_type transientDestructor(void) {
    return SQLITE_TRANSIENT;
}

// The name of the pointers to codable parts, which SQLite keeps and compares: no other pointer is taken for one.
static inline const char *partPointerType(void) {
    return "modelgen.part";
}
