// The lower bound of reading the model in a Core Data store: its archive is inflated, and all objects of the
// property list are visited.
//
// archive STORE
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <zlib.h>

static const uint8_t *bytes;
static size_t size;

static uint64_t number(size_t start, size_t width) {
    uint64_t value = 0;
    for (size_t index = 0; index < width && start + index < size; index++) value = value << 8 | bytes[start + index];
    return value;
}

// Visits an object without those that it refers to.
static uint64_t visit(size_t start, size_t width) {
    uint8_t kind = bytes[start] >> 4;
    uint64_t count = bytes[start] & 15;
    size_t next = start + 1;
    if (kind >= 4 && kind != 8 && count == 15) {
        size_t length = (size_t)1 << (bytes[next] & 15);
        count = number(next + 1, length);
        next += 1 + length;
    }
    uint64_t sum = kind;
    switch (kind) {
    case 1: case 2: case 3: return sum + number(next, (size_t)1 << (count & 15));
    case 4: case 5: for (uint64_t index = 0; index < count; index++) sum += bytes[next + index]; return sum;
    case 6: for (uint64_t index = 0; index < 2 * count; index++) sum += bytes[next + index]; return sum;
    case 8: return sum + number(next, count + 1);
    case 10: for (uint64_t index = 0; index < count; index++) sum += number(next + index * width, width); return sum;
    case 13: for (uint64_t index = 0; index < 2 * count; index++) sum += number(next + index * width, width); return sum;
    default: return sum;
    }
}

int main(int count, char **arguments) {
    sqlite3 *database = NULL;
    sqlite3_stmt *statement = NULL;
    if (count != 2 || sqlite3_open_v2(arguments[1], &database, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK) {
        fprintf(stderr, "archive: can't open the store\n");
        return 2;
    }
    sqlite3_prepare_v2(database, "SELECT Z_CONTENT FROM Z_MODELCACHE", -1, &statement, NULL);
    if (sqlite3_step(statement) != SQLITE_ROW) return 1;
    z_stream stream = {0};
    stream.next_in = (Bytef *)sqlite3_column_blob(statement, 0);
    stream.avail_in = (uInt)sqlite3_column_bytes(statement, 0);
    size_t capacity = (size_t)stream.avail_in * 32 + 65536;
    uint8_t *inflated = malloc(capacity);
    stream.next_out = inflated;
    stream.avail_out = (uInt)capacity;
    if (inflateInit2(&stream, -15) != Z_OK || inflate(&stream, Z_FINISH) != Z_STREAM_END) return 1;
    bytes = inflated;
    size = stream.total_out;
    inflateEnd(&stream);
    size_t offsetWidth = bytes[size - 26], width = bytes[size - 25];
    uint64_t objects = number(size - 24, 8), table = number(size - 8, 8), sum = 0;
    for (uint64_t object = 0; object < objects; object++) sum += visit(number(table + object * offsetWidth, offsetWidth), width);
    sqlite3_finalize(statement);
    sqlite3_close(database);
    return sum > 0 ? 0 : 1;
}
