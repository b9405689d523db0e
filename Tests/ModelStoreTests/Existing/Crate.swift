import ModelStore
import ModelTypes

/// A class as it's generated for a table whose rows others refer to by two columns.
final class Depot: ModelObject, PersistentModel {
    var code: String? { didSet { didChange(1) } }

    /// Those at the depot.
    var crates: ToMany<Crate> {
        get { self[members: 0] }
        _modify { yield &self[members: 0] }
    }

    /// Those that the depot has sent.
    var sent: ToMany<Crate> {
        get { self[members: 1] }
        _modify { yield &self[members: 1] }
    }

    /// Those that may come to the depot.
    var spares: ToMany<Crate> {
        get { self[members: 2] }
        _modify { yield &self[members: 2] }
    }

    init(id: Int64? = nil, code: String?) {
        self.code = code
        super.init(rowKey: id)
    }

    required init(row: Row) throws {
        code = row[1]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws { code = row[1] }

    override func bind(to statement: Statement) { statement.bind(1, code) }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Depot",
        table: "depot",
        storage: .existing(key: "id"),
        unique: [["code"]],
        relationships: [
            .toMany("crates", Crate.self, inverse: "place", deleteRule: .cascade),
            .toMany("sent", Crate.self, inverse: "origin", deleteRule: .cascade),
            .toMany("spares", Crate.self, inverse: "spare"),
        ],
        columns: [.string("code", isOptional: true)]
    )
}

/// A class with references to a number and to a text.
final class Crate: ModelObject, PersistentModel {
    var note: String? { didSet { didChange(1) } }

    var place: Depot {
        get { required(resolve(placeReference, 0), "place") }
        set { placeReference = relate(placeReference, to: newValue, 0) }
    }
    private var placeReference = ToOne<Depot>()

    var origin: Depot {
        get { required(resolve(originReference, 1), "origin") }
        set { originReference = relate(originReference, to: newValue, 1) }
    }
    private var originReference = ToOne<Depot>()

    var spare: Depot? {
        get { resolve(spareReference, 2) }
        set { spareReference = relate(spareReference, to: newValue, 2) }
    }
    private var spareReference = ToOne<Depot>()

    init(note: String? = nil) {
        self.note = note
        super.init(rowKey: nil)
    }

    required init(row: Row) throws {
        note = row[1]
        placeReference = ToOne(row, 2)
        originReference = ToOne(row, 3)
        spareReference = ToOne(row, 4)
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws {
        note = row[1]
        placeReference = ToOne(row, 2)
        originReference = ToOne(row, 3)
        spareReference = ToOne(row, 4)
    }

    override func bind(to statement: Statement) {
        statement.bind(1, note)
        statement.bind(2, placeReference)
        statement.bind(3, originReference)
        statement.bind(4, spareReference)
    }

    override func swapReference(_ number: Int, with other: inout StoredReference) {
        switch number {
        case 0: placeReference.swap(with: &other)
        case 1: originReference.swap(with: &other)
        case 2: spareReference.swap(with: &other)
        default: super.swapReference(number, with: &other)
        }
    }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Crate",
        table: "crate",
        storage: .existing(key: "id"),
        relationships: [
            .toOne("place", Depot.self, column: "place", inverse: "crates", isRequired: true),
            .toOne("origin", Depot.self, column: "origin", inverse: "sent", isRequired: true),
            .toOne("spare", Depot.self, column: "spare", inverse: "spares"),
        ],
        columns: [
            .string("note", isOptional: true),
            .stored("place_id", .reference("place", to: "depot", onDelete: .cascade)),
            .stored(
                "origin_code",
                references: "code",
                .reference("origin", to: "depot", onDelete: .cascade)
            ),
            .stored(
                "spare_code",
                references: "code",
                .reference("spare", to: "depot", isOptional: true)
            ),
        ]
    )
}

extension Fields where Model: Depot {
    var code: Field<Model, String?> { Field("code") }
}
