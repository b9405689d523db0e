import ModelStore
import ModelTypes
import Testing

/// A hierarchy of thousands of classes, each below the one before.
struct DeepHierarchyTests {
    @Test func opensOnASmallStack() throws {
        try onSmallStack {
            var type: any Level.Type = Ground.self
            for _ in 1..<3000 { type = above(type) }
            let schema = Schema([type])
            #expect(schema.entityNames.count == 3000)
            _ = try ModelContainer(
                for: schema,
                configurations: [ModelConfiguration.testInMemory()]
            )
        }
    }

    private func above<Below: Level>(_ type: Below.Type) -> any Level.Type { Above<Below>.self }
}

/// A class of the hierarchy. In Swift the classes aren't below each other: a compiler would take
/// minutes for thousands, and the store asks their entities alone.
private protocol Level: PersistentModel {}

private final class Ground: ModelObject, Level {
    override class var entity: Entity {
        Entity("Ground")
    }
}

private final class Above<Below: Level>: ModelObject, Level {
    override class var entity: Entity {
        let number = UInt(bitPattern: ObjectIdentifier(Self.self).hashValue)
        return Entity("Level\(number)", parent: Below.self)
    }
}
