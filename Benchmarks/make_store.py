"""Makes databases and Core Data stores of any size."""

import pathlib
import plistlib
import sqlite3
import zlib
from plistlib import UID


def make_database(tables, folder):
    """A database whose tables have ten columns each, a reference, an index and two rows."""
    path = pathlib.Path(folder) / f"things{tables}.db"
    connection = sqlite3.connect(path)
    for index in range(tables):
        connection.executescript(f"""
            CREATE TABLE thing_{index} (
                id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL, note TEXT,
                count INTEGER NOT NULL DEFAULT 0 CHECK (count >= 0), weight REAL, created DATETIME,
                is_done BOOLEAN NOT NULL DEFAULT 0, photo BLOB,
                owner_id INTEGER REFERENCES thing_{(index + 1) % tables}(id) ON DELETE CASCADE);
            CREATE INDEX thing_{index}_name ON thing_{index} (name);
            INSERT INTO thing_{index} VALUES
                (1, 'a', 'A', NULL, 1, 1.5, '2024-01-02 03:04:05', 1, x'00', NULL),
                (2, 'b', 'B', 'b', 2, NULL, NULL, 0, NULL, NULL);
        """)
    connection.commit()
    connection.close()
    return path


def make_store(entities, folder):
    """A store with the archive of a model whose entities have ten properties each."""
    path = pathlib.Path(folder) / f"things{entities}.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript("""
        CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
        CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
        CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB);
    """)
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    content = deflate.compress(Archive().model(entities)) + deflate.flush()
    connection.execute("INSERT INTO Z_MODELCACHE VALUES (?)", (content,))
    connection.commit()
    connection.close()
    return path


class Archive:
    """Objects as `NSKeyedArchiver` lists them."""

    def __init__(self):
        self.objects = ["$null"]
        self.known = {}

    def model(self, entities):
        """The archive of a model. Each entity has nine attributes, an owner and parts."""
        model = self.reserve()
        rooms = [(self.reserve(), self.reserve(), self.reserve()) for _ in range(entities)]
        for index, (entity, owner, parts) in enumerate(rooms):
            other, before = rooms[(index + 1) % entities], rooms[index - 1]
            properties = [(f"value{number}", self.attribute(f"value{number}", number)) for number in range(8)]
            self.relate(owner, "owner", other[0], f"Thing{(index + 1) % entities}", "parts", other[2], 1)
            self.relate(parts, "parts", before[0], f"Thing{(index - 1) % entities}", "owner", before[1], 0)
            self.add("NSEntityDescription", {
                "NSEntityName": self.text(f"Thing{index}"), "NSManagedObjectModel": model,
                "NSClassNameForEntity": self.text(f"App.Thing{index}"),
                "NSProperties": self.dictionary(properties + [("owner", owner), ("parts", parts)]),
            }, entity)
        names = [(f"Thing{index}", room[0]) for index, room in enumerate(rooms)]
        self.add("NSManagedObjectModel", {"NSEntities": self.dictionary(names)}, model)
        archive = {"$archiver": "NSKeyedArchiver", "$version": 100000, "$top": {"root": model}, "$objects": self.objects}
        return plistlib.dumps(archive, fmt=plistlib.FMT_BINARY)

    def attribute(self, name, number):
        kind = [700, 300, 500, 900, 800, 1000, 1100, 200][number % 8]
        return self.add("NSAttributeDescription", {
            "NSPropertyName": self.text(name), "NSAttributeType": kind, "NSIsOptional": True,
        })

    def relate(self, room, name, entity, destination, inverse, other, maximum):
        self.add("NSRelationshipDescription", {
            "NSPropertyName": self.text(name), "NSDestinationEntity": entity,
            "_NSDestinationEntityName": self.text(destination), "_NSInverseRelationshipName": self.text(inverse),
            "NSInverseRelationship": other, "NSMaxCount": maximum, "NSIsOptional": True, "NSDeleteRule": 1,
        }, room)

    def reserve(self):
        self.objects.append("$null")
        return UID(len(self.objects) - 1)

    def place(self, value, room=None):
        room = room or self.reserve()
        self.objects[room.data] = value
        return room

    def add(self, name, fields, room=None):
        if name not in self.known:
            self.known[name] = self.place({"$classname": name, "$classes": [name, "NSObject"]})
        return self.place({**fields, "$class": self.known[name]}, room)

    def text(self, text):
        if text not in self.known:
            self.known[text] = self.place(text)
        return self.known[text]

    def dictionary(self, entries):
        keys = [self.text(key) for key, _ in entries]
        return self.add("NSMutableDictionary", {"NS.keys": keys, "NS.objects": [value for _, value in entries]})
