/// The remaining steps of a deletion.
///
/// A list of steps, the next one last: objects that go with each other may be a chain that is
/// longer than any stack of calls. The rules of an object that goes with another come before what
/// is left to do of that other.
struct Deletion {
    private let context: ModelContext
    private var steps: [Step] = []

    enum Step {
        case rules(DeleteRules)
        case members(DeletedMembers)
        case links(DeletedLinks)
    }

    init(_ context: ModelContext) {
        self.context = context
        swap(&steps, &context.idleDeletionSteps)
    }

    mutating func add(_ step: Step) { steps.append(step) }

    /// Deletes an object, unless it's deleted already.
    mutating func start(_ object: ModelObject) {
        let object = object.current
        // One that was never inserted has nothing to delete, such as a draft that is given up.
        if object.isDeleted || object.isOutside { return }
        guard let registration = object.registration, registration.context === context else {
            return context.record(StoreError.notInThisContext(object: object.nameInErrors))
        }
        start(object, registration)
    }

    private mutating func start(_ object: ModelObject, _ registration: ContextEntity) {
        let rules = DeleteRules(object, registration)
        mark(object, registration)
        add(.rules(rules))
    }

    private func mark(_ object: ModelObject, _ registration: ContextEntity) {
        if object.isStored {
            context.deleted.append(object)
            registration.table.notePendingRow(readIn: object.generation)
        } else {
            context.hasDeletedInserted = true
        }
        object.enter(registration, .deleted)
        registration.table.deletions += 1
    }

    /// Does all that's left.
    mutating func run() {
        while let step = steps.popLast() {
            switch step {
            case .rules(let rules): apply(rules)
            case .members(let members): delete(members)
            case .links(let links): delete(links)
            }
        }
        swap(&steps, &context.idleDeletionSteps)
    }

    private mutating func apply(_ rules: DeleteRules) {
        var rules = rules
        guard let relationship = rules.next() else { return }
        add(.rules(rules))
        context.applyDeleteRule(
            relationship,
            rules.object,
            wasStored: rules.wasStored,
            &self
        )
    }

    private mutating func delete(_ members: DeletedMembers) {
        var members = members
        while let member = members.next(), let registration = members.registration {
            guard registration.info.relationshipCount > 1 else {
                mark(member, registration)
                continue
            }
            let rules = DeleteRules(member, registration, without: members.inverse)
            mark(member, registration)
            add(.members(members))
            return add(.rules(rules))
        }
    }

    private mutating func delete(_ links: DeletedLinks) {
        var links = links
        guard let member = links.next() else { return context.links.forget(links.owner) }
        add(.links(links))
        start(member)
    }
}

/// The rules of a deleted object's relationships.
struct DeleteRules {
    let object: ModelObject
    let wasStored: Bool
    private let registration: ContextEntity
    /// A relationship that's dealt with already.
    private let done: Int?
    private var number = 0

    /// - Parameter object: it's not marked as deleted yet.
    init(_ object: ModelObject, _ registration: ContextEntity, without done: Int? = nil) {
        self.object = object
        self.registration = registration
        self.done = done
        wasStored = object.isStored
    }

    mutating func next() -> RelationshipInfo? {
        if number == done { number += 1 }
        guard number < registration.info.relationshipCount else { return nil }
        defer { number += 1 }
        return registration.info.relationships[number]
    }
}
