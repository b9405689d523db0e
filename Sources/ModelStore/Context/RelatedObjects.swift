/// Objects that were related outside of all contexts, on their way into one.
///
/// They are taken apart and related again, as if each had been inserted first. Lists come before
/// references: a list knows the order of its members.
struct RelatedObjects {
    private let context: ModelContext
    private var objects: [ModelObject]
    private var seen: Set<ObjectIdentifier>
    private var lists: [(owner: ModelObject, number: Int, members: [ModelObject])] = []
    private var references: [(owner: ModelObject, number: Int, destination: ModelObject)] = []

    /// Finds what can be reached from an object that enters a context.
    init(reachedFrom first: ModelObject, entering context: ModelContext) {
        self.context = context
        objects = [first]
        seen = [ObjectIdentifier(first)]
        var index = 0
        while index < objects.count {
            takeApart(objects[index])
            index += 1
        }
    }

    private mutating func reach(_ object: ModelObject) {
        guard object.isOutside, seen.insert(ObjectIdentifier(object)).inserted else { return }
        objects.append(object)
    }

    private mutating func takeApart(_ object: ModelObject) {
        object.forEachList { list in
            let members = list.storage.objects
            lists.append((object, list.number, members))
            for member in members { reach(member) }
        }
        object.links?.forgetLists()
        let entity = try? context.entity(of: type(of: object))
        for number in entity?.info.references ?? [] {
            guard let destination = object.storedReference(number).object else { continue }
            object.setStoredReference(number, StoredReference())
            references.append((object, number, destination))
            reach(destination)
        }
    }

    /// Enters the context.
    func enter() {
        for object in objects {
            object.state = .detached
            context.insert(object)
        }
        for (owner, number, members) in lists {
            for member in members { owner.members(number).connect(member) }
        }
        // The list of a member may have come first, and put the member into another place.
        for (owner, number, members) in lists { owner.members(number).arrange(as: members) }
        for (owner, number, destination) in references {
            guard let info = owner.registration?.info else { continue }
            owner.setReference(info.relationships[number], to: destination)
        }
    }
}
