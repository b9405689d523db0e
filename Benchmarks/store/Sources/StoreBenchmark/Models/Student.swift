// As modelgen writes it.

import ModelStore
import ModelTypes

final class Student: ModelObject, PersistentModel {
    @Observed var name: String { didSet { didChange(1) } }
    @Observed var age: Int64 { didSet { didChange(2) } }

    /// The inverse is `School.students`.
    var school: School? {
        get { resolve(schoolReference, 0) }
        set { schoolReference = relate(schoolReference, to: newValue, 0) }
    }
    private var schoolReference = ToOne<School>()

    /// Creates an object that is in no context yet: insert it, then relate it.
    init(name: String, age: Int64) {
        self.name = name
        self.age = age
        super.init()
    }

    // MARK: Store

    required init(row: Row) throws {
        name = row[1]
        age = row[2]
        schoolReference = ToOne(row, 3)
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws {
        name = row[1]
        age = row[2]
        schoolReference = ToOne(row, 3)
    }

    override func bind(to statement: Statement) {
        statement.bind(1, name)
        statement.bind(2, age)
        statement.bind(3, schoolReference)
    }

    override func swapReference(_ number: Int, with other: inout StoredReference) {
        switch number {
        case 0: schoolReference.swap(with: &other)
        default: super.swapReference(number, with: &other)
        }
    }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Student",
        relationships: [.toOne("school", School.self, column: "school", inverse: "students")],
        indexes: [.index("Student_school", ["school"])],
        columns: [
            .string("name"),
            .int64("age"),
            .reference("school", to: "School", onDelete: .cascade, isOptional: true),
        ]
    )
}
