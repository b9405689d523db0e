// What the programs in C share: the rows that they write and read, and the clock.
#ifndef INPUTS_H
#define INPUTS_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ROWS 100000
#define MASK 0x0111
#define UNITS 100
#define LESSONS 10000

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

static void report(const char *name, double start, long result) {
    printf("%s %.9f %ld\n", name, now() - start, result);
    fflush(stdout);
}

// MARK: Rows

typedef struct {
    int64_t key;
    char *first, *last, *email;
    int64_t age, flags;
    double score;
    char *city;
    int active;
    double created;
} Person;

static Person *people;
static char *studentNames[10000];

static uint32_t mix(uint32_t x) {
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    return x ^ (x >> 16);
}

static void makeInputs(void) {
    char text[64];
    people = malloc(ROWS * sizeof *people);
    for (int i = 0; i < ROWS; i++) {
        Person *person = &people[i];
        person->key = i + 1;
        sprintf(text, "First%d", i % 1000);
        person->first = strdup(text);
        sprintf(text, "Lastname%d", i % 5000);
        person->last = strdup(text);
        sprintf(text, "user%d@example.com", i);
        person->email = strdup(text);
        person->age = i % 90;
        int64_t flags = mix((uint32_t)i) & 0xffff;
        person->flags = i % 20 == 0 ? flags | MASK : flags & ~1;
        person->score = i * 0.5;
        sprintf(text, "City number %d", i % 300);
        person->city = i % 10 == 0 ? 0 : strdup(text);
        person->active = i & 1;
        person->created = 700000000.0 + i;
    }
    for (int i = 0; i < 10000; i++) {
        sprintf(text, "Student %d", i);
        studentNames[i] = strdup(text);
    }
}

static long sumOf(const Person *person) {
    return strlen(person->first) + strlen(person->last) + strlen(person->email) + person->age
        + (person->flags & 1) + (long)person->score + (person->city ? strlen(person->city) : 0)
        + person->active + (long)person->created;
}

typedef struct {
    int64_t key;
    char *name;
    int64_t age;
} Student;

typedef struct {
    int64_t key;
    char *title;
    int64_t number;
} Unit;

typedef struct {
    int64_t key, unit;
    char *title;
    int64_t minutes;
    double grade;
    char *note;
} Lesson;

static int isAsked(int count, char **names, const char *name) {
    if (count < 3) return 1;
    for (int i = 2; i < count; i++)
        if (strcmp(names[i], name) == 0) return 1;
    return 0;
}

#endif
