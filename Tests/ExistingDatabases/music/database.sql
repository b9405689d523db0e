-- A database as other programs make it: names of several styles, a column that is called as a method of every
-- object, dates as text and as numbers, a table without an INTEGER PRIMARY KEY, and references
-- to texts, one of them in a table without row numbers.
CREATE TABLE artist (
    artist_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    founded DATE,
    rating REAL,
    mentor_id INTEGER REFERENCES artist(artist_id) ON DELETE SET NULL
);
CREATE TABLE "Full Album" (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    title TEXT NOT NULL CHECK (length(title) <= 40),
    artist_id INTEGER NOT NULL REFERENCES artist(artist_id) ON DELETE CASCADE,
    "Unit Price" DECIMAL(10, 2) NOT NULL DEFAULT 9.99,
    released DATETIME,
    token UUID,
    is_live BOOLEAN NOT NULL DEFAULT 0,
    title_length INTEGER AS (length(title))
);
CREATE TABLE cover (
    file TEXT NOT NULL,
    album_id INTEGER NOT NULL UNIQUE REFERENCES "Full Album"(id) ON DELETE CASCADE
);
CREATE TABLE track (
    track_id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    album_id INTEGER REFERENCES "Full Album"(id) ON DELETE CASCADE,
    seconds INTEGER NOT NULL CHECK (seconds >= 1),
    "order" INTEGER,
    description TEXT,
    changed TIMESTAMP,
    mood TEXT NOT NULL DEFAULT 'calm' CHECK (mood IN ('calm', 'very loud'))
);
CREATE TABLE credit (
    track_id INTEGER NOT NULL REFERENCES track(track_id) ON DELETE CASCADE,
    artist_id INTEGER NOT NULL REFERENCES artist(artist_id) ON DELETE CASCADE,
    role TEXT,
    PRIMARY KEY (track_id, artist_id)
);
CREATE TABLE tag (tag_id INTEGER PRIMARY KEY, label TEXT NOT NULL);
CREATE TABLE track_tag (
    track INTEGER NOT NULL REFERENCES track(track_id),
    tag_id INTEGER NOT NULL REFERENCES tag,
    PRIMARY KEY (track, tag_id)
) WITHOUT ROWID;
CREATE TABLE playlist (name TEXT PRIMARY KEY, remark TEXT);
CREATE TABLE country (code TEXT PRIMARY KEY, name TEXT) WITHOUT ROWID;
CREATE TABLE venue (
    id INTEGER PRIMARY KEY,
    country_code TEXT NOT NULL REFERENCES country(code),
    playlist TEXT REFERENCES playlist(name)
);
CREATE INDEX track_album ON track (album_id);

INSERT INTO artist VALUES
    (1, 'Lone Pine', '1999-04-01', 4.5, NULL), (2, 'Blue Ash', NULL, NULL, 1), (7, 'Elm', '2004-02-29', 0, 1);
INSERT INTO "Full Album" (id, title, artist_id, "Unit Price", released, token, is_live) VALUES
    (10, 'First', 1, 12.5, '2009-05-17 08:30:00', '1b4e28ba-2fa1-11d2-883f-0016d3cca427', 1),
    (11, 'Second', 1, 0.99, '2011-01-01 00:00:00', NULL, 0), (12, 'Ash', 2, 9.99, NULL, NULL, 0);
INSERT INTO cover VALUES ('pine.png', 10), ('ash.png', 12);
INSERT INTO track VALUES
    (100, 'Opening', 10, 200, 1, 'x', 1242549000, 'calm'), (101, 'Middle', 10, 180, 2, NULL, NULL, 'very loud'),
    (102, 'Alone', NULL, 90, NULL, NULL, 1300000000, 'calm'), (103, 'Ashes', 12, 240, 1, NULL, 1300000001, 'very loud');
INSERT INTO credit VALUES (100, 1, 'voice'), (100, 2, NULL), (103, 2, 'drums');
INSERT INTO tag VALUES (1, 'calm'), (2, 'loud');
INSERT INTO track_tag VALUES (100, 1), (101, 1), (101, 2), (103, 2);
INSERT INTO playlist VALUES ('Evening', NULL);
INSERT INTO country VALUES ('NL', 'Netherlands');
INSERT INTO venue VALUES (1, 'NL', 'Evening');
