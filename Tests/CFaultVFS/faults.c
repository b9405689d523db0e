// Which operation fails.

#include "CFaultVFS.h"
#include <sqlite3.h>

static int counted_operations;
static int count;
static int failing_number;
static int all_after_fail;
static int chosen_code;

int fault_install(void) {
    int code = fault_install_allocator();
    if (code == SQLITE_OK) code = sqlite3_initialize();
    if (code == SQLITE_OK) code = fault_install_file_system();
    // There are no numbers before the first.
    char byte;
    sqlite3_randomness(1, &byte);
    sqlite3_test_control(SQLITE_TESTCTRL_PRNG_SAVE);
    return code;
}

void fault_repeat_randomness(void) { sqlite3_test_control(SQLITE_TESTCTRL_PRNG_RESTORE); }

void fault_begin(int operations, int number, int persists, int code) {
    counted_operations = operations;
    count = 0;
    failing_number = number;
    all_after_fail = persists;
    chosen_code = code;
}

int fault_end(void) {
    counted_operations = 0;
    return count;
}

int fault_strikes(int operation) {
    if (!(counted_operations & operation)) return 0;
    count += 1;
    if (failing_number == 0) return 0;
    return all_after_fail ? count >= failing_number : count == failing_number;
}

int fault_code(int operation_code) {
    return chosen_code ? chosen_code : operation_code;
}
