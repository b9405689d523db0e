extension NSManagedObject {
    func allMembers(of relationship: NSRelationshipDescription) -> [NSManagedObject] {
        if faults.remove(relationship.name) != nil { StubCounters.shared.countFault() }
        return members(of: relationship).all
    }

    func members(of relationship: NSRelationshipDescription) -> Members {
        if let known = members[relationship.name] { return known }
        let new = Members(isOrdered: relationship.isOrdered)
        members[relationship.name] = new
        return new
    }

    /// Links both sides. A destination that had another owner leaves it.
    func connect(
        _ relationship: NSRelationshipDescription,
        _ other: NSManagedObject,
        at index: Int? = nil
    ) {
        guard other.managedObjectContext === managedObjectContext else {
            fatalError(
                "Illegal attempt to establish a relationship '\(relationship.name)' "
                    + "between objects in different contexts"
            )
        }
        guard attach(relationship, other, at: index) else { return }
        guard let inverse = relationship.inverseRelationship else { return }
        _ = other.attach(inverse, self, at: nil)
    }

    /// Unlinks both sides.
    func disconnect(_ relationship: NSRelationshipDescription, _ other: NSManagedObject) {
        detach(relationship, other)
        guard let inverse = relationship.inverseRelationship else { return }
        other.detach(inverse, self)
    }

    func setDestination(of relationship: NSRelationshipDescription, to other: NSManagedObject?) {
        if let other {
            connect(relationship, other)
        } else if let former = destinations[relationship.name] {
            disconnect(relationship, former)
        }
    }

    func replaceMembers(of relationship: NSRelationshipDescription, with new: [NSManagedObject]) {
        let keep = Set(new)
        for former in allMembers(of: relationship) where !keep.contains(former) {
            disconnect(relationship, former)
        }
        for object in new { connect(relationship, object) }
        members(of: relationship).sort(as: new)
    }

    /// One side only; whether anything changed. A to-one lets go of its former destination.
    private func attach(
        _ relationship: NSRelationshipDescription,
        _ other: NSManagedObject,
        at index: Int?
    ) -> Bool {
        defer { didChangeValue(forKey: relationship.name) }
        if relationship.isToMany { return members(of: relationship).insert(other, at: index) }
        let former = destinations[relationship.name]
        guard former !== other else { return false }
        if let former, let inverse = relationship.inverseRelationship {
            former.detach(inverse, self)
        }
        destinations[relationship.name] = other
        return true
    }

    private func detach(_ relationship: NSRelationshipDescription, _ other: NSManagedObject) {
        defer { didChangeValue(forKey: relationship.name) }
        if relationship.isToMany {
            _ = members(of: relationship).remove(other)
        } else if destinations[relationship.name] === other {
            destinations[relationship.name] = nil
        }
    }
}
