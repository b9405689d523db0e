import ModelStore
import Testing

/// The anomalies that isolation may let through, as the literature names them, for two contexts
/// and for two processes.
///
/// Each test says what is prevented, and by what.
struct IsolationTests {
    private let pair: IsolationPair
    /// The same with `conflicts = .error`.
    private let careful: IsolationPair

    init() throws {
        pair = try IsolationPair()
        careful = try IsolationPair(conflicts: .error)
    }

    /// G0, dirty writes: two saves never mix.
    @Test(arguments: OtherUser.allCases) func g0WriteCycles(_ other: OtherUser) async throws {
        let seen = try await pair.run(other) { me, ask in
            _ = try [ask(.set(1, 12)), ask(.set(2, 22))]
            var seen: [String] = []
            try me.context.write {
                try me.set(1, 11)
                seen.append(try ask(.save))
                try me.set(2, 21)
            }
            seen += try [ask(.save), "\(me.value(1)) \(me.value(2))"]
            return seen
        }
        #expect(seen == ["busy", "done", "12 22"])
    }

    /// G1a, aborted reads: what is rolled back was never seen.
    @Test(arguments: OtherUser.allCases) func g1aAbortedReads(_ other: OtherUser) async throws {
        let seen = try await pair.run(other) { me, ask in
            var seen: [String] = []
            try? me.context.write {
                try me.add(1, 91)
                seen.append(try ask(.read(1)))
                throw StoreError.invalidModel("given up")
            }
            return try seen + [ask(.read(1))]
        }
        #expect(seen == ["10", "10"])
    }

    /// G1b, intermediate reads: only the last value of a save is seen.
    @Test(arguments: OtherUser.allCases) func g1bIntermediateReads(_ other: OtherUser) async throws
    {
        let seen = try await pair.run(other) { me, ask in
            var seen: [String] = []
            try me.context.write {
                try me.add(1, 91)
                seen.append(try ask(.read(1)))
                try me.add(1, -90)
            }
            return try seen + [ask(.read(1))]
        }
        #expect(seen == ["10", "11"])
    }

    /// G1c, circular information flow: two that write never see each other's values.
    @Test(arguments: OtherUser.allCases) func g1cCircularInformationFlow(
        _ other: OtherUser
    ) async throws {
        let seen = try await pair.run(other) { me, ask in
            _ = try ask(.set(2, 22))
            var seen: [String] = []
            try me.context.write {
                try me.add(1, 1)
                seen += try ["\(me.value(2))", ask(.read(1)), ask(.save)]
            }
            return try seen + [ask(.save), "\(me.value(1)) \(me.value(2))"]
        }
        #expect(seen == ["20", "10", "busy", "done", "11 22"])
    }

    /// OTV, observed transaction vanishes: who has seen a save sees all of it, until the next one.
    @Test(arguments: OtherUser.allCases) func otvObservedTransactionVanishes(
        _ other: OtherUser
    ) async throws {
        let seen = try await pair.run(other) { me, ask in
            _ = try [ask(.set(1, 11)), ask(.set(2, 19)), ask(.save)]
            var seen = [try "\(me.value(1))"]
            _ = try [ask(.set(1, 12)), ask(.set(2, 18)), ask(.save)]
            seen.append(try "\(me.value(2)) \(me.value(1))")
            return seen
        }
        #expect(seen == ["11", "18 12"])
    }

    /// PMP, predicate-many-preceders: two conditions see the same rows in `read` and `write` only.
    @Test(arguments: OtherUser.allCases) func pmpPredicateManyPreceders(
        _ other: OtherUser
    ) async throws {
        let seen = try await pair.run(other) { me, ask in
            var seen = [try "\(me.count(from: 30))"]
            try me.context.read {
                seen.append(try "\(me.count(from: 30))")
                seen += try [ask(.insert(3, 30)), ask(.save), "\(me.count(from: 25))"]
            }
            seen.append(try "\(me.count(from: 25))")
            try me.context.write {
                seen += try [ask(.insert(4, 30)), ask(.save), "\(me.count(from: 25))"]
            }
            return seen
        }
        #expect(seen == ["0", "0", "done", "done", "0", "1", "done", "busy", "1"])
    }

    /// P4, lost update: prevented by `write`, by a statement, and found by `conflicts = .error`.
    @Test(arguments: OtherUser.allCases) func p4LostUpdate(_ other: OtherUser) async throws {
        let lost = try await pair.run(other) { me, ask in
            let value = try me.value(1)
            _ = try [ask(.read(1)), ask(.set(1, 11)), ask(.save)]
            try me.set(1, value + 1)
            try me.context.save()
            return [try ask(.read(1))]
        }
        #expect(lost == ["11"])
        let found = try await careful.run(other) { me, ask in
            try me.set(1, me.value(1) + 1)
            _ = try [ask(.set(1, 11)), ask(.save)]
            let outcome = try me.run(.save)
            me.context.rollback()
            return [outcome, try me.run(.addInWrite(1, 1)), try ask(.read(1))]
        }
        #expect(found == ["conflict", "done", "12"])
        let prevented = try await IsolationPair().run(other) { me, ask in
            _ = try [ask(.read(1)), ask(.read(2))]
            var seen: [String] = []
            try me.context.write {
                try me.set(1, me.value(1) + 1)
                seen += try [ask(.addInWrite(1, 1)), ask(.addByStatement(1, 1))]
            }
            seen += try [ask(.addInWrite(1, 1)), ask(.addByStatement(1, 1))]
            return try seen + ["\(me.value(1))"]
        }
        #expect(prevented == ["busy", "busy", "done", "done", "13"])
    }

    /// G-single, read skew: two fetches see one state of the file in `read` and `write` only.
    @Test(arguments: OtherUser.allCases) func gSingleReadSkew(_ other: OtherUser) async throws {
        let seen = try await pair.run(other) { me, ask in
            var seen: [String] = []
            try me.context.read {
                seen.append(try "\(me.value(1))")
                _ = try [ask(.set(1, 12)), ask(.set(2, 18)), ask(.save)]
                seen.append(try "\(me.value(2))")
            }
            seen.append(try "\(me.value(1))")
            _ = try [ask(.set(1, 14)), ask(.set(2, 16)), ask(.save)]
            seen.append(try "\(me.value(2))")
            try me.context.write {
                seen.append(try "\(me.value(1))")
                _ = try ask(.set(2, 17))
                seen += try [ask(.save), "\(me.value(2))"]
            }
            return seen
        }
        #expect(seen == ["10", "20", "12", "16", "14", "busy", "16"])
    }

    /// What was read in two states is found if it's written, too.
    @Test(arguments: OtherUser.allCases) func aSkewIsFoundWhereItIsWritten(
        _ other: OtherUser
    ) async throws {
        let seen = try await careful.run(other) { me, ask in
            try me.set(1, me.value(1) + 1)
            _ = try [ask(.set(1, 12)), ask(.set(2, 18)), ask(.save)]
            try me.set(2, me.value(2) + 1)
            return [try me.run(.save)]
        }
        #expect(seen == ["conflict"])
    }

    /// G2-item, write skew: each writes what the other has only read; `write` prevents it.
    @Test(arguments: OtherUser.allCases) func g2ItemWriteSkew(_ other: OtherUser) async throws {
        for pair in [pair, careful] {
            let skewed = try await pair.run(other) { me, ask in
                let sum = try me.value(1) + me.value(2)
                _ = try [ask(.read(1)), ask(.read(2)), ask(.set(2, 21)), ask(.save)]
                if sum == 30 { try me.set(1, 11) }
                return [try me.run(.save), try "\(me.value(1) + me.value(2))"]
            }
            #expect(skewed == ["done", "32"])
        }
        let prevented = try await IsolationPair().run(other) { me, ask in
            _ = try me.value(1) + me.value(2)
            _ = try [ask(.set(2, 21)), ask(.save)]
            try me.context.write {
                if try me.value(1) + me.value(2) == 30 { try me.set(1, 11) }
            }
            return [try "\(me.value(1) + me.value(2))"]
        }
        #expect(prevented == ["31"])
    }

    /// G2, write skew on a condition: each inserts what the other's condition has not found;
    /// `write` prevents it.
    @Test(arguments: OtherUser.allCases) func g2AntiDependencyCycles(_ other: OtherUser)
        async throws
    {
        for pair in [pair, careful] {
            let skewed = try await pair.run(other) { me, ask in
                let count = try me.count(from: 30)
                _ = try [ask(.count(from: 30)), ask(.insert(3, 30)), ask(.save)]
                if count == 0 { try me.insert(4, 42) }
                return [try me.run(.save), try ask(.count(from: 30))]
            }
            #expect(skewed == ["done", "2"])
        }
        let prevented = try await IsolationPair().run(other) { me, ask in
            _ = try me.count(from: 30)
            _ = try ask(.insertInWriteIfHighest(3, 30))
            return [try me.run(.insertInWriteIfHighest(4, 30)), try ask(.count(from: 30))]
        }
        #expect(prevented == ["done", "1"])
    }
}
