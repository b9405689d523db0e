import Foundation
import ModelStore
import Testing

/// A –cascade→ B ←cascade– C: each row of the table, in the context and in the file.
struct DeleteRuleTests {
    private func check(
        _ action: (DeleteRuleScene) throws -> Void,
        a: [Set<Int>?],
        c: Set<Int>,
        owners: [Int?],
        live: [Int] = [0, 1, 2],
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        for stage in Stage.allCases {
            let scene = try DeleteRuleScene(stage)
            try action(scene)
            let expected = DeleteRuleGraph(
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

    @Test func deletingAnOwnerDeletesItsMembers() throws {
        try check(
            {
                $0.b[0].c = $0.c
                $0.context.delete($0.a[0])
            },
            a: [nil, [2]],
            c: [],
            owners: [1],
            live: [2]
        )
    }

    @Test func deletingAnOwnerTakesItsMembersFromTheOther() throws {
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
}
