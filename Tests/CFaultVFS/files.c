// A file system over SQLite's default one.

#include "CFaultVFS.h"
#include <sqlite3.h>
#include <stddef.h>

static sqlite3_vfs *real;

// The default file system's file follows it in memory.
typedef struct {
    sqlite3_file base;
    sqlite3_file *real;
} fault_file;

static sqlite3_file *real_file(sqlite3_file *file) { return ((fault_file *)file)->real; }

#define REAL(file) real_file(file)->pMethods

static int file_close(sqlite3_file *file) {
    int code = REAL(file)->xClose(real_file(file));
    file->pMethods = NULL;
    return code;
}

static int file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
    if (fault_strikes(fault_read)) return fault_code(SQLITE_IOERR_READ);
    return REAL(file)->xRead(real_file(file), bytes, count, offset);
}

static int file_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
    if (!fault_strikes(fault_write)) {
        return REAL(file)->xWrite(real_file(file), bytes, count, offset);
    }
    REAL(file)->xWrite(real_file(file), bytes, count / 2, offset);
    return fault_code(SQLITE_IOERR_WRITE);
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size) {
    if (fault_strikes(fault_truncate)) return fault_code(SQLITE_IOERR_TRUNCATE);
    return REAL(file)->xTruncate(real_file(file), size);
}

static int file_sync(sqlite3_file *file, int flags) {
    if (fault_strikes(fault_sync)) return fault_code(SQLITE_IOERR_FSYNC);
    return REAL(file)->xSync(real_file(file), flags);
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
    if (fault_strikes(fault_size)) return fault_code(SQLITE_IOERR_FSTAT);
    return REAL(file)->xFileSize(real_file(file), size);
}

static int file_lock(sqlite3_file *file, int level) {
    if (fault_strikes(fault_lock)) return fault_code(SQLITE_IOERR_LOCK);
    return REAL(file)->xLock(real_file(file), level);
}

static int file_unlock(sqlite3_file *file, int level) {
    int fails = fault_strikes(fault_unlock);
    int code = REAL(file)->xUnlock(real_file(file), level);
    return fails ? fault_code(SQLITE_IOERR_UNLOCK) : code;
}

static int file_check_reserved_lock(sqlite3_file *file, int *result) {
    if (fault_strikes(fault_lock)) return fault_code(SQLITE_IOERR_CHECKRESERVEDLOCK);
    return REAL(file)->xCheckReservedLock(real_file(file), result);
}

static int file_control(sqlite3_file *file, int operation, void *argument) {
    return REAL(file)->xFileControl(real_file(file), operation, argument);
}

static int file_sector_size(sqlite3_file *file) {
    return REAL(file)->xSectorSize(real_file(file));
}

static int file_characteristics(sqlite3_file *file) {
    return REAL(file)->xDeviceCharacteristics(real_file(file));
}

static int file_map(
    sqlite3_file *file, int region, int size, int extends, void volatile **memory
) {
    if (fault_strikes(fault_map)) return fault_code(SQLITE_IOERR_SHMMAP);
    return REAL(file)->xShmMap(real_file(file), region, size, extends, memory);
}

static int file_map_lock(sqlite3_file *file, int offset, int count, int flags) {
    // Nobody asks whether it can be unlocked.
    if ((flags & SQLITE_SHM_LOCK) && fault_strikes(fault_lock)) {
        return fault_code(SQLITE_IOERR_SHMLOCK);
    }
    return REAL(file)->xShmLock(real_file(file), offset, count, flags);
}

static void file_map_barrier(sqlite3_file *file) { REAL(file)->xShmBarrier(real_file(file)); }

static int file_unmap(sqlite3_file *file, int deletes) {
    return REAL(file)->xShmUnmap(real_file(file), deletes);
}

static const sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = file_close,
    .xRead = file_read,
    .xWrite = file_write,
    .xTruncate = file_truncate,
    .xSync = file_sync,
    .xFileSize = file_size,
    .xLock = file_lock,
    .xUnlock = file_unlock,
    .xCheckReservedLock = file_check_reserved_lock,
    .xFileControl = file_control,
    .xSectorSize = file_sector_size,
    .xDeviceCharacteristics = file_characteristics,
    .xShmMap = file_map,
    .xShmLock = file_map_lock,
    .xShmBarrier = file_map_barrier,
    .xShmUnmap = file_unmap,
};

static int system_open(
    sqlite3_vfs *system, const char *name, sqlite3_file *file, int flags, int *opened
) {
    (void)system;
    // SQLite closes a file that has methods, whatever is returned.
    file->pMethods = NULL;
    if (fault_strikes(fault_open)) return fault_code(SQLITE_CANTOPEN);
    fault_file *shim = (fault_file *)file;
    shim->real = (sqlite3_file *)(shim + 1);
    int code = real->xOpen(real, name, shim->real, flags, opened);
    if (shim->real->pMethods) file->pMethods = &methods;
    return code;
}

static int system_delete(sqlite3_vfs *system, const char *name, int syncs) {
    (void)system;
    if (fault_strikes(fault_delete)) return fault_code(SQLITE_IOERR_DELETE);
    return real->xDelete(real, name, syncs);
}

static int system_access(sqlite3_vfs *system, const char *name, int flags, int *result) {
    (void)system;
    if (fault_strikes(fault_access)) return fault_code(SQLITE_IOERR_ACCESS);
    return real->xAccess(real, name, flags, result);
}

static int system_sleep(sqlite3_vfs *system, int microseconds) {
    (void)system;
    return microseconds;
}

int fault_install_file_system(void) {
    static sqlite3_vfs shim;
    real = sqlite3_vfs_find(NULL);
    if (!real) return SQLITE_NOTFOUND;
    // What isn't replaced works for either.
    shim = *real;
    shim.zName = "fault";
    shim.szOsFile += (int)sizeof(fault_file);
    shim.xOpen = system_open;
    shim.xDelete = system_delete;
    shim.xAccess = system_access;
    shim.xSleep = system_sleep;
    return sqlite3_vfs_register(&shim, 1);
}
