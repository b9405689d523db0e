SELECT order_id, company, name, coalesce((SELECT group_concat(label, '+') FROM (SELECT label FROM tag
    JOIN order_tag ON tag = token WHERE order_id = o.order_id ORDER BY label)), '')
    FROM "order" o JOIN customer ON code = customer_code LEFT JOIN clerk ON email = clerk ORDER BY order_id;
SELECT company, (SELECT count(*) FROM "order" WHERE customer_code = code), hex(photo)
    FROM customer LEFT JOIN profile ON customer_code = code ORDER BY company DESC;
SELECT c.name, b.name, (SELECT count(*) FROM clerk WHERE boss = c.email)
    FROM clerk c LEFT JOIN clerk b ON b.email = c.boss ORDER BY c.name;
SELECT count(*) FROM clerk c WHERE NOT EXISTS (SELECT 1 FROM clerk b WHERE b.email = c.boss);
SELECT count(*) FROM "order" WHERE customer_code = 'ALFA';
SELECT count(*) FROM "order" JOIN customer ON code = customer_code WHERE company = 'Alpha' AND order_id <= 2;
SELECT company FROM customer WHERE EXISTS (SELECT 1 FROM "order" WHERE customer_code = code AND note = 'x');
SELECT order_id FROM "order" o WHERE EXISTS (SELECT 1 FROM order_tag JOIN tag ON token = tag
    WHERE order_id = o.order_id AND label = 'hot') ORDER BY order_id DESC;
SELECT label, (SELECT count(*) FROM order_tag WHERE tag = token) FROM tag ORDER BY label;
SELECT order_id FROM "order" JOIN customer ON code = customer_code ORDER BY company DESC, order_id;
SELECT number, label, company FROM badge JOIN profile ON customer_code = profile JOIN customer ON code = customer_code
    WHERE company <> 'Idle' ORDER BY company;
SELECT company, orders, "last note" FROM sales ORDER BY company DESC;
SELECT company FROM sales WHERE orders > 1 AND "last note" IS NOT NULL ORDER BY company;
SELECT lower(token), label FROM order_label ORDER BY label, token;
SELECT count(*) FROM order_label WHERE token = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';
SELECT name, value FROM setting ORDER BY name;
SELECT number, holds FROM shelf ORDER BY number;
