import ModelStore
import Testing

/// A class that was written by hand, and doesn't let the store reach its reference.
struct MissingReferenceTests {
    @Test func relatingStopsTheProgram() async throws {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let context = try Store([Chick.self]).context()
            let (hen, chick) = (Hen(), Chick())
            context.insert(hen)
            context.insert(chick)
            hen.chicks.append(chick)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Chick.swapReference has no case for relationship 0"))
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
