import ModelTypes
import Testing

/// Sets of model classes, used like arrays.
struct SetMemberTests {
    @Test func membersAreAddedAndRemoved() {
        let (first, second, third) = (Member(), Member(), Member())
        var members: Set<Member> = []
        members.append(first)
        members.append(contentsOf: [second, third, first])
        #expect(members == [first, second, third])
        members.removeAll { $0 === second }
        #expect(members == [first, third])
    }
}

private final class Member: Queryable, Hashable {
    static let entityName = "Member"

    static func == (left: Member, right: Member) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
