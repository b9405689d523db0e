// SQLite, the system's database library.
#include <sqlite3.h>
