// Faults for the store's tests: calls into the file system, or allocations, that fail when it's
// their turn. For one thread of a process of its own.

#ifndef C_FAULT_VFS_H
#define C_FAULT_VFS_H

// What can fail.
enum fault_operations {
    fault_open = 1 << 0,
    fault_read = 1 << 1,
    // Half of the bytes are written.
    fault_write = 1 << 2,
    fault_sync = 1 << 3,
    fault_truncate = 1 << 4,
    fault_lock = 1 << 5,
    // The lock is released all the same.
    fault_unlock = 1 << 6,
    fault_size = 1 << 7,
    fault_map = 1 << 8,
    fault_delete = 1 << 9,
    fault_access = 1 << 10,
    fault_allocation = 1 << 11,
};

// Makes SQLite use functions for files and memory that fail when they're told to; once, before
// SQLite is used. It allocates every piece of memory by itself then, and never sleeps.
// Returns SQLite's result code.
int fault_install(void);

// Makes SQLite's random numbers those that followed `fault_install`, so that what it writes is the
// same again.
void fault_repeat_randomness(void);

// Counts operations from 1, and lets one fail.
// - operations: those that count; the others never fail.
// - number: which one fails; 0 for none.
// - persists: whether all operations after it fail, too.
// - code: SQLite's result code; 0 for that of the operation.
void fault_begin(int operations, int number, int persists, int code);

// No operation fails from here on. Returns how many there were.
int fault_end(void);

// The rest is for the functions that fail.

// Counts an operation. Returns whether it has to fail.
int fault_strikes(int operation);

// The result code of an operation that fails.
int fault_code(int operation_code);

// Both return SQLite's result code.
int fault_install_file_system(void);
int fault_install_allocator(void);

#endif
