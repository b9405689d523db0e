import ModelStore

/// A class as people may write it: that nothing inherits from its members is not said.
class Egg: ModelObject, PersistentModel {
    var nest: Nest? {
        get { resolve(nestReference, 0) }
        set { nestReference = relate(nestReference, to: newValue, 0) }
    }
    private var nestReference = ToOne<Nest>()

    init() { super.init() }

    required init(row: Row) throws {
        nestReference = ToOne(row, 1)
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws {
        nestReference = ToOne(row, 1)
    }

    override func bind(to statement: Statement) {
        statement.bind(1, nestReference)
    }

    override func swapReference(_ number: Int, with other: inout StoredReference) {
        switch number {
        case 0: nestReference.swap(with: &other)
        default: super.swapReference(number, with: &other)
        }
    }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Egg",
        relationships: [.toOne("nest", Nest.self, column: "nest", inverse: "eggs")],
        columns: [.reference("nest", to: "Nest", isOptional: true)]
    )
}

/// The eggs' owner.
final class Nest: ModelObject, PersistentModel {
    var eggs: ToMany<Egg> {
        get { self[members: 0] }
        _modify { yield &self[members: 0] }
    }

    init() { super.init() }

    required init(row: Row) throws { try super.init(row: row) }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Nest",
        relationships: [.toMany("eggs", Egg.self, inverse: "nest")]
    )
}
