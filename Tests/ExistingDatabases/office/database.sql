-- A database whose tables do more than keep values: triggers, generated columns, conflict clauses, partial and
-- expression indexes; and values that aren't of the declared type's usual form.
CREATE TABLE account (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE ON CONFLICT REPLACE,
    balance INTEGER NOT NULL DEFAULT 0,
    label TEXT GENERATED ALWAYS AS (upper(name) || ' ' || balance) VIRTUAL,
    doubled INTEGER AS (balance * 2) STORED,
    recur TEXT DEFAULT 'none' CHECK (recur IN ('none', 'daily')),
    paid YESNO,
    active BOOLEAN,
    made YEAR,
    meta JSONB
);
CREATE TABLE entry (
    id INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES account(id),
    amount INTEGER NOT NULL,
    at DATETIME NOT NULL
);
CREATE TABLE mail (
    id INTEGER PRIMARY KEY,
    address TEXT NOT NULL,
    raw TEXT UNIQUE ON CONFLICT IGNORE,
    deleted BOOLEAN NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX mail_address ON mail (address) WHERE deleted = 0;
CREATE UNIQUE INDEX mail_lower ON mail (lower(raw));
CREATE TABLE device (id INTEGER PRIMARY KEY, token UUID NOT NULL);
CREATE TRIGGER booked AFTER INSERT ON entry BEGIN
    UPDATE account SET balance = balance + new.amount WHERE id = new.account_id;
END;

INSERT INTO account (name, paid, active, made, meta) VALUES
    ('cash', 1, -1, 2024, '{"a": 1}'), ('bank', 0, 0, 1999, NULL);
INSERT INTO mail (address, raw) VALUES ('a@x', 'A');
