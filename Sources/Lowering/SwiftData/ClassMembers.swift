import ModelIR
import SharedLowering

/// The attributes and relationships of a class, and the parameters of its initializer.
struct ClassMembers {
    let own: [MemberLowering]
    let links: [RelationshipLowering]
    /// The parameters of the initializer, required ones first.
    let parameters: [Parameter]
    /// The parameters of the superclass's initializer.
    let inherited: [Parameter]

    /// - Parameters:
    ///   - inheritedMembers: The members of superclasses, those of the topmost one first.
    ///   - inheritedLinks: Their relationships.
    init(
        own: [MemberLowering],
        links: [RelationshipLowering],
        inheritedMembers: [[MemberLowering]],
        inheritedLinks: [[RelationshipLowering]]
    ) {
        self.own = own
        self.links = links
        let groups = zip(inheritedMembers, inheritedLinks).map { members, links in
            members.compactMap(\.parameter) + links.compactMap(\.parameter)
        }
        inherited = requiredFirst(groups.flatMap(\.self))
        let ownParameters = own.compactMap(\.parameter) + links.compactMap(\.parameter)
        parameters = requiredFirst(groups.flatMap(\.self) + ownParameters)
    }
}

private func requiredFirst(_ parameters: [Parameter]) -> [Parameter] {
    parameters.filter(\.isRequired) + parameters.filter { !$0.isRequired }
}
