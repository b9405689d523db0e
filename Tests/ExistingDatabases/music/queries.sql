SELECT title, "Unit Price", name, (SELECT count(*) FROM track WHERE album_id = a.id)
    FROM "Full Album" a JOIN artist USING (artist_id) WHERE "Unit Price" > 5 ORDER BY 2 DESC, 1;
SELECT id, unixepoch(released) || '.0', is_live FROM "Full Album" WHERE released >= '2009-05-17' ORDER BY released;
SELECT count(*) FROM "Full Album" WHERE token = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';
SELECT track_id, t.title, changed || '.0', a.title FROM track t LEFT JOIN "Full Album" a ON a.id = album_id
    WHERE EXISTS (SELECT 1 FROM track_tag JOIN tag USING (tag_id) WHERE track = track_id AND label = 'loud') ORDER BY 2;
SELECT label, (SELECT coalesce(sum(seconds), 0) FROM track_tag tt JOIN track ON track_id = track WHERE tt.tag_id = tag.tag_id)
    FROM tag ORDER BY tag_id;
SELECT a.artist_id, a.name, m.name, (SELECT count(*) FROM artist WHERE mentor_id = a.artist_id)
    FROM artist a JOIN artist m ON m.artist_id = a.mentor_id WHERE m.founded < '2000-01-01' ORDER BY a.name DESC;
SELECT file, title FROM cover JOIN "Full Album" a ON a.id = album_id ORDER BY file;
SELECT title FROM "Full Album" a WHERE NOT EXISTS (SELECT 1 FROM cover WHERE album_id = a.id) ORDER BY title;
SELECT t.title, name, role FROM credit JOIN track t USING (track_id) JOIN artist USING (artist_id) ORDER BY 1, 2;
SELECT count(*) FROM track WHERE album_id IS NULL;
SELECT title, mood FROM track WHERE mood = 'very loud' ORDER BY title;
SELECT group_concat(name) FROM (SELECT name FROM playlist ORDER BY name);
SELECT country_code, playlist FROM venue;
