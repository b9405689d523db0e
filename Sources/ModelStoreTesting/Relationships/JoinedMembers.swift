import ModelStore

/// Pairs of owners and members, with as many on both sides as is right.
struct JoinedMembers {
    let owners: [Int64]
    let members: [Int64]
    /// How many members an owner may have; `nil` for any number.
    let ownerCounts: MemberCounts?
    /// How many owners a member may have; `nil` for any number.
    let memberCounts: MemberCounts?

    func pairs(_ random: SharedRandom) -> [(owner: Int64, member: Int64)] {
        // Each quota is for itself, so there may be as many as every owner can have.
        let quotas = MemberQuotas(ownerCounts).quotas(
            owners: owners.count,
            members: owners.count * members.count,
            needsOwner: false
        ).map { min($0, members.count) }
        var taken: [Int64: [Int64]] = [:]
        for (owner, quota) in zip(owners, quotas) {
            for member in freest(random, taken).prefix(quota) {
                taken[member, default: []].append(owner)
            }
        }
        complete(&taken)
        return random.shuffled(
            members.flatMap { member in (taken[member] ?? []).map { ($0, member) } }
        )
    }

    /// The members that can have more owners, those with the fewest first.
    private func freest(_ random: SharedRandom, _ taken: [Int64: [Int64]]) -> [Int64] {
        let open = members.filter { member in
            memberCounts?.most.map { taken[member, default: []].count < $0 } ?? true
        }
        // Some members stay without an owner, if that's allowed.
        let used = memberCounts?.allowsNone ?? true ? Array(open.dropLast(open.count / 4)) : open
        return random.shuffled(used).sorted {
            taken[$0, default: []].count < taken[$1, default: []].count
        }
    }

    /// Gives members that have too few owners more of them.
    private func complete(_ taken: inout [Int64: [Int64]]) {
        guard let counts = memberCounts else { return }
        for member in members {
            var own = taken[member, default: []]
            if own.isEmpty, counts.allowsNone { continue }
            for owner in owners where own.count < counts.least && !own.contains(owner) {
                let count = taken.values.count { $0.contains(owner) }
                if let most = ownerCounts?.most, count >= most { continue }
                // An owner that has none may need several.
                if count == 0, (ownerCounts?.least ?? 0) > 1 { continue }
                own.append(owner)
            }
            taken[member] = own
        }
    }
}
