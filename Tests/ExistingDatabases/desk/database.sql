-- A database whose triggers ignore what is saved, with pairs that occur twice, references that lead nowhere, a row with the
-- highest number, and dates without a fraction of a second or a time.
CREATE TABLE label (id INTEGER PRIMARY KEY, name TEXT);
CREATE TRIGGER label_skip BEFORE INSERT ON label WHEN new.name = 'skip' BEGIN SELECT RAISE(IGNORE); END;
CREATE TABLE doc (id INTEGER PRIMARY KEY, title TEXT, deleted_at TEXT);
CREATE TABLE doc_label (doc_id INTEGER NOT NULL REFERENCES doc(id), label_id INTEGER NOT NULL REFERENCES label(id));
CREATE TRIGGER doc_soft BEFORE DELETE ON doc BEGIN
    UPDATE doc SET deleted_at = 'now' WHERE id = old.id;
    SELECT RAISE(IGNORE);
END;
CREATE TABLE customer (id INTEGER PRIMARY KEY, code TEXT UNIQUE, name TEXT);
CREATE TABLE purchase (id INTEGER PRIMARY KEY, customer_code TEXT REFERENCES customer(code));
CREATE TABLE broken (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customer(id));
CREATE TABLE chore (
    id INTEGER PRIMARY KEY, due DATE, at DATETIME, stamp TIMESTAMP,
    size INTEGER CHECK (size < 1000 AND size > 1) CHECK (size < 500),
    state TEXT CHECK (state = 'open' OR state = 'done' OR state IS NULL)
);
CREATE TABLE number (id INTEGER PRIMARY KEY, name TEXT);

INSERT INTO label VALUES (1, 'a'), (2, 'b');
INSERT INTO doc VALUES (1, 'Atlas', NULL), (2, 'Emma', NULL);
INSERT INTO doc_label VALUES (1, 1), (1, 1), (1, 2), (2, 1), (2, 1);
INSERT INTO customer VALUES (1, 'A', 'Ann'), (2, NULL, 'Nobody');
INSERT INTO purchase VALUES (1, 'A');
INSERT INTO chore VALUES
    (1, '2024-03-08', '2024-03-09 15:59:59', 1709999999, 2, 'open'),
    (2, '2024-03-09', '2024-03-09 16:00:00', 1710000000, 3, 'done'),
    (3, '2024-03-10', '2024-03-09 16:00:01', 1710000001, 499, NULL);
INSERT INTO number VALUES (9223372036854775807, 'last');
PRAGMA foreign_keys = OFF;
INSERT INTO broken VALUES (7, 99);
INSERT INTO doc_label VALUES (2, 99);
