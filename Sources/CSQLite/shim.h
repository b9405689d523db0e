// SQLite, the database of the system.
#include <sqlite3.h>
