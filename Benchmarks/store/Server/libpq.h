// libpq in the few forms in which the workloads use it: values and rows in the binary format.
#ifndef LIBPQ_H
#define LIBPQ_H

#include <libpq-fe.h>

#include "inputs.h"

/// Each thread has its own.
static _Thread_local PGconn *connection;

static void fail(void) {
    fprintf(stderr, "libpq: %s\n", PQerrorMessage(connection));
    exit(1);
}

static PGresult *checked(PGresult *result) {
    switch (PQresultStatus(result)) {
    case PGRES_TUPLES_OK:
    case PGRES_COMMAND_OK:
    case PGRES_COPY_IN: return result;
    default: fail();
    }
    return result;
}

static void ignore(void *nothing, const PGresult *notice) {
    (void)nothing;
    (void)notice;
}

static void connect(const char *address) {
    connection = PQconnectdb(address);
    if (PQstatus(connection) != CONNECTION_OK) fail();
    PQsetNoticeReceiver(connection, ignore, 0);
}

/// The rows of Person that there are, or that W1 makes.
static long rowCount(void) {
    const char *text = getenv("BENCHMARK_ROWS");
    return text ? atol(text) : ROWS;
}

static void run(const char *sql) { PQclear(checked(PQexec(connection, sql))); }

static void prepare(const char *name, const char *sql) {
    PQclear(checked(PQprepare(connection, name, sql, 0, 0)));
}

// MARK: Parameters

typedef struct {
    int count;
    const char *values[8];
    int lengths[8], formats[8];
    int64_t integers[8];
    char *arrays[8];
} Values;

static uint64_t swapped(int64_t value) { return __builtin_bswap64((uint64_t)value); }

static void add(Values *values, const char *value, int length, int format) {
    values->values[values->count] = value;
    values->lengths[values->count] = length;
    values->formats[values->count++] = format;
}

static void addInteger(Values *values, int64_t value) {
    int64_t *place = &values->integers[values->count];
    *place = swapped(value);
    add(values, (char *)place, 8, 1);
}

static void addText(Values *values, const char *text) { add(values, text, strlen(text), 1); }

/// An array of bigint.
static void addIntegers(Values *values, const int64_t *integers, int count) {
    int length = 20 + 12 * count;
    char *bytes = malloc(length);
    int32_t *head = (int32_t *)bytes;
    const int32_t parts[] = {1, 0, 20, count, 1};
    for (int i = 0; i < 5; i++) head[i] = __builtin_bswap32(parts[i]);
    for (int i = 0; i < count; i++) {
        int32_t size = __builtin_bswap32(8);
        uint64_t value = swapped(integers[i]);
        memcpy(bytes + 20 + 12 * i, &size, 4);
        memcpy(bytes + 24 + 12 * i, &value, 8);
    }
    values->arrays[values->count] = bytes;
    add(values, bytes, length, 1);
}

static void freeArrays(Values *values) {
    for (int i = 0; values && i < values->count; i++) free(values->arrays[i]);
}

static PGresult *rows(const char *sql, Values *values) {
    PGresult *result = PQexecParams(
        connection, sql, values ? values->count : 0, 0, values ? values->values : 0,
        values ? values->lengths : 0, values ? values->formats : 0, 1);
    freeArrays(values);
    return checked(result);
}

static PGresult *preparedRows(const char *name, Values *values) {
    PGresult *result = PQexecPrepared(
        connection, name, values->count, values->values, values->lengths, values->formats, 1);
    freeArrays(values);
    return checked(result);
}

// MARK: Pipelines

static void queue(const char *sql, Values *values) {
    int code = PQsendQueryParams(
        connection, sql, values ? values->count : 0, 0, values ? values->values : 0,
        values ? values->lengths : 0, values ? values->formats : 0, 1);
    if (code != 1) fail();
}

static void begin(const char *sql) {
    if (PQenterPipelineMode(connection) != 1) fail();
    queue(sql, 0);
}

static void synchronize(void) {
    if (PQpipelineSync(connection) != 1) fail();
}

static PGresult *nextResult(void) {
    PGresult *result = checked(PQgetResult(connection));
    PQgetResult(connection);
    return result;
}

static void finish(void) {
    PQclear(PQgetResult(connection));
    if (PQexitPipelineMode(connection) != 1) fail();
}

// MARK: Results

static int64_t integer(PGresult *result, int row, int column) {
    int64_t value;
    memcpy(&value, PQgetvalue(result, row, column), 8);
    return (int64_t)swapped(value);
}

static double real(PGresult *result, int row, int column) {
    int64_t bits = integer(result, row, column);
    double value;
    memcpy(&value, &bits, 8);
    return value;
}

static int truth(PGresult *result, int row, int column) {
    return *PQgetvalue(result, row, column) == 1;
}

static char *copiedText(PGresult *result, int row, int column) {
    if (PQgetisnull(result, row, column)) return 0;
    int count = PQgetlength(result, row, column);
    char *copy = malloc(count + 1);
    memcpy(copy, PQgetvalue(result, row, column), count + 1);
    return copy;
}

// MARK: COPY

#define BUFFER 65536

static char buffer[BUFFER];
static int filled;

static void flush(void) {
    if (PQputCopyData(connection, buffer, filled) != 1) fail();
    filled = 0;
}

static void put(const void *bytes, int count) {
    if (filled + count > BUFFER) flush();
    memcpy(buffer + filled, bytes, count);
    filled += count;
}

static void putSize(int32_t size) {
    int32_t bytes = __builtin_bswap32(size);
    put(&bytes, 4);
}

static void putText(const char *text) {
    int size = text ? (int)strlen(text) : -1;
    putSize(size);
    if (text) put(text, size);
}

static void putInteger(int64_t value) {
    uint64_t bytes = swapped(value);
    putSize(8);
    put(&bytes, 8);
}

static void putReal(double value) {
    int64_t bits;
    memcpy(&bits, &value, 8);
    putInteger(bits);
}

static void putTruth(int value) {
    char byte = value != 0;
    putSize(1);
    put(&byte, 1);
}

static void startRow(int columns) {
    int16_t count = __builtin_bswap16(columns);
    put(&count, 2);
}

static void startCopy(const char *sql) {
    run(sql);
    put("PGCOPY\n\377\r\n\0\0\0\0\0\0\0\0\0", 19);
}

static void endCopy(void) {
    startRow(-1);
    flush();
    if (PQputCopyEnd(connection, 0) != 1) fail();
    PQclear(checked(PQgetResult(connection)));
    PQgetResult(connection);
}

#endif
