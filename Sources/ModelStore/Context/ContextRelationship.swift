/// A relationship in one context: what the lists of all its owners share.
final class ContextRelationship {
    let info: RelationshipInfo
    /// The members' side.
    let inverse: RelationshipInfo?
    /// `nil` outside of all contexts.
    let contextID: ObjectIdentifier?
    /// A faster way to relate members without an owner; `nil` if relating does more than set a reference.
    let shortcut: MemberShortcut?
    /// The draft of the last access in place, for the next one.
    private var idleDraft: MemberDraft?

    init(_ relationship: RelationshipInfo, _ registration: ContextEntity) {
        let destination = registration.context.entities[relationship.destination]
        info = relationship
        inverse = relationship.inverse.map { destination.info.relationships[$0] }
        contextID = registration.contextID
        shortcut = MemberShortcut(relationship, destination)
    }

    /// The relationship of an object outside of all contexts; `nil` if its description is wrong.
    init?(outside object: ModelObject, _ number: Int) {
        guard let schema = SchemaOfClass.schema(reaching: type(of: object)),
            let entity = schema.info(of: type(of: object))
        else { return nil }
        info = entity.relationships[number]
        let destination = schema.entities[info.destination]
        inverse = info.inverse.map { destination.relationships[$0] }
        contextID = nil
        shortcut = nil
    }

    func takeDraft() -> MemberDraft {
        var taken: MemberDraft?
        swap(&taken, &idleDraft)
        return taken ?? MemberDraft()
    }

    /// Takes a draft back when its access has ended, unless a copy of the access has it, too.
    func returnDraft(_ draft: inout MemberDraft?) {
        guard isKnownUniquelyReferenced(&draft) else { return }
        draft?.clear()
        swap(&draft, &idleDraft)
    }
}
