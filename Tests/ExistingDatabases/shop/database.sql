-- A database whose rows are found by texts: keys and references, a table of pairs, a one-to-one relationship
-- with a shared key to which others refer, a row that leads to another of its table, and a reference that
-- leads nowhere. Two views and a table whose rows have no number can only be read.
CREATE TABLE customer (code TEXT PRIMARY KEY NOT NULL, company TEXT NOT NULL);
CREATE TABLE profile (
    customer_code TEXT PRIMARY KEY NOT NULL REFERENCES customer(code) ON DELETE CASCADE ON UPDATE CASCADE,
    photo BLOB
);
CREATE TABLE badge (
    number INTEGER PRIMARY KEY,
    profile TEXT NOT NULL REFERENCES profile(customer_code) ON DELETE CASCADE ON UPDATE CASCADE,
    label TEXT
);
CREATE TABLE clerk (
    email TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    boss TEXT REFERENCES clerk(email) ON DELETE SET NULL
);
CREATE TABLE "order" (
    order_id INTEGER PRIMARY KEY,
    customer_code TEXT NOT NULL REFERENCES customer(code) ON DELETE CASCADE ON UPDATE CASCADE,
    clerk TEXT REFERENCES clerk(email),
    note TEXT
);
CREATE INDEX order_customer ON "order" (customer_code);
CREATE TABLE tag (token UUID PRIMARY KEY NOT NULL, label TEXT NOT NULL);
CREATE TABLE order_tag (
    order_id INTEGER NOT NULL REFERENCES "order"(order_id) ON DELETE CASCADE,
    tag UUID NOT NULL REFERENCES tag(token),
    PRIMARY KEY (order_id, tag)
) WITHOUT ROWID;
CREATE TABLE shelf (number INTEGER PRIMARY KEY NOT NULL, holds TEXT) WITHOUT ROWID;
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
CREATE VIEW sales AS
    SELECT company, count(order_id) AS orders, max(note) AS "last note" FROM customer
    LEFT JOIN "order" ON customer_code = code GROUP BY code;
CREATE VIEW order_label AS SELECT tag AS token, label FROM order_tag JOIN tag ON tag = token;

INSERT INTO customer VALUES ('ALFA', 'Alpha'), ('BRAVO', 'Bravo'), ('IDLE', 'Idle');
INSERT INTO profile VALUES ('ALFA', x'01'), ('IDLE', NULL);
INSERT INTO badge VALUES (1, 'ALFA', 'gold'), (2, 'IDLE', 'silver');
INSERT INTO clerk VALUES ('ann@x', 'Ann', NULL), ('bob@x', 'Bob', 'ann@x'), ('cid@x', 'Cid', 'gone@x');
INSERT INTO "order" VALUES (1, 'ALFA', 'bob@x', NULL), (2, 'ALFA', NULL, 'x'), (3, 'BRAVO', 'ann@x', NULL);
INSERT INTO tag VALUES
    ('1b4e28ba-2fa1-11d2-883f-0016d3cca427', 'hot'), ('2b4e28ba-2fa1-11d2-883f-0016d3cca427', 'cold');
INSERT INTO order_tag VALUES
    (1, '1b4e28ba-2fa1-11d2-883f-0016d3cca427'), (1, '2b4e28ba-2fa1-11d2-883f-0016d3cca427'),
    (2, '1b4e28ba-2fa1-11d2-883f-0016d3cca427');
INSERT INTO setting VALUES ('currency', 'EUR'), ('language', NULL);
INSERT INTO shelf VALUES (7, 'pens');
