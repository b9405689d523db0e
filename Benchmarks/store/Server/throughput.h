// What several connections do at once, for some time: requests of a server's program.
#ifndef THROUGHPUT_H
#define THROUGHPUT_H

#include <pthread.h>

#include "libpq.h"

#define SECONDS 2.0
#define REQUESTED_ROWS 10000
#define SELECT_ACCOUNT                                                                             \
    "SELECT \"_pk\", email, owner, visits, balance, city FROM \"Account\" WHERE \"_pk\" = $1"
#define UPDATE_ACCOUNT "UPDATE \"Account\" SET visits = $2 WHERE \"_pk\" = $1"

typedef struct {
    const char *address;
    int number, count, isWriting;
    long requests;
    double end;
} Client;

/// A pool that gives each transaction another connection keeps no prepared statements.
static int isPooled(void) { return getenv("BENCHMARK_POOL") != 0; }

static int64_t selectVisits(int64_t key) {
    Values values = {0};
    addInteger(&values, key);
    PGresult *result = isPooled() ? rows(SELECT_ACCOUNT, &values) : preparedRows("select", &values);
    if (PQntuples(result) != 1) fail();
    int64_t visits = integer(result, 0, 3);
    free(copiedText(result, 0, 1));
    free(copiedText(result, 0, 2));
    free(copiedText(result, 0, 5));
    PQclear(result);
    return visits;
}

static void updateVisits(int64_t key, int64_t visits) {
    Values values = {0};
    addInteger(&values, key);
    addInteger(&values, visits);
    begin("BEGIN");
    if (isPooled()) {
        queue(UPDATE_ACCOUNT, &values);
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
        prepare("select", SELECT_ACCOUNT);
        prepare("update", UPDATE_ACCOUNT);
    }
    int rows = REQUESTED_ROWS / client->count;
    for (int i = 0; now() < client->end; i = (i + 1) % rows) {
        int64_t key = (int64_t)i * client->count + client->number;
        int64_t visits = selectVisits(key);
        if (client->isWriting) updateVisits(key, visits + 1);
        client->requests++;
    }
    PQfinish(connection);
    return 0;
}

/// Prints the time that one of the requests takes.
static void measureRequests(const char *address, int count, int isWriting) {
    pthread_t threads[64];
    Client clients[64];
    double end = now() + SECONDS;
    for (int i = 0; i < count; i++) {
        clients[i] = (Client){address, i + 1, count, isWriting, 0, end};
        pthread_create(&threads[i], 0, request, &clients[i]);
    }
    long sum = 0;
    for (int i = 0; i < count; i++) {
        pthread_join(threads[i], 0);
        sum += clients[i].requests;
    }
    printf("T%d%s %.9f %d\n", count, isWriting ? "write" : "read", SECONDS / sum, count);
    fflush(stdout);
}

static void measureThroughput(const char *address, int count) {
    measureRequests(address, count, 0);
    measureRequests(address, count, 1);
}

#endif
