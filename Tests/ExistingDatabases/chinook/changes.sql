PRAGMA foreign_keys = ON;
INSERT INTO Artist (Name) VALUES ('Lone Pine');
INSERT INTO Album (Title, ArtistId) SELECT 'First', max(ArtistId) FROM Artist;
INSERT INTO Track (Name, AlbumId, MediaTypeId, GenreId, Milliseconds, UnitPrice)
    SELECT 'Track ' || column1, (SELECT max(AlbumId) FROM Album), 1, 1, 1000, 0.99 FROM (VALUES (1), (2), (3));
INSERT INTO PlaylistTrack SELECT PlaylistId, TrackId FROM Playlist, Track WHERE Playlist.Name = 'Grunge' AND Track.Name LIKE 'Track _'
    AND Milliseconds = 1000;
UPDATE Invoice SET InvoiceDate = '2011-03-13 07:06:40', Total = Total + 1.5 WHERE InvoiceId = 1;
DELETE FROM PlaylistTrack WHERE PlaylistId = (SELECT max(PlaylistId) FROM Playlist WHERE Name = 'Music');
DELETE FROM Playlist WHERE PlaylistId = (SELECT max(PlaylistId) FROM Playlist WHERE Name = 'Music');
