#!/usr/bin/env python3
"""Migrates sample rows through every pair of consecutive versions of real bundles, and says for each
row what it must be afterwards, from both models alone: corpus.py CORPUS TOOL SWIFTC-OPTION...

Prints a line for each pair: migrated, refused with the problems, or wrong with what is wrong.
Exits with 1 if a row is wrong."""
import glob, json, os, re, sqlite3, subprocess, sys, tempfile

corpus, tool, options = sys.argv[1], sys.argv[2], sys.argv[3:]
# In a partial run, a third of the pairs.
part = int(os.environ["MODELGEN_TURN"]) + 1 if os.environ.get("MODELGEN_TURN") and not os.environ.get("MODELGEN_ALL") else 0
MAIN = """import Foundation
import ModelStore
do {
    let file = URL(fileURLWithPath: CommandLine.arguments[1])
    let schema = Schema([%s])
    let container = try ModelContainer(for: schema, configurations: [ModelConfiguration(url: file)])
    print(container.migration.map { "\\($0.changes.count) changes, \\($0.rowCount) rows" } ?? "same")
} catch StoreError.cannotMigrate(_, let problems) {
    for problem in problems { print("refused:", problem) }
} catch { print("error:", error) }
"""

def run(command, folder):
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    return result.returncode, result.stdout, result.stderr

def versions(bundle):
    names = [os.path.basename(p)[:-len(".xcdatamodel")] for p in glob.glob(glob.escape(bundle) + "/*.xcdatamodel")]
    return sorted(names, key=lambda n: [int(p) if p.isdigit() else p for p in re.split(r"(\d+)", n)])

def model(bundle, version, folder):
    status, out, _ = run([tool, "inspect", bundle, "--model-version", version, "--format", "json"], folder)
    return {e["name"]: e for e in json.loads(out)["model"]["entities"]} if status == 0 else None

def program(bundle, version, folder, number):
    target = f"generated{number}"
    status, _, errors = run([tool, "generate", bundle, "--model-version", version, "--target", "sqlite",
                             "--layout", "single", "-o", target], folder)
    if status:
        return "not generated: " + errors.split("\n")[0][-160:]
    files = glob.glob(f"{folder}/{target}/*.swift")
    text = "".join(open(f).read() for f in files)
    classes = re.findall(r"class (\w+): ModelObject, PersistentModel", text)
    if not classes:
        return "no classes"
    os.mkdir(f"{folder}/main{number}")
    with open(f"{folder}/main{number}/main.swift", "w") as f:
        f.write(MAIN % ", ".join(c + ".self" for c in classes))
    status, _, errors = run(["swiftc", "-Onone", "-swift-version", "6", "-module-name", "App",
                             "-o", f"program{number}", f"main{number}/main.swift"] + files + options, folder)
    return "not compiled: " + errors[:300] if status else None

def connect(path):
    connection = sqlite3.connect(path)
    connection.create_function("character_count", 1, lambda t: None if t is None else len(t), deterministic=True)
    connection.create_collation("decimal", lambda a, b: (float(a) > float(b)) - (float(a) < float(b)))
    return connection

def tables(connection):
    return [r[0] for r in connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_ModelStore%' ESCAPE '\\'")]

def sample(kind, row, column, table_sql):
    if f'length("{column}") = 16' in table_sql or re.search(rf'"{re.escape(column)}" BLOB.*\n?.*16', table_sql):
        return bytes([row] * 16)
    return {"INTEGER": row % 2, "REAL": row + 0.5, "TEXT": f"text {row}", "BLOB": bytes([row] * 16)}[kind]

def fill(path, count=3):
    """Rows of every class, related to those of the same number."""
    connection = connect(path)
    connection.execute("PRAGMA foreign_keys = OFF")
    skipped = []
    for table in tables(connection):
        columns = connection.execute("SELECT name, type, pk FROM pragma_table_info(?)", (table,)).fetchall()
        references = {r[0] for r in connection.execute('SELECT "from" FROM pragma_foreign_key_list(?)', (table,))}
        sql = connection.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (table,)).fetchone()[0]
        types = []
        if any(c[0] == "_type" for c in columns):
            check = re.search(r'"_type" TEXT NOT NULL CHECK \(([^)]*)\)', sql).group(1)
            types = re.findall(r"'([^']*)'", check)
        for row in range(1, count + 1):
            values = {}
            for name, kind, key in columns:
                if name == "_pk": values[name] = row
                elif name == "_type": values[name] = types[(row - 1) % len(types)]
                elif name in references: values[name] = row
                elif name.endswith("_position"): values[name] = row * 1024
                else: values[name] = sample(kind, row, name, sql)
            names = ", ".join(f'"{n}"' for n in values)
            marks = ", ".join("?" for _ in values)
            try:
                connection.execute(f'INSERT INTO "{table}" ({names}) VALUES ({marks})', list(values.values()))
            except sqlite3.IntegrityError as error:
                skipped.append(f"{table}: {error}")
    connection.commit()
    # A row of a class has no values of its siblings' properties, and refers to rows of the right class
    # only: references that lead nowhere are cleared.
    for table, row, target, number in connection.execute("PRAGMA foreign_key_check").fetchall():
        column = connection.execute('SELECT "from" FROM pragma_foreign_key_list(?) WHERE id = ?', (table, number)).fetchone()[0]
        try: connection.execute(f'UPDATE "{table}" SET "{column}" = NULL WHERE rowid = ?', (row,))
        except sqlite3.Error: pass
    connection.commit()
    connection.close()
    return skipped

def rows(path):
    """By class and key: the values by column."""
    connection = connect(path)
    connection.row_factory = sqlite3.Row
    result = {}
    for table in tables(connection):
        for row in connection.execute(f'SELECT * FROM "{table}"'):
            values = dict(row)
            if "_pk" in values:
                result[(values.get("_type") or table, values["_pk"])] = values
    problems = [r[0] for r in connection.execute("PRAGMA integrity_check") if r[0] != "ok"]
    problems += [str(r) for r in map(tuple, connection.execute("PRAGMA foreign_key_check"))]
    connection.close()
    return result, problems

def text_of(entity, key):
    """A name that may be wrapped."""
    value = entity.get(key)
    return value if isinstance(value, str) else None

def lineage(entities, name):
    while name:
        yield entities[name]
        parent = entities[name].get("parent")
        name = parent if isinstance(parent, str) and parent in entities else None

def earlier(thing):
    return thing.get("renamingIdentifier") or thing["name"]

def matches(old, new):
    """The old entity of each new one, as Core Data's inferred mapping takes it: by renaming ID."""
    return {n: next((o for o in (earlier(new[n]), n) if o in old), None) for n in new}

def default(attribute):
    value = attribute.get("defaultValue")
    if not value: return None
    inner = value.get("literal", {}).get("_0", {})
    for kind, payload in inner.items():
        if kind in ("integer", "double", "float", "string", "boolean", "bool"):
            return payload.get("_0") if isinstance(payload, dict) else payload
    return "unknown"

def same(a, b):
    if isinstance(a, bool): a = int(a)
    if isinstance(a, (int, float)) and isinstance(b, (int, float)): return abs(a - b) < 1e-9
    return a == b

def judge(old, new, before, after):
    """What is wrong with the rows, from both models."""
    wrong, checked = [], 0
    moves = matches(old, new)
    kept = set(moves.values())
    # Rows of a child that is removed become those of the nearest parent that stays.
    heirs = {o: next((e["name"] for e in lineage(old, o) if e["name"] in kept), None) for o in old}
    for name, entity in new.items():
        source = moves[name]
        if source is None: continue
        had = sorted(k for t, k in before if heirs.get(t, t) == source)
        has = sorted(k for t, k in after if t == name)
        if len(had) != len(has):
            wrong.append(f"{name}: {len(had)} rows became {len(has)}")
            continue
        if had != has: continue  # Rows of another table: their keys follow, which the count covers.
        former = {k: row for (t, k), row in before.items() if heirs.get(t, t) == source}
        attributes = {a["name"]: a for e in lineage(old, source) for a in e["attributes"]}
        for level in lineage(new, name):
            for attribute in level["attributes"]:
                column = attribute["name"]
                was = next((c for c in (earlier(attribute), column) if c in attributes), None)
                for key in has:
                    to, by = after[(name, key)], former[key]
                    if column not in to: continue
                    if was is not None and was in by:
                        checked += 1
                        want = by[was]
                        if want is None and not attribute.get("isOptional"): want = default(attribute)
                        if want != "unknown" and not same(want, to[column]):
                            wrong.append(f"{name}/{key}.{column}: {want!r} became {to[column]!r}")
                    elif was is None:
                        checked += 1
                        want = default(attribute)
                        if want != "unknown" and not same(want, to[column]):
                            wrong.append(f"{name}/{key}.{column}: new, is {to[column]!r} instead of {want!r}")
            for relationship in level.get("relationships", []):
                column = relationship["name"]
                sources = {r["name"] for e in lineage(old, source) for r in e.get("relationships", [])}
                was = next((c for c in (earlier(relationship), column) if c in sources), None)
                for key in has:
                    to, by = after[(name, key)], former[key]
                    if was in by and column in to:
                        checked += 1
                        if to[column] is not None and not same(by[was], to[column]):
                            wrong.append(f"{name}/{key}.{column}: {by[was]!r} became {to[column]!r}")
    return wrong, checked

counts = {"migrated": 0, "same": 0, "refused": 0, "wrong": 0, "skipped": 0}
number = 0
for path, folders, _ in sorted(os.walk(corpus)):
    if not path.endswith(".xcdatamodeld"): continue
    names = versions(path)
    for first, second in zip(names, names[1:]):
        number += 1
        if part and number % 3 != part % 3: continue
        label = f"{os.path.basename(path)}: {first} -> {second}"
        with tempfile.TemporaryDirectory() as folder:
            old, new = model(path, first, folder), model(path, second, folder)
            problem = "unreadable" if not old or not new else (
                program(path, first, folder, 1) or program(path, second, folder, 2))
            if problem:
                counts["skipped"] += 1
                print(f"skipped   {label}: {problem}"); continue
            run(["./program1", "store.sqlite"], folder)
            left = fill(f"{folder}/store.sqlite")
            before, _ = rows(f"{folder}/store.sqlite")
            status, out, errors = run(["./program2", "store.sqlite"], folder)
            after, problems = rows(f"{folder}/store.sqlite")
            if out.startswith(("refused", "error")) or status:
                wrong = [] if after == before and not out.startswith("error") and not status else [out + errors]
                kind = "wrong" if wrong else "refused"
                counts[kind] += 1
                print(f"{kind:9} {label}: " + (out + errors[-300:]).strip().replace("\n", "\n    ")); continue
            wrong, checked = judge(old, new, before, after)
            wrong += problems
            kind = "wrong" if wrong else "same" if out.startswith("same") else "migrated"
            counts[kind] += 1
            print(f"{kind:9} {label}: {out.strip()}, {len(before)} rows filled, {checked} values checked"
                  + (f", {len(left)} rows not filled ({left[0]})" if left else "")
                  + "".join(f"\n    {w}" for w in wrong[:8]), flush=True)
print(", ".join(f"{v} {k}" for k, v in counts.items()))
sys.exit(1 if counts["wrong"] else 0)
