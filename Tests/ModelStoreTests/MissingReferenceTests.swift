import ModelStore
import Testing

/// A class that was written by hand, and doesn't let the store reach its reference.
struct MissingReferenceTests {
    private let message =
        "Chick.hen: Chick holds no reference for relationship 0; override swapReference(_:with:)"

    @Test func savingThrows() throws {
        let context = try Store([Chick.self]).context()
        let (hen, chick) = (Hen(), Chick())
        context.insert(hen)
        context.insert(chick)
        hen.chicks.append(chick)
        #expect(throws: StoreError.invalidModel(message)) { try context.save() }
        #expect(throws: StoreError.self) { try context.save() }
    }

    @Test func readingThrows() throws {
        let store = try Store([Chick.self])
        try Database(store.file).execute("INSERT INTO \"Hen\" (\"_pk\") VALUES (1)")
        try Database(store.file).execute("INSERT INTO \"Chick\" (\"_pk\", \"hen\") VALUES (1, 1)")
        let context = try store.context()
        #expect(throws: StoreError.invalidModel(message)) { try context.fetch(Chick.self) }
        #expect(try context.fetch(Hen.self).first?.chicks.count == 1)
    }
}

private final class Chick: ModelObject, PersistentModel {
    var hen: Hen? {
        get { resolve(henReference, 0) }
        set { henReference = relate(henReference, to: newValue, 0) }
    }
    private var henReference = ToOne<Hen>()

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Chick",
        relationships: [.toOne("hen", Hen.self, column: "hen", inverse: "chicks")],
        columns: [.reference("hen", to: "Hen", isOptional: true)]
    )
}

private final class Hen: ModelObject, PersistentModel {
    var chicks: ToMany<Chick> {
        get { self[members: 0] }
        _modify { yield &self[members: 0] }
    }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Hen",
        relationships: [.toMany("chicks", Chick.self, inverse: "hen")]
    )
}
