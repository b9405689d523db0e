PRAGMA foreign_keys = ON;
INSERT INTO artist (name, founded) VALUES ('New One', '1970-01-02');
INSERT INTO "Full Album" (title, artist_id, "Unit Price", released, token)
    VALUES ('Debut', 8, 7.25, '2014-05-13 16:53:20', 'e621e1f8-c36c-495a-93fc-0c247a3e6e5f');
INSERT INTO track (title, album_id, seconds, changed, mood) VALUES ('One', 13, 60, 5, 'very loud');
INSERT INTO track_tag VALUES (104, 1), (104, 2);
INSERT INTO playlist (name) VALUES ('Morning');
INSERT INTO credit VALUES (104, 8, 'all');
UPDATE cover SET album_id = 13 WHERE file = 'ash.png';
UPDATE "Full Album" SET title = 'First!', "Unit Price" = "Unit Price" + 1 WHERE id = 10;
UPDATE track SET seconds = seconds + 1, changed = 6 WHERE seconds > 200;
DELETE FROM track_tag WHERE tag_id = 1 OR track IN (100, 101);
DELETE FROM artist WHERE name = 'Lone Pine';
DELETE FROM tag WHERE label = 'calm';
