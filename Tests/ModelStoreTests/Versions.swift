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
}

final class FirstNote: NoteBase, PersistentModel {
    override class var entity: Entity { Entity("Note", columns: [.string("text")]) }
}

/// With properties that are added.
final class SecondNote: NoteBase, PersistentModel {
    override func bind(to statement: Statement) {
        super.bind(to: statement)
        statement.bind(3, 3)
    }

    override class var entity: Entity {
        Entity(
            "Note",
            indexes: [.index("Note_title", ["title"])],
            columns: [
                .string("text"),
                .string("title", isOptional: true),
                .int64("stars", default: 3),
                .reference("tag", to: "Tag", isOptional: true),
            ]
        )
    }
}

/// With a property that rows need a value for.
final class ThirdNote: NoteBase, PersistentModel {
    override class var entity: Entity {
        Entity(
            "Note",
            columns: [.string("text"), .string("title"), .double("stars", default: 3)]
        )
    }
}
