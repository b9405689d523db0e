import ModelStore
import ModelTypes

/// The owner of articles, whose rows the database deletes along.
final class Magazine: ModelObject, PersistentModel {
    var articles: ToMany<MagazineArticle> {
        get { self[members: 0] }
        _modify { yield &self[members: 0] }
    }

    init() { super.init() }

    required init(row: Row) throws { try super.init(row: row) }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Magazine",
        table: "magazine",
        storage: .existing(key: "id"),
        relationships: [
            .toMany("articles", MagazineArticle.self, inverse: "magazine", deleteRule: .cascade)
        ]
    )
}

/// An article with topics, which a table of pairs connects with it.
final class MagazineArticle: ModelObject, PersistentModel {
    var magazine: Magazine? {
        get { resolve(magazineReference, 0) }
        set { magazineReference = relate(magazineReference, to: newValue, 0) }
    }
    private var magazineReference = ToOne<Magazine>()

    var topics: ToMany<Topic> {
        get { self[members: 1] }
        _modify { yield &self[members: 1] }
    }

    /// The tables, as another program has made them.
    /// - Parameter action: What a row of the table of pairs does. For example: `ON DELETE CASCADE`.
    static func tables(_ action: String) -> String {
        """
        CREATE TABLE magazine(id INTEGER PRIMARY KEY);
        CREATE TABLE article(id INTEGER PRIMARY KEY,
            magazine INTEGER REFERENCES magazine(id) ON DELETE CASCADE);
        CREATE TABLE topic(id INTEGER PRIMARY KEY);
        CREATE TABLE about(article INTEGER NOT NULL REFERENCES article(id) \(action),
            topic INTEGER NOT NULL REFERENCES topic(id) \(action), PRIMARY KEY(article, topic));
        INSERT INTO magazine VALUES (1), (2);
        INSERT INTO article VALUES (1, 1), (2, 2);
        INSERT INTO topic VALUES (1), (2);
        INSERT INTO about VALUES (1, 1), (1, 2), (2, 1);
        """
    }

    init() { super.init() }

    required init(row: Row) throws {
        magazineReference = ToOne(row, 1)
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws { magazineReference = ToOne(row, 1) }

    override func bind(to statement: Statement) { statement.bind(1, magazineReference) }

    override func swapReference(_ number: Int, with other: inout StoredReference) {
        if number == 0 { magazineReference.swap(with: &other) }
    }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "MagazineArticle",
        table: "article",
        storage: .existing(key: "id"),
        relationships: [
            .toOne("magazine", Magazine.self, column: "magazine", inverse: "articles"),
            .manyToMany(
                "topics",
                Topic.self,
                inverse: "articles",
                table: "about",
                owners: "article",
                members: "topic"
            ),
        ],
        columns: [
            .reference("magazine", to: "magazine", onDelete: .cascade, isOptional: true)
        ]
    )
}

extension Fields where Model: MagazineArticle {
    var key: Field<Model, Int64> { Field("_pk") }
}

extension Fields where Model: Magazine {
    var key: Field<Model, Int64> { Field("_pk") }
}

/// What articles are about.
final class Topic: ModelObject, PersistentModel {
    init() { super.init() }

    required init(row: Row) throws { try super.init(row: row) }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Topic",
        table: "topic",
        storage: .existing(key: "id"),
        relationships: [
            .manyToMany(
                "articles",
                MagazineArticle.self,
                inverse: "topics",
                table: "about",
                owners: "topic",
                members: "article"
            )
        ]
    )
}
