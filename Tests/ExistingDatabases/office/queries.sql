SELECT name, balance, label, doubled, recur, paid, made, meta FROM account ORDER BY name;
SELECT name FROM account WHERE active <> 0 ORDER BY name;
SELECT name FROM account WHERE 1 = (active <> 0) ORDER BY name;
SELECT name FROM account WHERE made > 2000 ORDER BY name;
SELECT name FROM account WHERE label LIKE 'CASH %' AND doubled >= 0 ORDER BY name;
SELECT account.name, amount, at FROM entry JOIN account ON account.id = account_id ORDER BY entry.id;
SELECT address, raw, deleted FROM mail ORDER BY mail.id;
SELECT lower(token) FROM device ORDER BY id;
