import ModelIR
import Testing

@Suite("Foreign keys") struct RelationshipTests {
    @Test(
        "an action becomes the delete rule of the inverse",
        arguments: [
            ("CASCADE", Relationship.DeleteRule.cascade), ("SET NULL", .nullify),
            ("RESTRICT", .deny), ("NO ACTION", .deny),
        ]
    )
    func actions(action: String, rule: Relationship.DeleteRule) throws {
        let sql = """
            CREATE TABLE album (id INTEGER PRIMARY KEY);
            CREATE TABLE track (album_id INT NOT NULL REFERENCES album ON DELETE \(action));
            """
        let entities = try #require(try readScript(sql).model).entities
        let one = try #require(entities.last?.relationships.first)
        let many = try #require(entities.first?.relationships.first)
        #expect(one.name == "album" && !one.isOptional && one.renamingIdentifier == "album_id")
        #expect(entities.last?.attributes.isEmpty == true)
        #expect(many.name == "tracks" && many.cardinality == .toMany && many.deleteRule == rule)
        #expect(one.inverse?.relationship == "tracks" && many.inverse?.relationship == "album")
    }

    @Test("a relationship is optional if rows refer to rows that don't exist", arguments: [9, 0])
    func brokenReferences(number: Int) throws {
        let sql = """
            CREATE TABLE album (id INTEGER PRIMARY KEY);
            CREATE TABLE track (album_id INT NOT NULL REFERENCES album);
            INSERT INTO track VALUES (\(number));
            """
        let read = try readScript(sql)
        #expect(read.model?.entities.last?.relationships.first?.isOptional == true)
        let found = try #require(read.found.first { $0.id == "sqlite.broken-reference" })
        #expect(found.range.start.line == 2)
        #expect(
            found.message == "rows of 'track' refer to rows of 'album' that don't exist: 'album' is"
                + " optional, although 'album_id' needs a value; remove or correct these rows"
        )
    }

    @Test("a column whose collation keeps it from being referred to has no broken references")
    func collatedReferences() throws {
        let sql = """
            CREATE TABLE product (id INTEGER PRIMARY KEY, sku TEXT NOT NULL UNIQUE COLLATE NOCASE);
            CREATE TABLE line (id INTEGER PRIMARY KEY, sku TEXT NOT NULL REFERENCES product(sku));
            INSERT INTO product(sku) VALUES ('Sku1'); INSERT INTO line(sku) VALUES ('Sku1');
            """
        let read = try readScript(sql)
        #expect(read.found.allSatisfy { $0.id != "sqlite.broken-reference" })
        #expect(read.model?.entities.last?.attributes.first?.isOptional == false)
    }

    @Test("a join table becomes a relationship to many on both sides") func joins() throws {
        let sql = """
            CREATE TABLE album (id INTEGER PRIMARY KEY);
            CREATE TABLE tag (id INTEGER PRIMARY KEY);
            CREATE TABLE album_tag (album_id INT REFERENCES album, tag_id INT REFERENCES tag);
            """
        let entities = try #require(try readScript(sql).model).entities
        #expect(entities.map(\.name) == ["Album", "Tag"])
        #expect(entities.flatMap(\.relationships).map(\.name) == ["tags", "albums"])
        #expect(entities.flatMap(\.relationships).allSatisfy { $0.cardinality == .toMany })
    }

    @Test("a join table may hold texts") func joinsOfTexts() throws {
        let read = try readScript(
            """
            CREATE TABLE album (id INTEGER PRIMARY KEY);
            CREATE TABLE tag (code TEXT PRIMARY KEY);
            CREATE TABLE album_tag (album_id INT REFERENCES album, tag_code TEXT REFERENCES tag);
            """
        )
        #expect(read.model?.entities.map(\.name) == ["Album", "Tag"])
        let pairs = try #require(read.model?.existing?.pairs)
        #expect(pairs.map(\.relationship) == ["tags", "albums"])
        #expect(pairs.map(\.ownersReference) == [.row, .column("code")])
        #expect(pairs.map(\.membersReference) == [.column("code"), .row])
    }

    @Test(
        "a join table of rows without numbers becomes an entity",
        arguments: ["", ", PRIMARY KEY (album_id, tag_code)) WITHOUT ROWID; --"]
    )
    func joinsWithoutRows(_ end: String) throws {
        let sql = """
            CREATE TABLE album (id INTEGER PRIMARY KEY);
            CREATE TABLE tag (code TEXT PRIMARY KEY) WITHOUT ROWID;
            CREATE TABLE album_tag (album_id INT REFERENCES album, tag_code TEXT REFERENCES tag\(end));
            """
        let entities = try #require(try readScript(sql).model).entities
        try #require(entities.map(\.name) == ["Album", "Tag", "AlbumTag"])
        #expect(entities[2].relationships.map(\.name) == ["album", "tag"])
    }

    @Test("a join table without row numbers connects rows that can be found")
    func joinsWithoutRowID()
        throws
    {
        let sql = """
            CREATE TABLE album (id INTEGER PRIMARY KEY);
            CREATE TABLE tag (code TEXT PRIMARY KEY);
            CREATE TABLE album_tag (album_id INT REFERENCES album, tag_code TEXT REFERENCES tag,
                PRIMARY KEY (album_id, tag_code)) WITHOUT ROWID;
            """
        let entities = try #require(try readScript(sql).model).entities
        #expect(entities.map(\.name) == ["Album", "Tag"])
    }

    /// The objects that need a value don't know what the database chooses.
    @Test(arguments: [("", Relationship.DeleteRule.nullify), (" NOT NULL", .deny)])
    func setDefault(_ required: String, rule: Relationship.DeleteRule) throws {
        let sql = """
            CREATE TABLE box (id INTEGER PRIMARY KEY);
            CREATE TABLE lid (id INTEGER PRIMARY KEY, box_id INT\(required) DEFAULT 1 REFERENCES box
                ON DELETE SET DEFAULT);
            """
        let read = try readScript(sql)
        #expect(read.model?.entities.first?.relationships.map(\.deleteRule) == [rule])
        let note = try #require(read.found.first { $0.message.contains("SET DEFAULT") }).message
        #expect(note.contains("refused") == (rule == .deny))
    }

    @Test("the database goes on updating references") func onUpdate() throws {
        let sql = """
            CREATE TABLE tag (code TEXT PRIMARY KEY);
            CREATE TABLE mark (tag TEXT REFERENCES tag ON UPDATE CASCADE);
            """
        let found = try readScript(sql).found
        #expect(found.map(\.id) == ["sqlite.left-out"])
        #expect(found.first?.message.contains("the database does it as before") == true)
    }

    @Test("a primary key of texts may be a relationship") func textKeyOfAnother() throws {
        let sql = """
            CREATE TABLE person (code TEXT PRIMARY KEY);
            CREATE TABLE profile (person_code TEXT PRIMARY KEY REFERENCES person, text TEXT);
            """
        let profile = try #require(try readScript(sql).model).entities[1]
        #expect(profile.attributes.map(\.name) == ["text"])
        #expect(profile.relationships.map(\.name) == ["person"])
        #expect(profile.relationships.map(\.isOptional) == [false])
    }

    @Test("a foreign key that numbers its rows remains the key") func keyOfAnother() throws {
        let sql = """
            CREATE TABLE person (id INTEGER PRIMARY KEY);
            CREATE TABLE profile (person_id INTEGER PRIMARY KEY REFERENCES person, text TEXT);
            """
        let read = try readScript(sql)
        #expect(read.model?.entities.flatMap(\.relationships).isEmpty == true)
        #expect(
            read.found.map(\.message) == [
                "the foreign key (person_id) of 'profile' is the number of its rows, and"
                    + " therefore not a relationship: create objects with the number of the 'person' that they belong to"
            ]
        )
    }

    @Test("the index of a foreign key is omitted, because relationships have one") func index()
        throws
    {
        let sql = """
            CREATE TABLE album (id INTEGER PRIMARY KEY);
            CREATE TABLE track (album_id INT REFERENCES album, title TEXT);
            CREATE INDEX by_album ON track (album_id);
            CREATE INDEX by_title ON track (title);
            """
        let read = try readScript(sql)
        #expect(read.found.isEmpty)
        #expect(read.model?.entities.last?.indexes.map(\.name) == ["by_title"])
    }

    @Test(
        "a unique foreign key is one to one",
        arguments: ["album_id INT UNIQUE REFERENCES album", "Album_ID INT REFERENCES album"]
    )
    func oneToOne(column: String) throws {
        let sql = """
            CREATE TABLE album (id INTEGER PRIMARY KEY);
            CREATE TABLE cover (\(column));
            CREATE UNIQUE INDEX by_album ON cover (ALBUM_ID);
            """
        let read = try readScript(sql)
        let relationships = try #require(read.model).entities.flatMap(\.relationships)
        #expect(read.found.isEmpty)
        #expect(relationships.map(\.name) == ["cover", "album"])
        #expect(relationships.allSatisfy { $0.cardinality == .toOne })
    }

    @Test("foreign keys in a primary key are relationships, unique together") func primaryKey()
        throws
    {
        let sql = """
            CREATE TABLE album (id INTEGER PRIMARY KEY);
            CREATE TABLE tag (id INTEGER PRIMARY KEY);
            CREATE TABLE mark (
                album_id INT REFERENCES album, tag_id INT REFERENCES tag, note TEXT, side INT,
                PRIMARY KEY (album_id, tag_id), UNIQUE (side, tag_id)
            );
            """
        let read = try readScript(sql)
        let mark = try #require(read.model?.entities.last)
        #expect(read.found.isEmpty, "\(read.found)")
        #expect(mark.relationships.map(\.name) == ["album", "tag"])
        #expect(mark.relationships.allSatisfy { !$0.isOptional && $0.cardinality == .toOne })
        #expect(mark.uniquenessConstraints == [["album", "tag"], ["side", "tag"]])
    }

    /// Rows without the condition may share an album.
    @Test("a partial index makes no foreign key unique") func partialIndex() throws {
        let sql = """
            CREATE TABLE album (id INTEGER PRIMARY KEY);
            CREATE TABLE cover (album_id INT REFERENCES album, side INT);
            CREATE UNIQUE INDEX front ON cover (album_id) WHERE side = 1;
            """
        let album = try #require(try readScript(sql).model?.entities.first)
        #expect(album.relationships.map(\.cardinality) == [.toMany])
    }

    @Test("a table can refer to itself") func selfReference() throws {
        let sql = "CREATE TABLE node (id INTEGER PRIMARY KEY, parent_id INT REFERENCES node);"
        let read = try #require(try readScript(sql).model?.entities.first)
        #expect(read.relationships.map(\.name) == ["parent", "nodes"])
        #expect(read.relationships.map(\.destination) == ["Node", "Node"])
    }
}
