/// New objects in an order in which each comes after the new ones that it refers to, except in a ring.
///
/// Foreign keys are deferred, but a trigger of another program may look for the row that a new one refers to.
/// Apart from that, the objects of a class stay in their order, and come together.
/// - Complexity: O(*n* log *n*) for *n* objects.
func parentsFirst(_ objects: [ModelObject]) -> [ModelObject] {
    enum Step {
        case enter(ModelObject)
        case leave(ModelObject)
    }
    var ranks = ClassRanks()
    let ranked = objects.enumerated().map { number, object in
        (rank: object.registration.map { ranks.rank(of: $0) } ?? 0, number: number)
    }
    var seen: Set<ObjectIdentifier> = []
    var result: [ModelObject] = []
    result.reserveCapacity(objects.count)
    for (_, number) in ranked.sorted(by: <) {
        var steps = [Step.enter(objects[number])]
        while let step = steps.popLast() {
            switch step {
            case .leave(let object): result.append(object)
            case .enter(let object):
                guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
                steps.append(.leave(object))
                for destination in object.newDestinations.reversed() {
                    steps.append(.enter(destination))
                }
            }
        }
    }
    return result
}

/// How many classes are above each in the references between tables; rings are cut somewhere.
private struct ClassRanks {
    private var ranks: [Int: Int] = [:]

    mutating func rank(of entity: ContextEntity) -> Int {
        let root = entity.info.root
        if let known = ranks[root] { return known }
        ranks[root] = 0
        var rank = 0
        for other in entity.context.entities where other.info.root == root {
            for number in other.info.references {
                let destination = entity.context.entities[
                    other.info.relationships[number].destination
                ]
                if destination.info.root == root { continue }
                rank = max(rank, self.rank(of: destination) + 1)
            }
        }
        ranks[root] = rank
        return rank
    }
}

extension ModelObject {
    /// The new objects that the object refers to.
    fileprivate final var newDestinations: [ModelObject] {
        (registration?.info.references ?? []).compactMap { number in
            storedReference(number).object.flatMap { $0.state == .inserted ? $0 : nil }
        }
    }
}
