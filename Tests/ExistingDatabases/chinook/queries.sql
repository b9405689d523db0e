SELECT AlbumId, Title, (SELECT count(*) FROM Track WHERE Track.AlbumId = Album.AlbumId)
    FROM Album JOIN Artist USING (ArtistId) WHERE Name = 'AC/DC' ORDER BY Title;
SELECT count(*) FROM Track JOIN Genre USING (GenreId) WHERE Genre.Name = 'Rock';
SELECT c.LastName, c.FirstName, round(sum(Total), 2), e.LastName FROM Customer c JOIN Invoice USING (CustomerId)
    LEFT JOIN Employee e ON EmployeeId = SupportRepId WHERE c.Country = 'Canada' GROUP BY CustomerId ORDER BY c.LastName;
SELECT PlaylistId, Name, (SELECT count(*) FROM PlaylistTrack t WHERE t.PlaylistId = p.PlaylistId) FROM Playlist p ORDER BY 1;
SELECT e.LastName, m.LastName, (SELECT coalesce(group_concat(LastName), '') FROM (SELECT LastName FROM Employee WHERE ReportsTo = e.EmployeeId
    ORDER BY 1)), unixepoch(e.BirthDate) || '.0' FROM Employee e LEFT JOIN Employee m ON m.EmployeeId = e.ReportsTo ORDER BY 1;
SELECT DISTINCT CustomerId, Email FROM Customer JOIN Invoice USING (CustomerId) WHERE Total > 20 ORDER BY 1;
SELECT InvoiceId, unixepoch(InvoiceDate) || '.0', Total, BillingState FROM Invoice WHERE InvoiceDate >= '2023-01-01 00:00:00'
    ORDER BY InvoiceDate, Total DESC, InvoiceId LIMIT 20;
SELECT count(*) FROM Track WHERE TrackId NOT IN (SELECT TrackId FROM InvoiceLine);
SELECT TrackId, t.Name, UnitPrice, m.Name, (SELECT count(*) FROM PlaylistTrack p WHERE p.TrackId = t.TrackId) FROM Track t
    JOIN MediaType m USING (MediaTypeId) WHERE Milliseconds > 1000000 AND UnitPrice = 1.99
    ORDER BY Milliseconds DESC, t.Name LIMIT 10 OFFSET 5;
SELECT count(DISTINCT TrackId) FROM Track JOIN PlaylistTrack USING (TrackId) JOIN Playlist p USING (PlaylistId)
    WHERE p.Name = 'Grunge' AND Composer IS NOT NULL;
