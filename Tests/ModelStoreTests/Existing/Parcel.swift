import ModelStore
import ModelTypes

/// A class as it's generated for a table whose rows refer to others of it.
final class Parcel: ModelObject, PersistentModel {
    /// The box that the parcel is in. The inverse is `Parcel.parcels`.
    var box: Parcel? {
        get { resolve(boxReference, 0) }
        set { boxReference = relate(boxReference, to: newValue, 0) }
    }
    private var boxReference = ToOne<Parcel>()

    /// The inverse is `Parcel.box`; the parcel can't be deleted while it has parcels.
    var parcels: ToMany<Parcel> {
        get { self[members: 1] }
        _modify { yield &self[members: 1] }
    }

    /// Creates an object that isn't in a context yet. Insert it. Without `id`, saving numbers the
    /// row.
    init(id: Int64? = nil) {
        super.init(rowKey: id)
    }

    // MARK: Store

    required init(row: ModelStore.Row) throws {
        boxReference = ToOne(row, 1)
        try super.init(row: row)
    }

    override func decode(_ row: ModelStore.Row) throws {
        boxReference = ToOne(row, 1)
    }

    override func bind(to statement: ModelStore.Statement) {
        statement.bind(1, boxReference)
    }

    override func swapReference(_ number: Int, with other: inout StoredReference) {
        switch number {
        case 0: boxReference.swap(with: &other)
        default: super.swapReference(number, with: &other)
        }
    }

    override class func addKeyPaths(to paths: inout ModelStore.KeyPaths) {
        paths[\Parcel.rowKey, \Parcel?.?.rowKey] = "_pk"
        paths[\Parcel.box, \Parcel?.?.box] = "box"
        paths[\Parcel.parcels] = "parcels"
    }

    override class var entity: ModelStore.Entity { storedEntity }

    private static let storedEntity = ModelStore.Entity(
        "Parcel",
        table: "parcel",
        storage: .existing(key: "id"),
        relationships: [
            .toOne("box", Parcel.self, column: "box", inverse: "parcels"),
            .toMany("parcels", Parcel.self, inverse: "box", deleteRule: .deny),
        ],
        columns: [
            .stored("box_id", .reference("box", to: "parcel", onDelete: .deny, isOptional: true))
        ]
    )
}
