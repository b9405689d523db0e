// The lower bound of reading a database: SQLite alone tells its tables, columns, keys and indexes.
//
// database FILE
#include <sqlite3.h>
#include <stdio.h>

static long run(sqlite3 *database, const char *sql, const char *name) {
    sqlite3_stmt *statement = NULL;
    long rows = 0;
    if (sqlite3_prepare_v2(database, sql, -1, &statement, NULL) != SQLITE_OK) return -1;
    if (name) sqlite3_bind_text(statement, 1, name, -1, SQLITE_STATIC);
    while (sqlite3_step(statement) == SQLITE_ROW) rows += sqlite3_column_bytes(statement, 0) >= 0;
    sqlite3_finalize(statement);
    return rows;
}

int main(int count, char **arguments) {
    sqlite3 *database = NULL;
    sqlite3_stmt *tables = NULL;
    long rows = 0;
    if (count != 2 || sqlite3_open_v2(arguments[1], &database, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK) {
        fprintf(stderr, "database: can't open the file\n");
        return 2;
    }
    sqlite3_prepare_v2(database, "SELECT name, type, sql FROM sqlite_schema", -1, &tables, NULL);
    while (sqlite3_step(tables) == SQLITE_ROW) {
        const char *name = (const char *)sqlite3_column_text(tables, 0);
        if (sqlite3_column_text(tables, 1)[0] != 't') continue;
        rows += run(database, "SELECT * FROM pragma_table_xinfo(?)", name);
        rows += run(database, "SELECT * FROM pragma_foreign_key_list(?)", name);
        rows += run(database, "SELECT * FROM pragma_index_list(?) l JOIN pragma_index_xinfo(l.name)", name);
    }
    sqlite3_finalize(tables);
    sqlite3_close(database);
    return rows > 0 ? 0 : 1;
}
