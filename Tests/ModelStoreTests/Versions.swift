import ModelStore
import ModelTypes

/// One entity at different times.
class NoteBase: ModelObject {
    var text: String { didSet { didChange(1) } }

    init(text: String) {
        self.text = text
        super.init()
    }

    required init(row: Row) throws {
        text = row[1]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws {
        text = row[1]
    }

    override func bind(to statement: Statement) {
        statement.bind(1, text)
    }

    static func note(_ columns: String, _ indexes: String = "") -> Entity {
        Entity(
            "Note",
            columns: 1...1,
            table: """
                CREATE TABLE "Note" ("_pk" INTEGER PRIMARY KEY, "text" TEXT NOT NULL\(columns)) STRICT;
                \(indexes)
                """
        )
    }
}

final class FirstNote: NoteBase, PersistentModel {
    override class var entity: Entity { note("") }
}

/// With what can be added.
final class SecondNote: NoteBase, PersistentModel {
    override class var entity: Entity {
        note(
            """
            , "title" TEXT, "stars" INTEGER NOT NULL DEFAULT 3,
            "tag" INTEGER REFERENCES "Tag" ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED
            """,
            "CREATE INDEX \"Note_title\" ON \"Note\" (\"title\");"
        )
    }
}

/// With what cannot.
final class ThirdNote: NoteBase, PersistentModel {
    override class var entity: Entity {
        note(", \"title\" TEXT NOT NULL, \"stars\" REAL NOT NULL DEFAULT 3")
    }
}
