import ModelStore
import ModelTypes

final class Cart: ModelObject, PersistentModel {
    init() { super.init() }

    required init(row: Row) throws { try super.init(row: row) }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity("Cart", table: "cart", storage: .existing(key: "id"))
}

/// A thing in a cart, which may be a part of another one.
final class Ware: ModelObject, PersistentModel {
    var cart: Cart? {
        get { resolve(cartReference, 0) }
        set { cartReference = relate(cartReference, to: newValue, 0) }
    }
    private var cartReference = ToOne<Cart>()

    var part: Ware? {
        get { resolve(partReference, 1) }
        set { partReference = relate(partReference, to: newValue, 1) }
    }
    private var partReference = ToOne<Ware>()

    init() { super.init() }

    required init(row: Row) throws {
        (cartReference, partReference) = (ToOne(row, 1), ToOne(row, 2))
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws {
        (cartReference, partReference) = (ToOne(row, 1), ToOne(row, 2))
    }

    override func bind(to statement: Statement) {
        statement.bind(1, cartReference)
        statement.bind(2, partReference)
    }

    override func swapReference(_ number: Int, with other: inout StoredReference) {
        switch number {
        case 0: cartReference.swap(with: &other)
        case 1: partReference.swap(with: &other)
        default: super.swapReference(number, with: &other)
        }
    }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Ware",
        table: "ware",
        storage: .existing(key: "id"),
        relationships: [
            .toOne("cart", Cart.self, column: "cart"), .toOne("part", Ware.self, column: "part"),
        ],
        columns: [
            .reference("cart", to: "Cart", isOptional: true),
            .reference("part", to: "Ware", isOptional: true),
        ]
    )
}
