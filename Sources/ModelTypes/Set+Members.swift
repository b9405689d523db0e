/// Methods of SwiftData's arrays that sets lack. Code written for `[Item]` also works with the
/// `Set<Item>` that a generated class has for an unordered to-many relationship.
extension Set where Element: Queryable {
    /// Adds a member. For example: `person.items.append(item)`.
    ///
    /// For large relationships, prefer the generated `addToItems(_:)`, which doesn't copy the set.
    public mutating func append(_ member: Element) { insert(member) }

    /// Adds members. For example: `person.items.append(contentsOf: others)`.
    ///
    /// Complexity: O(n) for n new members, plus the size of the set if it's shared.
    public mutating func append(contentsOf members: some Sequence<Element>) { formUnion(members) }

    /// Removes the members that satisfy a predicate.
    ///
    /// For example: `person.items.removeAll { $0.isDone }`. Complexity: O(n) for n members.
    public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
        self = try filter { try !isRemoved($0) }
    }
}
