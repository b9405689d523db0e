/// New objects in an order in which each comes after the new ones that it refers to, except in a ring.
///
/// Foreign keys are deferred, but a trigger of another program may look for the row that a new one refers to.
/// Apart from that, the objects of a class stay in their order, and come together.
/// - Complexity: O(*n* log *n*) for *n* objects.
func parentsFirst(_ objects: [ModelObject], _ entities: [EntityInfo]) -> [ModelObject] {
    enum Step {
        case enter(ModelObject)
        case leave(ModelObject)
    }
    let depths = TableDepths(entities) { _ in true }
    let order = objects.enumerated().map { (depth: depths.depth(of: $1), number: $0) }
    var seen: Set<ObjectIdentifier> = []
    var result: [ModelObject] = []
    result.reserveCapacity(objects.count)
    for (_, number) in order.sorted(by: <) {
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

extension ModelObject {
    /// The new objects that the object refers to.
    fileprivate final var newDestinations: [ModelObject] {
        (registration?.info.references ?? []).compactMap { number in
            storedReference(number).object.flatMap { $0.state == .inserted ? $0 : nil }
        }
    }
}
