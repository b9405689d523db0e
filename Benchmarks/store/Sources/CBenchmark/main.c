// The workloads on the SQLite API: one prepared statement for each kind of row, one transaction
// for each workload, results copied into structs and kept.
//
// usage: CBenchmark PATH|:memory: [WORKLOAD…]
#include <sqlite3.h>

#include "inputs.h"

static sqlite3 *database;

static void check(int code) {
    if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW) return;
    fprintf(stderr, "sqlite: %s\n", sqlite3_errmsg(database));
    exit(1);
}

static void execute(const char *sql) { check(sqlite3_exec(database, sql, 0, 0, 0)); }

static sqlite3_stmt *prepare(const char *sql) {
    sqlite3_stmt *statement;
    check(sqlite3_prepare_v2(database, sql, -1, &statement, 0));
    return statement;
}

static void run(sqlite3_stmt *statement) {
    check(sqlite3_step(statement));
    sqlite3_reset(statement);
}

// MARK: Rows

static void bindPerson(sqlite3_stmt *statement, const Person *person, int64_t key) {
    sqlite3_bind_int64(statement, 1, key);
    sqlite3_bind_text(statement, 2, person->first, -1, SQLITE_STATIC);
    sqlite3_bind_text(statement, 3, person->last, -1, SQLITE_STATIC);
    sqlite3_bind_text(statement, 4, person->email, -1, SQLITE_STATIC);
    sqlite3_bind_int64(statement, 5, person->age);
    sqlite3_bind_int64(statement, 6, person->flags);
    sqlite3_bind_double(statement, 7, person->score);
    if (person->city) {
        sqlite3_bind_text(statement, 8, person->city, -1, SQLITE_STATIC);
    } else {
        sqlite3_bind_null(statement, 8);
    }
    sqlite3_bind_int(statement, 9, person->active);
    sqlite3_bind_double(statement, 10, person->created);
}

static void bindAccount(sqlite3_stmt *statement, const Person *person, int64_t key, int64_t visits) {
    sqlite3_bind_int64(statement, 1, key);
    sqlite3_bind_text(statement, 2, person->email, -1, SQLITE_STATIC);
    sqlite3_bind_text(statement, 3, person->last, -1, SQLITE_STATIC);
    sqlite3_bind_int64(statement, 4, visits);
    sqlite3_bind_double(statement, 5, person->score);
    if (person->city) {
        sqlite3_bind_text(statement, 6, person->city, -1, SQLITE_STATIC);
    } else {
        sqlite3_bind_null(statement, 6);
    }
}

static char *copiedText(sqlite3_stmt *statement, int column) {
    const unsigned char *text = sqlite3_column_text(statement, column);
    if (!text) return 0;
    int count = sqlite3_column_bytes(statement, column);
    char *copy = malloc(count + 1);
    memcpy(copy, text, count + 1);
    return copy;
}

static void readPerson(sqlite3_stmt *statement, Person *person) {
    person->key = sqlite3_column_int64(statement, 0);
    person->first = copiedText(statement, 1);
    person->last = copiedText(statement, 2);
    person->email = copiedText(statement, 3);
    person->age = sqlite3_column_int64(statement, 4);
    person->flags = sqlite3_column_int64(statement, 5);
    person->score = sqlite3_column_double(statement, 6);
    person->city = copiedText(statement, 7);
    person->active = sqlite3_column_int(statement, 8);
    person->created = sqlite3_column_double(statement, 9);
}

#define COLUMNS "\"_pk\", first, last, email, age, flags, score, city, active, created"

/// Reads all rows, keeps them, then reads every field.
static long fetchPeople(sqlite3_stmt *statement) {
    int capacity = 16, count = 0;
    long sum = 0;
    Person *found = malloc(capacity * sizeof *found);
    while (sqlite3_step(statement) == SQLITE_ROW) {
        if (count == capacity) {
            capacity *= 2;
            found = realloc(found, capacity * sizeof *found);
        }
        readPerson(statement, &found[count++]);
    }
    sqlite3_reset(statement);
    for (int i = 0; i < count; i++) sum += sumOf(&found[i]);
    return sum;
}

static int64_t insertFamily(int count) {
    sqlite3_stmt *school = prepare("INSERT INTO School(name) VALUES (?)");
    sqlite3_stmt *student = prepare("INSERT INTO Student(name, age, school) VALUES (?, ?, ?)");
    sqlite3_bind_text(school, 1, "School", -1, SQLITE_STATIC);
    check(sqlite3_step(school));
    int64_t key = sqlite3_last_insert_rowid(database);
    for (int i = 0; i < count; i++) {
        sqlite3_bind_text(student, 1, studentNames[i], -1, SQLITE_STATIC);
        sqlite3_bind_int(student, 2, i % 100);
        sqlite3_bind_int64(student, 3, key);
        run(student);
    }
    sqlite3_finalize(school);
    sqlite3_finalize(student);
    return key;
}

// MARK: Workloads

static void insertPeople(void) {
    double start = now();
    execute("BEGIN IMMEDIATE");
    sqlite3_stmt *statement =
        prepare("INSERT INTO Person(" COLUMNS ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    for (int i = 0; i < ROWS; i++) {
        bindPerson(statement, &people[i], people[i].key);
        run(statement);
    }
    sqlite3_finalize(statement);
    execute("COMMIT");
    report("W1", start, ROWS);
}

static void fetchAll(void) {
    double start = now();
    sqlite3_stmt *statement = prepare("SELECT " COLUMNS " FROM Person");
    long sum = fetchPeople(statement);
    sqlite3_finalize(statement);
    report("W2", start, sum);
}

static void fetchMasked(void) {
    double start = now();
    sqlite3_stmt *statement = prepare("SELECT " COLUMNS " FROM Person WHERE (flags & ?1) = ?1");
    sqlite3_bind_int64(statement, 1, MASK);
    long sum = fetchPeople(statement);
    sqlite3_finalize(statement);
    report("W3", start, sum);
}

static void lookUp(void) {
    double start = now();
    execute("BEGIN");
    sqlite3_stmt *statement = prepare("SELECT " COLUMNS " FROM Person WHERE \"_pk\" = ?");
    Person *found = malloc(1000 * sizeof *found);
    long sum = 0;
    for (int i = 0; i < ROWS; i++) {
        sqlite3_bind_int64(statement, 1, (int64_t)i * 48271 % ROWS + 1);
        if (sqlite3_step(statement) == SQLITE_ROW) {
            readPerson(statement, &found[i % 1000]);
            sum += found[i % 1000].key;
        }
        sqlite3_reset(statement);
        if (i % 1000 < 999) continue;
        for (int j = 0; j < 1000; j++) {
            free(found[j].first);
            free(found[j].last);
            free(found[j].email);
            free(found[j].city);
        }
    }
    sqlite3_finalize(statement);
    execute("COMMIT");
    report("W5", start, sum);
}

#define INSERT_ACCOUNT                                                                             \
    "INSERT INTO Account(\"_pk\", email, owner, visits, balance, city) VALUES (?, ?, ?, ?, ?, ?)"

static void upsert(void) {
    execute("BEGIN IMMEDIATE");
    sqlite3_stmt *insert = prepare(INSERT_ACCOUNT);
    for (int i = 0; i < ROWS; i += 2) {
        bindAccount(insert, &people[i], i / 2 + 1, people[i].age);
        run(insert);
    }
    sqlite3_finalize(insert);
    execute("COMMIT");
    double start = now();
    execute("BEGIN IMMEDIATE");
    sqlite3_stmt *statement = prepare(
        INSERT_ACCOUNT
        " ON CONFLICT (email) DO UPDATE SET owner = excluded.owner, visits = excluded.visits,"
        " balance = excluded.balance, city = excluded.city");
    for (int i = 0; i < ROWS; i++) {
        bindAccount(statement, &people[i], ROWS + i, people[i].age + 1);
        run(statement);
    }
    sqlite3_finalize(statement);
    execute("COMMIT");
    report("W6", start, ROWS);
}

static void appendMembers(int count) {
    double start = now();
    execute("BEGIN IMMEDIATE");
    insertFamily(count);
    execute("COMMIT");
    report(count == 1000 ? "W4_1000" : "W4_10000", start, count);
}

static void cascade(const char *name) {
    execute("BEGIN IMMEDIATE");
    int64_t key = insertFamily(10000);
    execute("COMMIT");
    double start = now();
    execute("BEGIN IMMEDIATE");
    sqlite3_stmt *statement = prepare("DELETE FROM School WHERE \"_pk\" = ?");
    sqlite3_bind_int64(statement, 1, key);
    check(sqlite3_step(statement));
    sqlite3_finalize(statement);
    execute("COMMIT");
    report(name, start, 10000);
}

static void iterate(void) {
    execute("BEGIN IMMEDIATE");
    execute("DELETE FROM School");
    for (int i = 0; i < 1000; i++) insertFamily(10);
    execute("COMMIT");
    double start = now();
    execute("BEGIN");
    sqlite3_stmt *schools = prepare("SELECT \"_pk\", name FROM School");
    sqlite3_stmt *students = prepare("SELECT \"_pk\", name, age FROM Student WHERE school = ?");
    long sum = 0;
    int count = 0;
    Student *found = malloc(10000 * sizeof *found);
    while (sqlite3_step(schools) == SQLITE_ROW) {
        char *name = copiedText(schools, 1);
        sum += strlen(name);
        sqlite3_bind_int64(students, 1, sqlite3_column_int64(schools, 0));
        while (sqlite3_step(students) == SQLITE_ROW) {
            Student *student = &found[count++];
            student->key = sqlite3_column_int64(students, 0);
            student->name = copiedText(students, 1);
            student->age = sqlite3_column_int64(students, 2);
            sum += strlen(student->name) + student->age;
        }
        sqlite3_reset(students);
    }
    sqlite3_finalize(schools);
    sqlite3_finalize(students);
    execute("COMMIT");
    report("W9", start, sum);
}

/// Saves of one row each: what a power failure may cost, and what that costs.
static void saveOneByOne(const char *name, const char *durability) {
    execute(durability);
    sqlite3_stmt *statement = prepare("INSERT INTO School(name) VALUES (?)");
    double start = now();
    for (int i = 0; i < 200; i++) {
        execute("BEGIN IMMEDIATE");
        sqlite3_bind_text(statement, 1, studentNames[i], -1, SQLITE_STATIC);
        run(statement);
        execute("COMMIT");
    }
    report(name, start, 200);
    sqlite3_finalize(statement);
    execute("PRAGMA synchronous = NORMAL");
}

// MARK: A deep copy

static int64_t insertCourse(void) {
    char text[64];
    execute("INSERT INTO Course(title) VALUES ('Course')");
    int64_t course = sqlite3_last_insert_rowid(database);
    sqlite3_stmt *units = prepare("INSERT INTO Unit(title, number, course) VALUES (?, ?, ?)");
    sqlite3_stmt *lessons =
        prepare("INSERT INTO Lesson(title, minutes, grade, note, unit) VALUES (?, ?, ?, ?, ?)");
    for (int i = 0; i < UNITS; i++) {
        sprintf(text, "Unit %d", i);
        sqlite3_bind_text(units, 1, text, -1, SQLITE_TRANSIENT);
        sqlite3_bind_int(units, 2, i);
        sqlite3_bind_int64(units, 3, course);
        run(units);
        int64_t unit = sqlite3_last_insert_rowid(database);
        for (int j = 0; j < LESSONS / UNITS; j++) {
            sqlite3_bind_text(lessons, 1, studentNames[i * (LESSONS / UNITS) + j], -1, SQLITE_STATIC);
            sqlite3_bind_int(lessons, 2, j);
            sqlite3_bind_double(lessons, 3, j * 0.5);
            if (j % 10 == 0) {
                sqlite3_bind_null(lessons, 4);
            } else {
                sqlite3_bind_text(lessons, 4, "Some words about it", -1, SQLITE_STATIC);
            }
            sqlite3_bind_int64(lessons, 5, unit);
            run(lessons);
        }
    }
    sqlite3_finalize(units);
    sqlite3_finalize(lessons);
    return course;
}

static int64_t integer(const char *sql) {
    sqlite3_stmt *statement = prepare(sql);
    check(sqlite3_step(statement));
    int64_t result = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    return result;
}

/// Reads all rows, keeps them, then writes their copies.
static long copyRows(int64_t course) {
    Unit *units = malloc(UNITS * sizeof *units);
    Lesson *lessons = malloc(LESSONS * sizeof *lessons);
    int unitCount = 0, lessonCount = 0;
    sqlite3_stmt *select = prepare("SELECT \"_pk\", title FROM Course WHERE \"_pk\" = ?");
    sqlite3_bind_int64(select, 1, course);
    check(sqlite3_step(select));
    char *title = copiedText(select, 1);
    sqlite3_finalize(select);
    sqlite3_stmt *selectUnits = prepare("SELECT \"_pk\", title, number FROM Unit WHERE course = ?");
    sqlite3_stmt *selectLessons =
        prepare("SELECT \"_pk\", title, minutes, grade, note FROM Lesson WHERE unit = ?");
    sqlite3_bind_int64(selectUnits, 1, course);
    while (sqlite3_step(selectUnits) == SQLITE_ROW) {
        Unit *unit = &units[unitCount];
        unit->key = sqlite3_column_int64(selectUnits, 0);
        unit->title = copiedText(selectUnits, 1);
        unit->number = sqlite3_column_int64(selectUnits, 2);
        sqlite3_bind_int64(selectLessons, 1, unit->key);
        while (sqlite3_step(selectLessons) == SQLITE_ROW) {
            Lesson *lesson = &lessons[lessonCount++];
            lesson->unit = unitCount;
            lesson->key = sqlite3_column_int64(selectLessons, 0);
            lesson->title = copiedText(selectLessons, 1);
            lesson->minutes = sqlite3_column_int64(selectLessons, 2);
            lesson->grade = sqlite3_column_double(selectLessons, 3);
            lesson->note = copiedText(selectLessons, 4);
        }
        sqlite3_reset(selectLessons);
        unitCount++;
    }
    sqlite3_finalize(selectUnits);
    sqlite3_finalize(selectLessons);
    sqlite3_stmt *insert = prepare("INSERT INTO Course(title) VALUES (?)");
    sqlite3_bind_text(insert, 1, title, -1, SQLITE_STATIC);
    check(sqlite3_step(insert));
    sqlite3_finalize(insert);
    int64_t copy = sqlite3_last_insert_rowid(database);
    sqlite3_stmt *insertUnit = prepare("INSERT INTO Unit(title, number, course) VALUES (?, ?, ?)");
    for (int i = 0; i < unitCount; i++) {
        sqlite3_bind_text(insertUnit, 1, units[i].title, -1, SQLITE_STATIC);
        sqlite3_bind_int64(insertUnit, 2, units[i].number);
        sqlite3_bind_int64(insertUnit, 3, copy);
        run(insertUnit);
        units[i].key = sqlite3_last_insert_rowid(database);
    }
    sqlite3_finalize(insertUnit);
    sqlite3_stmt *insertLesson =
        prepare("INSERT INTO Lesson(title, minutes, grade, note, unit) VALUES (?, ?, ?, ?, ?)");
    for (int i = 0; i < lessonCount; i++) {
        sqlite3_bind_text(insertLesson, 1, lessons[i].title, -1, SQLITE_STATIC);
        sqlite3_bind_int64(insertLesson, 2, lessons[i].minutes);
        sqlite3_bind_double(insertLesson, 3, lessons[i].grade);
        sqlite3_bind_text(insertLesson, 4, lessons[i].note, -1, SQLITE_STATIC);
        sqlite3_bind_int64(insertLesson, 5, units[lessons[i].unit].key);
        run(insertLesson);
    }
    sqlite3_finalize(insertLesson);
    return 1 + unitCount + lessonCount;
}

/// The same without reading anything: each table's rows are copied by one statement.
static long copySets(int64_t course) {
    int64_t unit = integer("SELECT max(\"_pk\") FROM Unit");
    int before = sqlite3_total_changes(database);
    sqlite3_stmt *statement =
        prepare("INSERT INTO Course(title) SELECT title FROM Course WHERE \"_pk\" = ?");
    sqlite3_bind_int64(statement, 1, course);
    check(sqlite3_step(statement));
    sqlite3_finalize(statement);
    int64_t copy = sqlite3_last_insert_rowid(database);
    statement = prepare(
        "INSERT INTO Unit(\"_pk\", title, number, course)"
        " SELECT \"_pk\" + ?2, title, number, ?3 FROM Unit WHERE course = ?1");
    sqlite3_bind_int64(statement, 1, course);
    sqlite3_bind_int64(statement, 2, unit);
    sqlite3_bind_int64(statement, 3, copy);
    check(sqlite3_step(statement));
    sqlite3_finalize(statement);
    statement = prepare(
        "INSERT INTO Lesson(title, minutes, grade, note, unit)"
        " SELECT title, minutes, grade, note, unit + ?2 FROM Lesson"
        " WHERE unit IN (SELECT \"_pk\" FROM Unit WHERE course = ?1)");
    sqlite3_bind_int64(statement, 1, course);
    sqlite3_bind_int64(statement, 2, unit);
    check(sqlite3_step(statement));
    sqlite3_finalize(statement);
    return sqlite3_total_changes(database) - before;
}

static void copyCourse(const char *name, long copy(int64_t course)) {
    execute("BEGIN IMMEDIATE");
    int64_t course = insertCourse();
    execute("COMMIT");
    double start = now();
    execute("BEGIN IMMEDIATE");
    long count = copy(course);
    execute("COMMIT");
    report(name, start, count);
}

static void createCourses(void) {
    execute("CREATE TABLE Course (\"_pk\" INTEGER PRIMARY KEY, title TEXT NOT NULL) STRICT");
    execute(
        "CREATE TABLE Unit (\"_pk\" INTEGER PRIMARY KEY, title TEXT NOT NULL,"
        " number INTEGER NOT NULL, course INTEGER REFERENCES Course ON DELETE CASCADE"
        " DEFERRABLE INITIALLY DEFERRED) STRICT");
    execute("CREATE INDEX Unit_course ON Unit (course)");
    execute(
        "CREATE TABLE Lesson (\"_pk\" INTEGER PRIMARY KEY, title TEXT NOT NULL,"
        " minutes INTEGER NOT NULL, grade REAL NOT NULL, note TEXT,"
        " unit INTEGER REFERENCES Unit ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED) STRICT");
    execute("CREATE INDEX Lesson_unit ON Lesson (unit)");
}

// MARK: Migrations

#define ITEMS 1000000

/// A connection as a program opens it, which reads the number of the file's version.
static void openItems(const char *path) {
    check(sqlite3_open(path, &database));
    execute("PRAGMA journal_mode = WAL");
    execute("PRAGMA synchronous = NORMAL");
    execute("PRAGMA foreign_keys = ON");
    execute("PRAGMA cache_size = -65536");
    execute("PRAGMA user_version");
}

#define ITEM_COLUMNS(CHECK, NUMBER)                                                                \
    "(\"_pk\" INTEGER PRIMARY KEY, title TEXT NOT NULL, minutes INTEGER NOT NULL " CHECK             \
    ", grade REAL NOT NULL, note TEXT, number " NUMBER " NOT NULL"

static void insertItems(void) {
    char text[64];
    execute("CREATE TABLE Item " ITEM_COLUMNS("CHECK (minutes BETWEEN 0 AND 9)", "INTEGER") ") STRICT");
    execute("BEGIN");
    sqlite3_stmt *statement =
        prepare("INSERT INTO Item(title, minutes, grade, note, number) VALUES (?, ?, ?, ?, ?)");
    for (int i = 0; i < ITEMS; i++) {
        sprintf(text, "Item number %d", i);
        sqlite3_bind_text(statement, 1, text, -1, SQLITE_STATIC);
        sqlite3_bind_int(statement, 2, i % 10);
        sqlite3_bind_double(statement, 3, i * 0.5);
        if (i % 10 == 0) {
            sqlite3_bind_null(statement, 4);
        } else {
            sqlite3_bind_text(statement, 4, "Some words about it", -1, SQLITE_STATIC);
        }
        sqlite3_bind_int(statement, 5, i);
        run(statement);
    }
    sqlite3_finalize(statement);
    execute("COMMIT");
}

static void addColumn(void) {
    execute("BEGIN IMMEDIATE");
    execute("ALTER TABLE Item ADD COLUMN stars INTEGER NOT NULL DEFAULT 3");
    execute("COMMIT");
}

/// Int becomes Double.
static void rebuildTable(void) {
    execute("PRAGMA foreign_keys = OFF");
    execute("BEGIN IMMEDIATE");
    execute("CREATE TABLE NewItem " ITEM_COLUMNS("CHECK (minutes BETWEEN 0 AND 99)", "REAL")
            ", stars INTEGER NOT NULL DEFAULT 3) STRICT");
    execute("INSERT INTO NewItem SELECT \"_pk\", title, minutes, grade, note, CAST(number AS REAL), stars"
            " FROM Item");
    execute("DROP TABLE Item");
    execute("ALTER TABLE NewItem RENAME TO Item");
    execute("COMMIT");
    execute("PRAGMA foreign_keys = ON");
}

static void relaxCheck(void) {
    sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 0, (int *)0);
    execute("BEGIN IMMEDIATE");
    execute("PRAGMA writable_schema = ON");
    execute("UPDATE sqlite_schema SET sql = replace(sql, 'AND 9)', 'AND 99)') WHERE name = 'Item'");
    execute("PRAGMA writable_schema = RESET");
    execute("COMMIT");
}

static void migrate(const char *name, const char *path, void change(void)) {
    double start = now();
    openItems(path);
    change();
    report(name, start, ITEMS);
    check(sqlite3_close(database));
}

static void migrateItems(const char *file) {
    char path[1024];
    sqlite3 *others = database;
    snprintf(path, sizeof path, "%s-items", file);
    openItems(path);
    insertItems();
    check(sqlite3_close(database));
    migrate("M1", path, addColumn);
    migrate("M3", path, relaxCheck);
    migrate("M2", path, rebuildTable);
    double start = now();
    for (int i = 0; i < 200; i++) {
        openItems(path);
        check(sqlite3_close(database));
    }
    report("O", start, 200);
    database = others;
}

static void createTables(void) {
    execute(
        "CREATE TABLE Person (\"_pk\" INTEGER PRIMARY KEY, first TEXT NOT NULL, last TEXT NOT NULL,"
        " email TEXT NOT NULL, age INTEGER NOT NULL, flags INTEGER NOT NULL, score REAL NOT NULL,"
        " city TEXT, active INTEGER NOT NULL CHECK (active BETWEEN 0 AND 1),"
        " created REAL NOT NULL) STRICT");
    execute(
        "CREATE TABLE Account (\"_pk\" INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE,"
        " owner TEXT NOT NULL, visits INTEGER NOT NULL, balance REAL NOT NULL, city TEXT) STRICT");
    execute("CREATE TABLE School (\"_pk\" INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT");
    execute(
        "CREATE TABLE Student (\"_pk\" INTEGER PRIMARY KEY, name TEXT NOT NULL,"
        " age INTEGER NOT NULL, school INTEGER REFERENCES School ON DELETE CASCADE"
        " DEFERRABLE INITIALLY DEFERRED) STRICT");
    execute("CREATE INDEX Student_school ON Student (school)");
    createCourses();
}

int main(int count, char **names) {
    if (count < 2) return 2;
    makeInputs();
    check(sqlite3_open(names[1], &database));
    execute("PRAGMA journal_mode = WAL");
    execute("PRAGMA synchronous = NORMAL");
    execute("PRAGMA foreign_keys = ON");
    execute("PRAGMA cache_size = -65536");
    createTables();
    if (isAsked(count, names, "W1")) insertPeople();
    if (isAsked(count, names, "W2")) fetchAll();
    if (isAsked(count, names, "W3")) fetchMasked();
    if (isAsked(count, names, "W4")) {
        appendMembers(1000);
        appendMembers(10000);
    }
    if (isAsked(count, names, "W5")) lookUp();
    if (isAsked(count, names, "W6")) upsert();
    if (isAsked(count, names, "W7")) {
        cascade("W7");
        cascade("W7known");
        cascade("W7each");
    }
    if (isAsked(count, names, "W8")) {
        copyCourse("W8", copyRows);
        copyCourse("W8sets", copySets);
    }
    if (isAsked(count, names, "W9")) iterate();
    if (isAsked(count, names, "D1")) {
        saveOneByOne("D1_normal", "PRAGMA synchronous = NORMAL");
        saveOneByOne("D1_full", "PRAGMA synchronous = FULL");
    }
    if (isAsked(count, names, "M") && strcmp(names[1], ":memory:") != 0) migrateItems(names[1]);
    return 0;
}
