import Foundation
import ModelStore
import Testing

/// When a row of the table runs: on new objects, on saved ones, on ones that were read again.
enum Stage: CaseIterable {
    case pending
    case saved
    case read
}

/// A –cascade→ B ←cascade– C: each row of the table, in the context and in the file.
struct DeleteRuleTests {
    /// Two a's and a c; the first a has b's 0 and 1, the second has b 2.
    private final class Scene {
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
        func graph() -> Graph {
            let live = b.indices.filter { !b[$0].isDeleted }
            return Graph(
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
        func storedGraph() throws -> Graph {
            let other = try store.context()
            let read = try Scene(self, other)
            return read.graph()
        }

        private init(_ scene: Scene, _ context: ModelContext) throws {
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

    private struct Graph: Equatable {
        let a: [Set<Int>?]
        let c: Set<Int>
        let owners: [Int?]
        let isInC: [Bool]
        let live: [Int]
    }

    private func check(
        _ action: (Scene) throws -> Void,
        a: [Set<Int>?],
        c: Set<Int>,
        owners: [Int?],
        live: [Int] = [0, 1, 2],
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        for stage in Stage.allCases {
            let scene = try Scene(stage)
            try action(scene)
            let expected = Graph(
                a: a,
                c: c,
                owners: owners,
                isInC: live.map(c.contains),
                live: live
            )
            #expect(scene.graph() == expected, "\(stage)", sourceLocation: location)
            try scene.context.save()
            #expect(scene.graph() == expected, "\(stage), saved", sourceLocation: location)
            let stored = try scene.storedGraph()
            #expect(stored == expected, "\(stage), in the file", sourceLocation: location)
            #expect(try scene.store.integer("SELECT count(*) FROM B") == Int64(live.count))
            #expect(try scene.store.integer("SELECT count(*) FROM pragma_foreign_key_check") == 0)
        }
    }

    @Test func deletingAnOwnerDeletesItsMembersEverywhere() throws {
        try check(
            {
                $0.c.b = $0.a[0].b
                $0.context.delete($0.a[0])
            },
            a: [nil, [2]],
            c: [],
            owners: [1],
            live: [2]
        )
    }

    @Test func deletingAMemberTakesItFromBothOwners() throws {
        try check(
            {
                $0.c.b = $0.a[0].b
                $0.context.delete($0.b[0])
            },
            a: [[1], [2]],
            c: [1],
            owners: [0, 1],
            live: [1, 2]
        )
    }

    @Test func assigningNothingKeepsTheMembers() throws {
        try check({ $0.a[0].b = [] }, a: [[], [2]], c: [], owners: [nil, nil, 1])
    }

    @Test func removingAllKeepsTheMembers() throws {
        try check({ $0.a[0].b.removeAll() }, a: [[], [2]], c: [], owners: [nil, nil, 1])
    }

    @Test func assigningToAnotherRelationshipSharesTheMembers() throws {
        try check({ $0.c.b = $0.a[0].b }, a: [[0, 1], [2]], c: [0, 1], owners: [0, 0, 1])
    }

    @Test func thenAssigningNothingLeavesThemWithTheOther() throws {
        try check(
            {
                $0.c.b = $0.a[0].b
                $0.a[0].b = []
            },
            a: [[], [2]],
            c: [0, 1],
            owners: [nil, nil, 1]
        )
    }

    @Test func assigningToTheSameRelationshipMovesTheMembers() throws {
        try check(
            {
                $0.a[1].b = []
                $0.a[1].b = $0.a[0].b
            },
            a: [[], [0, 1]],
            c: [],
            owners: [1, 1, nil]
        )
    }

    @Test func appendingAMemberOfAnotherMovesIt() throws {
        try check({ $0.a[1].b.append($0.b[0]) }, a: [[1], [0, 2]], c: [], owners: [1, 0, 1])
    }

    @Test func assigningReplacesTheMembersThatWereThere() throws {
        try check({ $0.a[1].b = $0.a[0].b }, a: [[], [0, 1]], c: [], owners: [1, 1, nil])
    }

    @Test func aMemberThatMovedSurvivesItsOldOwner() throws {
        try check(
            {
                $0.a[1].b.append($0.b[0])
                $0.context.delete($0.a[0])
            },
            a: [nil, [0, 2]],
            c: [],
            owners: [1, 1],
            live: [0, 2]
        )
    }

    @Test func deletingAnOwnerOfMembersThatWereNeverRead() throws {
        let scene = try Scene(.saved)
        let other = try scene.store.context()
        let a = try other.fetch(A.self)
        other.delete(a[0])
        #expect(try other.fetch(B.self).count == 1)
        try other.save()
        #expect(try scene.store.integer("SELECT count(*) FROM B") == 1)
        let third = try scene.store.context()
        third.delete(try third.fetch(A.self)[0])
        try third.save()
        #expect(try scene.store.integer("SELECT count(*) FROM B") == 0)
    }
}
