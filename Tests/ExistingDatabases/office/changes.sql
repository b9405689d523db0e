INSERT INTO entry VALUES (1, 1, 50, '0000-12-30 00:00:00'), (2, 1, 7, '2023-11-14 22:13:20');
UPDATE account SET balance = balance + 100 WHERE id = 1;
INSERT INTO account (name, balance) VALUES ('new', 4);
INSERT INTO device VALUES (1, '1b4e28ba-2fa1-11d2-883f-0016d3cca427');
