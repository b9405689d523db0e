import ModelStore
import Testing

/// When a row of the table runs: on new objects, on saved ones, on ones that were read again.
enum Stage: CaseIterable {
    case pending
    case saved
    case read
}

/// Two a's and a c; the first a has b's 0 and 1, the second has b 2.
final class DeleteRuleScene {
    let store: Store
    var context: ModelContext
    var a: [A]
    var b: [B]
    var c: C

    init(_ stage: Stage) throws {
        store = try Store([A.self])
        context = try store.context()
        a = [A(), A()]
        b = [B(), B(), B()]
        c = C()
        for object in a as [ModelObject] + b + [c] { context.insert(object) }
        a[0].b = [b[0], b[1]]
        a[1].b.append(b[2])
        if stage != .pending { try context.save() }
        if stage == .read {
            context = try store.context()
            a = try context.fetch(A.self)
            b = try context.fetch(B.self)
            c = try #require(try context.fetch(C.self).first)
        }
    }

    /// Both sides of all relationships, by the places of the objects.
    func graph() -> DeleteRuleGraph {
        let live = b.indices.filter { !b[$0].isDeleted }
        return DeleteRuleGraph(
            a: a.map { a in a.isDeleted ? nil : places(a.b) },
            c: places(c.b),
            owners: live.map { index in
                b[index].a.flatMap { a in self.a.firstIndex { $0 === a } }
            },
            isInC: live.map { b[$0].c === c },
            live: live
        )
    }

    private func places(_ members: ToMany<B>) -> Set<Int> {
        Set(members.compactMap { member in b.firstIndex { $0 === member } })
    }

    /// The same from the file, by a context that knows nothing.
    func storedGraph() throws -> DeleteRuleGraph {
        let other = try store.context()
        let read = try DeleteRuleScene(self, other)
        return read.graph()
    }

    private init(_ scene: DeleteRuleScene, _ context: ModelContext) throws {
        store = scene.store
        self.context = context
        a = []
        b = []
        c = C()
        // An object that is gone is stood for by one that was never there.
        for object in scene.a {
            let found = try context.model(for: object.persistentModelID, as: A.self)
            a.append(found ?? Self.gone(A(), context))
        }
        for object in scene.b {
            let found = try context.model(for: object.persistentModelID, as: B.self)
            b.append(found ?? Self.gone(B(), context))
        }
        c = try #require(try context.fetch(C.self).first)
    }

    private static func gone<Object: ModelObject>(
        _ object: Object,
        _ context: ModelContext
    ) -> Object {
        context.insert(object)
        context.delete(object)
        return object
    }
}

struct DeleteRuleGraph: Equatable {
    let a: [Set<Int>?]
    let c: Set<Int>
    let owners: [Int?]
    let isInC: [Bool]
    let live: [Int]
}
