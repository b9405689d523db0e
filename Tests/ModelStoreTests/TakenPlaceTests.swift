import Foundation
import ModelStore
import Testing

/// Objects of which each may have only one of another kind, and which several contexts relate.
struct TakenPlaceTests {
    private func order(_ store: Store) throws -> [String: String?] {
        let context = try store.context()
        return try withExtendedLifetime(context) {
            let wagons = try context.fetch(FetchDescriptor<Wagon>())
            return Dictionary(uniqueKeysWithValues: wagons.map { ($0.color, $0.next?.color) })
        }
    }

    private func wagon(_ color: String, _ context: ModelContext) throws -> Wagon {
        let known = try context.fetch(FetchDescriptor<Wagon>()).first { $0.color == color }
        if let known { return known }
        let new = Wagon(color: color)
        context.insert(new)
        return new
    }

    @Test(arguments: [false, true]) func theLastWriterWins(_ areNew: Bool) throws {
        let store = try Store([Wagon.self])
        let (one, other) = (try store.context(), try store.context())
        for color in areNew ? ["end"] : ["end", "red", "blue"] { _ = try wagon(color, one) }
        try one.save()
        let red = try wagon("red", one)
        red.next = try wagon("end", one)
        try wagon("blue", other).next = try wagon("end", other)
        try one.save()
        try other.save()
        #expect(try order(store) == ["end": nil, "red": nil, "blue": "end"])
        // The first context goes on with what the file has.
        #expect(try wagon("end", one).previous?.color == "blue")
        red.color = "green"
        try one.save()
        #expect(try order(store) == ["end": nil, "green": nil, "blue": "end"])
    }

    @Test func withoutOverwritingItIsAnErrorThatNamesTheRelationship() throws {
        let store = try Store([Wagon.self])
        var configuration = try ModelConfiguration.test(store.file)
        configuration.conflicts = .error
        let careful = try ModelContainer(
            for: store.container.schema,
            configurations: [configuration]
        )
        let (one, other) = (try store.context(), ModelContext(careful))
        _ = try wagon("end", one)
        try one.save()
        try wagon("red", one).next = try wagon("end", one)
        try wagon("blue", other).next = try wagon("end", other)
        try one.save()
        let error = #expect(throws: StoreError.self) { try other.save() }
        #expect(error.map { "\($0)" }?.contains("Wagon.next") == true)
        try other.save(conflicts: .lastWriterWins)
        #expect(try order(store) == ["end": nil, "red": nil, "blue": "end"])
    }
}

/// Objects that are related after they were deleted.
struct DeletedTargetTests {
    enum Way: CaseIterable { case toOne, inverse, pending }

    @Test(arguments: Way.allCases) func theNextSaveReportsItAndNoOther(_ way: Way) throws {
        let store = try Store([Wagon.self])
        let context = try store.context()
        let (first, second) = (Wagon(color: "red"), Wagon(color: "blue"))
        context.insert(first)
        context.insert(second)
        try context.save()
        context.delete(second)
        if way != .pending { try context.save() }
        if way == .inverse { second.previous = first } else { first.next = second }
        let error = #expect(throws: StoreError.self) { try context.save() }
        guard case .objectIsDeleted(let relationship, let object)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect([relationship, object] == ["Wagon.next", "Wagon/\(second.persistentModelID.key)"])
        #expect(first.next == nil)
        first.color = "green"
        try context.save()
        let found = try store.context().fetch(FetchDescriptor<Wagon>())
        #expect(found.map(\.color) == ["green"])
    }
}

/// A wagon, in front of at most one other.
private final class Wagon: ModelObject, PersistentModel {
    var color: String { didSet { didChange(1) } }
    var next: Wagon? {
        get { resolve(nextReference, 0) }
        set { nextReference = relate(nextReference, to: newValue, 0) }
    }
    var previous: Wagon? {
        get { self[member: 1] }
        set { self[member: 1] = newValue }
    }
    private var nextReference = ToOne<Wagon>()

    init(color: String) {
        self.color = color
        super.init()
    }

    required init(row: Row) throws {
        color = row[1]
        nextReference = ToOne(row, 2)
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws {
        color = row[1]
        nextReference = ToOne(row, 2)
    }

    override func bind(to statement: ModelStore.Statement) {
        statement.bind(1, color)
        statement.bind(2, nextReference)
    }

    override func swapReference(_ number: Int, with other: inout StoredReference) {
        nextReference.swap(with: &other)
    }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Wagon",
        relationships: [
            .toOne("next", Wagon.self, column: "next", inverse: "previous"),
            .toOne("previous", Wagon.self, inverse: "next"),
        ],
        columns: [
            .string("color"),
            .reference("next", to: "Wagon", isOptional: true, isUnique: true),
        ]
    )
}
