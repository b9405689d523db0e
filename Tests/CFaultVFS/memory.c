// An allocator over SQLite's own.

#include "CFaultVFS.h"
#include <sqlite3.h>
#include <stddef.h>

static sqlite3_mem_methods real;

static void *allocate(int size) {
    return fault_strikes(fault_allocation) ? NULL : real.xMalloc(size);
}

static void *reallocate(void *memory, int size) {
    return fault_strikes(fault_allocation) ? NULL : real.xRealloc(memory, size);
}

int fault_install_allocator(void) {
    int code = sqlite3_config(SQLITE_CONFIG_GETMALLOC, &real);
    sqlite3_mem_methods shim = real;
    shim.xMalloc = allocate;
    shim.xRealloc = reallocate;
    if (code == SQLITE_OK) code = sqlite3_config(SQLITE_CONFIG_MALLOC, &shim);
    // Memory that is set aside would answer for most of the allocations.
    if (code == SQLITE_OK) code = sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 0, 0);
    if (code == SQLITE_OK) code = sqlite3_config(SQLITE_CONFIG_PAGECACHE, NULL, 0, 0);
    return code;
}
