PRAGMA foreign_keys = ON;
INSERT INTO clerk VALUES ('zoe@x', 'Zoe', NULL), ('yan@x', 'Yan', 'zoe@x');
INSERT INTO customer VALUES ('NEW', 'New');
INSERT INTO profile VALUES ('NEW', x'09');
INSERT INTO badge VALUES (3, 'NEW', 'new');
INSERT INTO tag VALUES ('3b4e28ba-2fa1-11d2-883f-0016d3cca427', 'new');
INSERT INTO "order" VALUES (4, 'NEW', 'yan@x', NULL);
INSERT INTO order_tag VALUES
    (4, '3b4e28ba-2fa1-11d2-883f-0016d3cca427'), (2, '3b4e28ba-2fa1-11d2-883f-0016d3cca427');
DELETE FROM order_tag WHERE order_id = 1 AND tag LIKE '2b%';
UPDATE "order" SET customer_code = 'NEW' WHERE order_id = 3;
UPDATE customer SET code = 'ALPHA' WHERE code = 'ALFA';
INSERT INTO "order" VALUES (5, 'ALPHA', NULL, 'five');
UPDATE "order" SET note = 'renamed' WHERE order_id = 1;
DELETE FROM customer WHERE code = 'BRAVO' OR code = 'IDLE';
DELETE FROM order_tag WHERE tag LIKE '1b%';
DELETE FROM tag WHERE token LIKE '1b%';
INSERT INTO shelf VALUES (8, 'ink');
