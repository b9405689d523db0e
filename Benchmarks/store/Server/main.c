// The workloads on libpq: prepared statements, pipelines, binary values, COPY for many new rows;
// results copied into structs and kept. It uses the tables that the store has made.
//
// usage: main ADDRESS [WORKLOAD…]
#include "throughput.h"

#define PERSON_COLUMNS "\"_pk\", first, last, email, age, flags, score, city, active, created"
#define ACCOUNT_COLUMNS "\"_pk\", email, owner, visits, balance, city"

// MARK: People

static void readPerson(PGresult *result, int row, Person *person) {
    person->key = integer(result, row, 0);
    person->first = copiedText(result, row, 1);
    person->last = copiedText(result, row, 2);
    person->email = copiedText(result, row, 3);
    person->age = integer(result, row, 4);
    person->flags = integer(result, row, 5);
    person->score = real(result, row, 6);
    person->city = copiedText(result, row, 7);
    person->active = truth(result, row, 8);
    person->created = real(result, row, 9);
}

/// Keeps all rows, then reads every field.
static long takePeople(PGresult *result) {
    int count = PQntuples(result);
    long sum = 0;
    Person *found = malloc((count + 1) * sizeof *found);
    for (int i = 0; i < count; i++) readPerson(result, i, &found[i]);
    PQclear(result);
    for (int i = 0; i < count; i++) sum += sumOf(&found[i]);
    return sum;
}

static void insertPeople(void) {
    double start = now();
    run("BEGIN");
    startCopy("COPY \"Person\" (" PERSON_COLUMNS ") FROM STDIN (FORMAT binary)");
    for (int i = 0; i < ROWS; i++) {
        const Person *person = &people[i];
        startRow(10);
        putInteger(person->key);
        putText(person->first);
        putText(person->last);
        putText(person->email);
        putInteger(person->age);
        putInteger(person->flags);
        putReal(person->score);
        putText(person->city);
        putTruth(person->active);
        putReal(person->created);
    }
    endCopy();
    run("COMMIT");
    report("W1", start, ROWS);
}

static void fetchAll(void) {
    double start = now();
    long sum = takePeople(rows("SELECT " PERSON_COLUMNS " FROM \"Person\"", 0));
    report("W2", start, sum);
}

static void fetchMasked(void) {
    double start = now();
    Values values = {0};
    addInteger(&values, MASK);
    long sum = takePeople(
        rows("SELECT " PERSON_COLUMNS " FROM \"Person\" WHERE (flags & $1::bigint) = $1", &values));
    report("W3", start, sum);
}

static void freePeople(Person *found, int count) {
    for (int i = 0; i < count; i++) {
        free(found[i].first);
        free(found[i].last);
        free(found[i].email);
        free(found[i].city);
    }
}

/// One row at a time, each answered before the next is asked for; a transaction for 1000.
static void lookUp(void) {
    double start = now();
    prepare("person", "SELECT " PERSON_COLUMNS " FROM \"Person\" WHERE \"_pk\" = $1");
    Person *found = malloc(1000 * sizeof *found);
    long sum = 0;
    for (int i = 0; i < ROWS; i++) {
        if (i % 1000 == 0) run("BEGIN ISOLATION LEVEL REPEATABLE READ");
        Values values = {0};
        addInteger(&values, (int64_t)i * 48271 % rowCount() + 1);
        PGresult *result = preparedRows("person", &values);
        readPerson(result, 0, &found[i % 1000]);
        PQclear(result);
        sum += found[i % 1000].key;
        if (i % 1000 < 999) continue;
        run("COMMIT");
        freePeople(found, 1000);
    }
    report("W5", start, sum);
}

/// The same, with one statement for 1000 rows.
static void lookUpSets(void) {
    double start = now();
    prepare("people", "SELECT " PERSON_COLUMNS " FROM \"Person\" WHERE \"_pk\" = ANY($1::bigint[])");
    Person *found = malloc(1000 * sizeof *found);
    int64_t *keys = malloc(1000 * sizeof *keys);
    long sum = 0;
    for (int i = 0; i < ROWS; i += 1000) {
        for (int j = 0; j < 1000; j++) keys[j] = (int64_t)(i + j) * 48271 % rowCount() + 1;
        Values values = {0};
        addIntegers(&values, keys, 1000);
        PGresult *result = preparedRows("people", &values);
        int count = PQntuples(result);
        for (int j = 0; j < count; j++) readPerson(result, j, &found[j]);
        PQclear(result);
        for (int j = 0; j < count; j++) sum += found[j].key;
        freePeople(found, count);
    }
    report("W5sets", start, sum);
}

// MARK: Accounts

/// Pages of the sorted list of accounts.
static void fetchPages(const char *name, int isBehindValue) {
    double start = now();
    prepare(name, isBehindValue
        ? "SELECT " ACCOUNT_COLUMNS " FROM \"Account\" WHERE email > $1 ORDER BY email LIMIT 50"
        : "SELECT " ACCOUNT_COLUMNS " FROM \"Account\" ORDER BY email LIMIT 50 OFFSET 1000");
    long sum = 0;
    for (int i = 0; i < 200; i++) {
        char text[64];
        Values values = {0};
        sprintf(text, "user%ld@example.com", (long)i * 48271 % rowCount());
        if (isBehindValue) addText(&values, text);
        PGresult *result = preparedRows(name, &values);
        for (int j = 0; j < PQntuples(result); j++) {
            Person person = {0};
            person.key = integer(result, j, 0);
            person.email = copiedText(result, j, 1);
            person.last = copiedText(result, j, 2);
            person.age = integer(result, j, 3);
            person.score = real(result, j, 4);
            person.city = copiedText(result, j, 5);
            sum += strlen(person.email);
            free(person.email);
            free(person.last);
            free(person.city);
        }
        PQclear(result);
    }
    report(name, start, sum);
}

static void copyAccounts(const char *table, int step, int64_t firstKey, int more) {
    char sql[200];
    sprintf(sql, "COPY %s (" ACCOUNT_COLUMNS ") FROM STDIN (FORMAT binary)", table);
    startCopy(sql);
    for (int i = 0; i < ROWS; i += step) {
        const Person *person = &people[i];
        startRow(6);
        putInteger(firstKey + i / step);
        putText(person->email);
        putText(person->last);
        putInteger(person->age + more);
        putReal(person->score);
        putText(person->city);
    }
    endCopy();
}

/// The unique constraint is deferrable, so ON CONFLICT can't be used: the rows come to a table of the
/// transaction's; those that are there are updated, and the others inserted.
static void upsert(void) {
    run("BEGIN");
    copyAccounts("\"Account\"", 2, 1, 0);
    run("COMMIT");
    double start = now();
    run("BEGIN");
    run("CREATE TEMPORARY TABLE new (LIKE \"Account\") ON COMMIT DROP");
    copyAccounts("new", 1, ROWS, 1);
    run("UPDATE \"Account\" a SET owner = n.owner, visits = n.visits, balance = n.balance,"
        " city = n.city FROM new n WHERE a.email = n.email");
    run("INSERT INTO \"Account\" SELECT * FROM new n"
        " WHERE NOT EXISTS (SELECT FROM \"Account\" a WHERE a.email = n.email)");
    run("COMMIT");
    report("W6", start, ROWS);
}

// MARK: Schools

static int64_t lastKey;

static void copyStudents(int64_t school, int count) {
    for (int i = 0; i < count; i++) {
        startRow(4);
        putInteger(++lastKey);
        putText(studentNames[i]);
        putInteger(i % 100);
        putInteger(school);
    }
}

static int64_t insertFamily(int count) {
    int64_t school = ++lastKey;
    char text[100];
    sprintf(text, "BEGIN; INSERT INTO \"School\" VALUES (%ld, 'School')", (long)school);
    run(text);
    startCopy("COPY \"Student\" (\"_pk\", name, age, school) FROM STDIN (FORMAT binary)");
    copyStudents(school, count);
    endCopy();
    run("COMMIT");
    return school;
}

static void appendMembers(int count) {
    double start = now();
    insertFamily(count);
    report(count == 1000 ? "W4_1000" : "W4_10000", start, count);
}

static void cascade(const char *name) {
    int64_t key = insertFamily(10000);
    double start = now();
    char text[100];
    sprintf(text, "DELETE FROM \"School\" WHERE \"_pk\" = %ld", (long)key);
    run(text);
    report(name, start, 10000);
}

static void iterate(void) {
    run("DELETE FROM \"School\"");
    run("BEGIN");
    startCopy("COPY \"School\" FROM STDIN (FORMAT binary)");
    int64_t first = lastKey + 1;
    for (int i = 0; i < 1000; i++) {
        startRow(2);
        putInteger(++lastKey);
        putText("School");
    }
    endCopy();
    startCopy("COPY \"Student\" (\"_pk\", name, age, school) FROM STDIN (FORMAT binary)");
    for (int i = 0; i < 1000; i++) copyStudents(first + i, 10);
    endCopy();
    run("COMMIT");
    double start = now();
    begin("BEGIN ISOLATION LEVEL REPEATABLE READ");
    queue("SELECT \"_pk\", name FROM \"School\"", 0);
    queue("SELECT \"_pk\", name, age, school FROM \"Student\""
          " WHERE school IN (SELECT \"_pk\" FROM \"School\") ORDER BY school", 0);
    queue("COMMIT", 0);
    synchronize();
    PQclear(nextResult());
    long sum = 0;
    PGresult *schools = nextResult();
    for (int i = 0; i < PQntuples(schools); i++) sum += strlen(copiedText(schools, i, 1));
    PQclear(schools);
    PGresult *result = nextResult();
    Student *found = malloc(10000 * sizeof *found);
    for (int i = 0; i < PQntuples(result); i++) {
        found[i].key = integer(result, i, 0);
        found[i].name = copiedText(result, i, 1);
        found[i].age = integer(result, i, 2);
        sum += strlen(found[i].name) + found[i].age;
    }
    PQclear(result);
    PQclear(nextResult());
    finish();
    report("W9", start, sum);
}

/// Saves of one row each.
static void saveOneByOne(void) {
    prepare("school", "INSERT INTO \"School\" VALUES ($1, $2)");
    double start = now();
    for (int i = 0; i < 200; i++) {
        Values values = {0};
        addInteger(&values, ++lastKey);
        addText(&values, studentNames[i]);
        PQclear(preparedRows("school", &values));
    }
    report("D1_normal", start, 200);
}

// MARK: A deep copy

static int64_t insertCourse(void) {
    char text[100];
    int64_t course = ++lastKey, unit = lastKey;
    sprintf(text, "BEGIN; INSERT INTO \"Course\" VALUES (%ld, 'Course')", (long)course);
    run(text);
    startCopy("COPY \"Unit\" (\"_pk\", title, number, course) FROM STDIN (FORMAT binary)");
    for (int i = 0; i < UNITS; i++) {
        sprintf(text, "Unit %d", i);
        startRow(4);
        putInteger(++lastKey);
        putText(text);
        putInteger(i);
        putInteger(course);
    }
    endCopy();
    startCopy("COPY \"Lesson\" (\"_pk\", title, minutes, grade, note, unit) FROM STDIN (FORMAT binary)");
    for (int i = 0; i < LESSONS; i++) {
        int place = i % (LESSONS / UNITS);
        startRow(6);
        putInteger(++lastKey);
        putText(studentNames[i]);
        putInteger(place);
        putReal(place * 0.5);
        putText(place % 10 == 0 ? 0 : "Some words about it");
        putInteger(unit + 1 + i / (LESSONS / UNITS));
    }
    endCopy();
    run("COMMIT");
    return course;
}

/// Reads all rows, keeps them, then writes their copies.
static void copyRows(void) {
    int64_t course = insertCourse();
    double start = now();
    Values values = {0};
    addInteger(&values, course);
    begin("BEGIN");
    queue("SELECT title FROM \"Course\" WHERE \"_pk\" = $1", &values);
    queue("SELECT \"_pk\", title, number FROM \"Unit\" WHERE course = $1 ORDER BY \"_pk\"", &values);
    queue("SELECT unit, title, minutes, grade, note FROM \"Lesson\" WHERE unit IN"
          " (SELECT \"_pk\" FROM \"Unit\" WHERE course = $1) ORDER BY unit, \"_pk\"", &values);
    synchronize();
    PQclear(nextResult());
    PGresult *result = nextResult();
    char *title = copiedText(result, 0, 0);
    PQclear(result);
    result = nextResult();
    int unitCount = PQntuples(result);
    Unit *units = malloc(unitCount * sizeof *units);
    for (int i = 0; i < unitCount; i++) {
        units[i] = (Unit){integer(result, i, 0), copiedText(result, i, 1), integer(result, i, 2)};
    }
    PQclear(result);
    result = nextResult();
    int lessonCount = PQntuples(result);
    Lesson *lessons = malloc(lessonCount * sizeof *lessons);
    for (int i = 0, unit = 0; i < lessonCount; i++) {
        Lesson *lesson = &lessons[i];
        while (units[unit].key != integer(result, i, 0)) unit++;
        lesson->unit = unit;
        lesson->title = copiedText(result, i, 1);
        lesson->minutes = integer(result, i, 2);
        lesson->grade = real(result, i, 3);
        lesson->note = copiedText(result, i, 4);
    }
    PQclear(result);
    finish();
    startCopy("COPY \"Course\" FROM STDIN (FORMAT binary)");
    int64_t copy = ++lastKey;
    startRow(2);
    putInteger(copy);
    putText(title);
    endCopy();
    startCopy("COPY \"Unit\" (\"_pk\", title, number, course) FROM STDIN (FORMAT binary)");
    for (int i = 0; i < unitCount; i++) {
        units[i].key = ++lastKey;
        startRow(4);
        putInteger(units[i].key);
        putText(units[i].title);
        putInteger(units[i].number);
        putInteger(copy);
    }
    endCopy();
    startCopy("COPY \"Lesson\" (\"_pk\", title, minutes, grade, note, unit) FROM STDIN (FORMAT binary)");
    for (int i = 0; i < lessonCount; i++) {
        startRow(6);
        putInteger(++lastKey);
        putText(lessons[i].title);
        putInteger(lessons[i].minutes);
        putReal(lessons[i].grade);
        putText(lessons[i].note);
        putInteger(units[lessons[i].unit].key);
    }
    endCopy();
    run("COMMIT");
    report("W8", start, 1 + unitCount + lessonCount);
}

/// The same without reading anything: each table's rows are copied by one statement.
static void copySets(void) {
    int64_t course = insertCourse();
    double start = now();
    char sql[1000];
    long copy = lastKey + 1, more = lastKey + 1 - course;
    sprintf(sql,
        "BEGIN;"
        "INSERT INTO \"Course\" SELECT %ld, title FROM \"Course\" WHERE \"_pk\" = %ld;"
        "INSERT INTO \"Unit\" (\"_pk\", title, number, course)"
        " SELECT \"_pk\" + %ld, title, number, %ld FROM \"Unit\" WHERE course = %ld;"
        "INSERT INTO \"Lesson\" (\"_pk\", title, minutes, grade, note, unit)"
        " SELECT \"_pk\" + %ld, title, minutes, grade, note, unit + %ld FROM \"Lesson\""
        " WHERE unit IN (SELECT \"_pk\" FROM \"Unit\" WHERE course = %ld);"
        "COMMIT",
        copy, (long)course, more, copy, (long)course, more, more, (long)course);
    run(sql);
    lastKey += 1 + UNITS + LESSONS;
    report("W8sets", start, 1 + UNITS + LESSONS);
}

int main(int count, char **names) {
    if (count < 2) return 2;
    makeInputs();
    connect(names[1]);
    if (isAsked(count, names, "W1")) insertPeople();
    if (isAsked(count, names, "W2")) fetchAll();
    if (isAsked(count, names, "W3")) fetchMasked();
    if (isAsked(count, names, "W4")) {
        appendMembers(1000);
        appendMembers(10000);
    }
    if (isAsked(count, names, "W5")) {
        lookUp();
        lookUpSets();
    }
    if (count > 2 && isAsked(count, names, "PAGE")) {
        fetchPages("PAGE", 1);
        fetchPages("PAGEoffset", 0);
    }
    for (int contexts = 1; count > 2 && contexts <= 64; contexts *= 8) {
        char name[8];
        sprintf(name, "T%d", contexts);
        if (isAsked(count, names, name)) measureThroughput(&accounts, names[1], contexts);
        sprintf(name, "S%d", contexts);
        if (isAsked(count, names, name)) measureThroughput(&orders, names[1], contexts);
    }
    if (isAsked(count, names, "W6")) upsert();
    if (isAsked(count, names, "W7")) {
        cascade("W7");
        cascade("W7known");
        cascade("W7each");
    }
    if (isAsked(count, names, "W8")) {
        copyRows();
        copySets();
    }
    if (isAsked(count, names, "W9")) iterate();
    if (isAsked(count, names, "D1")) saveOneByOne();
    return 0;
}
