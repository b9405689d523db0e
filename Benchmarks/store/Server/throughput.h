// What several connections do at once, for some time: requests of a server's program.
#ifndef THROUGHPUT_H
#define THROUGHPUT_H

#include <pthread.h>

#include "libpq.h"

#define SECONDS 2.0
#define REQUESTED_ROWS 10000

/// A table in which one row is read by a number, and changed.
typedef struct {
    const char *name, *select, *update;
    /// The columns that are texts; the visits are the fourth.
    int texts[3];
} Table;

static const Table accounts = {
    "T",
    "SELECT \"_pk\", email, owner, visits, balance, city FROM \"Account\" WHERE \"_pk\" = $1",
    "UPDATE \"Account\" SET visits = $2 WHERE \"_pk\" = $1",
    {1, 2, 5}};

/// Its partitions are on several servers: the customer says on which. Each has one order.
static const Table orders = {
    "S",
    "SELECT \"_pk\", customer, article, visits, price FROM \"Order\" WHERE customer = $1",
    "UPDATE \"Order\" SET visits = $2 WHERE customer = $1 AND \"_pk\" = $3",
    {2, -1, -1}};

typedef struct {
    const Table *table;
    const char *address;
    int number, count, isWriting;
    long requests;
    double end;
} Client;

/// A pool that gives each transaction another connection keeps no prepared statements.
static int isPooled(void) { return getenv("BENCHMARK_POOL") != 0; }

typedef struct {
    int64_t key, visits;
} Found;

static Found selectRow(const Table *table, int64_t number) {
    Values values = {0};
    addInteger(&values, number);
    PGresult *result = isPooled() ? rows(table->select, &values) : preparedRows("select", &values);
    if (PQntuples(result) != 1) fail();
    Found found = {integer(result, 0, 0), integer(result, 0, 3)};
    for (int i = 0; i < 3 && table->texts[i] >= 0; i++) free(copiedText(result, 0, table->texts[i]));
    PQclear(result);
    return found;
}

static void updateVisits(const Table *table, int64_t number, Found found) {
    Values values = {0};
    addInteger(&values, number);
    addInteger(&values, found.visits + 1);
    if (table == &orders) addInteger(&values, found.key);
    begin("BEGIN");
    if (isPooled()) {
        queue(table->update, &values);
    } else if (PQsendQueryPrepared(connection, "update", values.count, values.values, values.lengths,
                                   values.formats, 1) != 1) {
        fail();
    }
    queue("COMMIT", 0);
    synchronize();
    for (int i = 0; i < 3; i++) PQclear(nextResult());
    finish();
}

static void *request(void *argument) {
    Client *client = argument;
    connect(client->address);
    if (!isPooled()) {
        prepare("select", client->table->select);
        prepare("update", client->table->update);
    }
    int rows = REQUESTED_ROWS / client->count;
    for (int i = 0; now() < client->end; i = (i + 1) % rows) {
        int64_t number = (int64_t)i * client->count + client->number;
        Found found = selectRow(client->table, number);
        if (client->isWriting) updateVisits(client->table, number, found);
        client->requests++;
    }
    PQfinish(connection);
    return 0;
}

/// Prints the time that one of the requests takes.
static void measureRequests(const Table *table, const char *address, int count, int isWriting) {
    pthread_t threads[64];
    Client clients[64];
    double end = now() + SECONDS;
    for (int i = 0; i < count; i++) {
        clients[i] = (Client){table, address, i + 1, count, isWriting, 0, end};
        pthread_create(&threads[i], 0, request, &clients[i]);
    }
    long sum = 0;
    for (int i = 0; i < count; i++) {
        pthread_join(threads[i], 0);
        sum += clients[i].requests;
    }
    printf("%s%d%s %.9f %d\n", table->name, count, isWriting ? "write" : "read", SECONDS / sum, count);
    fflush(stdout);
}

static void measureThroughput(const Table *table, const char *address, int count) {
    measureRequests(table, address, count, 0);
    measureRequests(table, address, count, 1);
}

#endif
