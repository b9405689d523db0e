import ModelStore

/// How many members each of some owners gets: the most, the least, none, and some between.
struct MemberQuotas {
    private let least: Int
    private let most: Int?
    private let allowsNone: Bool

    /// - Parameter counts: `nil` if any number is right.
    init(_ counts: MemberCounts?) {
        least = max(1, counts?.least ?? 1)
        most = counts?.most
        allowsNone = counts?.allowsNone ?? true
    }

    /// The numbers of members of some owners.
    ///
    /// - Parameters:
    ///   - members: how many there are.
    ///   - needsOwner: whether none of them may be left.
    func quotas(owners: Int, members: Int, needsOwner: Bool) -> [Int] {
        var quotas = [Int](repeating: allowsNone ? 0 : least, count: owners)
        var left = members - quotas.reduce(0, +)
        // One member without an owner, if that's allowed.
        if !needsOwner, left > 1 { left -= 1 }
        for (owner, wanted) in wanted(owners).enumerated() {
            add(max(0, wanted - quotas[owner]), to: &quotas[owner], &left)
        }
        if needsOwner { for owner in quotas.indices { add(left, to: &quotas[owner], &left) } }
        return quotas
    }

    private func wanted(_ owners: Int) -> [Int] {
        let most = most.map { min($0, least + 30) } ?? least + 2
        let pattern = [most, least] + (allowsNone ? [0] : []) + [(least + most) / 2]
        return (0..<owners).map { pattern[$0 % pattern.count] }
    }

    /// Adds what is left, as far as the owner may have it.
    private func add(_ wanted: Int, to quota: inout Int, _ left: inout Int) {
        let room = most.map { $0 - quota } ?? wanted
        let added = min(wanted, room, left)
        guard added > 0, quota + added >= least else { return }
        quota += added
        left -= added
    }
}

extension MemberCounts {
    /// The most members that a sample owner gets.
    var sampleMost: Int { min(most ?? least + 2, least + 30) }
}
