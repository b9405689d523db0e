import ModelStore
import Testing

@testable import ModelStoreTesting

/// Numbers of members that are right, whatever a model asks for.
struct MemberQuotasTests {
    @Test func anyNumberIsRight() {
        let quotas = MemberQuotas(nil).quotas(owners: 5, members: 20, needsOwner: false)
        #expect(quotas == [3, 1, 0, 2, 3])
    }

    @Test func noMemberIsLeftThatNeedsAnOwner() {
        let quotas = MemberQuotas(nil).quotas(owners: 5, members: 20, needsOwner: true)
        #expect(quotas.reduce(0, +) == 20)
    }

    @Test func ownersHaveBothBounds() {
        let counts = MemberCounts(isRequired: true, minimum: 2, maximum: 4)
        let quotas = MemberQuotas(counts).quotas(owners: 4, members: 20, needsOwner: false)
        #expect(quotas == [4, 2, 3, 4])
    }

    @Test func anOwnerHasEnoughMembersOrNone() {
        let counts = MemberCounts(isRequired: false, minimum: 3, maximum: 5)
        for members in 0..<20 {
            let quotas = MemberQuotas(counts).quotas(owners: 4, members: members, needsOwner: false)
            #expect(quotas.allSatisfy { $0 == 0 || (3...5).contains($0) })
            #expect(quotas.reduce(0, +) <= members)
        }
    }

    @Test func bothSidesOfPairsHaveRightNumbers() {
        let joined = JoinedMembers(
            owners: Array(1...10),
            members: Array(1...12),
            ownerCounts: MemberCounts(isRequired: true, minimum: 2, maximum: 4),
            memberCounts: MemberCounts(isRequired: true, minimum: 1, maximum: 3)
        )
        let pairs = joined.pairs(SharedRandom(seed: 1))
        #expect(Set(pairs.map { "\($0.owner) \($0.member)" }).count == pairs.count)
        let (owners, members) = (pairs.map(\.owner), pairs.map(\.member))
        #expect((1...10).allSatisfy { key in (2...4).contains(owners.count { $0 == key }) })
        #expect((1...12).allSatisfy { key in (1...3).contains(members.count { $0 == key }) })
    }
}
