// As modelgen writes it.

import ModelStore
import ModelTypes

final class School: ModelObject, PersistentModel {
    @Observed var name: String { didSet { didChange(1) } }

    /// The inverse is `Student.school`; deleting the school deletes its students.
    var students: ToMany<Student> {
        get { self[members: 0] }
        _modify { yield &self[members: 0] }
    }

    /// Creates an object that is in no context yet: insert it, then relate it.
    init(name: String) {
        self.name = name
        super.init()
    }

    // MARK: Store

    required init(row: Row) throws {
        name = row[1]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws {
        name = row[1]
    }

    override func bind(to statement: Statement) {
        statement.bind(1, name)
    }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "School",
        relationships: [
            .toMany("students", Student.self, inverse: "school", deleteRule: .cascade)
        ],
        columns: [
            .string("name")
        ]
    )
}
