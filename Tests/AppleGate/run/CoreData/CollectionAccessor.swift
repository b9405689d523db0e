/// A to-many accessor that Core Data makes at run time, known by its selector.
struct CollectionAccessor {
    /// As the selector spells it. For example: `Items`.
    let key: String
    private let form: Form

    private enum Form {
        case addObject, removeObject, add, remove
        case insertAtIndex, removeAtIndex, replaceAtIndex
        case insertAtIndexes, removeAtIndexes, replaceAtIndexes

        var isOrdered: Bool {
            switch self {
            case .addObject, .removeObject, .add, .remove: false
            case .insertAtIndex, .removeAtIndex, .replaceAtIndex: true
            case .insertAtIndexes, .removeAtIndexes, .replaceAtIndexes: true
            }
        }
    }

    init?(selector: String) {
        for (form, before, after) in Self.patterns {
            guard selector.hasPrefix(before), selector.hasSuffix(after) else { continue }
            let name = selector.dropFirst(before.count).dropLast(after.count)
            guard let key = Self.key(in: name, form) else { continue }
            self.key = key
            self.form = form
            return
        }
        return nil
    }

    /// Longer forms first: `addItemsObject:` is also `add…:`.
    private static let patterns: [(Form, String, String)] = [
        (.insertAtIndex, "insertObject:in", "AtIndex:"),
        (.removeAtIndex, "removeObjectFrom", "AtIndex:"),
        (.replaceAtIndex, "replaceObjectIn", "AtIndex:withObject:"),
        (.insertAtIndexes, "insert", ":atIndexes:"),
        (.removeAtIndexes, "remove", "AtIndexes:"),
        (.replaceAtIndexes, "replace", ":"),
        (.addObject, "add", "Object:"),
        (.removeObject, "remove", "Object:"),
        (.add, "add", ":"),
        (.remove, "remove", ":"),
    ]

    /// `replaceItemsAtIndexes:withItems:` names its key twice.
    private static func key(in name: Substring, _ form: Form) -> String? {
        if case .replaceAtIndexes = form {
            let parts = name.split(separator: "AtIndexes:with", omittingEmptySubsequences: false)
            return parts.count == 2 && parts[0] == parts[1] ? String(parts[0]) : nil
        }
        return name.isEmpty || name.contains(":") ? nil : String(name)
    }

    func perform(
        on object: NSManagedObject,
        _ relationship: NSRelationshipDescription,
        _ arguments: [Any]
    ) {
        guard !form.isOrdered || relationship.isOrdered else {
            fatalError("\(relationship.name) is not ordered")
        }
        let first = managedObjects(inArgument: arguments[0])
        switch form {
        case .addObject, .add:
            for member in first { object.connect(relationship, member) }
        case .removeObject, .remove:
            for member in first { object.disconnect(relationship, member) }
        case .insertAtIndex, .insertAtIndexes:
            object.insert(first, into: relationship, at: indexes(arguments[1]))
        case .removeAtIndex, .removeAtIndexes:
            object.removeMembers(of: relationship, at: indexes(arguments[0]))
        case .replaceAtIndex, .replaceAtIndexes:
            let places = indexes(arguments[0])
            object.removeMembers(of: relationship, at: places)
            object.insert(managedObjects(in: arguments[1]), into: relationship, at: places)
        }
    }

    private func managedObjects(inArgument argument: Any) -> [NSManagedObject] {
        argument is Int || argument is NSIndexSet ? [] : managedObjects(in: argument)
    }

    private func managedObjects(in argument: Any) -> [NSManagedObject] {
        CoreData.managedObjects(in: argument)
    }

    private func indexes(_ argument: Any) -> [Int] {
        if let index = argument as? Int { return [index] }
        return (argument as? NSIndexSet).map { Array($0) } ?? []
    }
}

extension NSManagedObject {
    fileprivate func insert(
        _ objects: [NSManagedObject],
        into relationship: NSRelationshipDescription,
        at places: [Int]
    ) {
        precondition(objects.count == places.count, "as many objects as indexes")
        for (object, place) in zip(objects, places) {
            connect(relationship, object, at: place)
        }
    }

    fileprivate func removeMembers(of relationship: NSRelationshipDescription, at places: [Int]) {
        let members = members(of: relationship)
        for object in places.map(members.object) {
            disconnect(relationship, object)
        }
    }
}
