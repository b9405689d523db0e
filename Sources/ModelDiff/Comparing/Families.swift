import ModelIR

/// Who inherits from whom in two versions.
struct Families: Sendable {
    private let oldParents: [String: String]
    private let newParents: [String: String]
    /// The old names of entities by their new ones.
    private let oldNames: [String: String]

    init(old: Model, new: Model) {
        oldParents = parents(of: old)
        newParents = parents(of: new)
        let pairs = ElementMatch(old: old.entities, new: new.entities).pairs
        oldNames = Dictionary(pairs.map { ($0.new.name, $0.old.name) }) { first, _ in first }
    }

    /// The names of the entities above one, the nearest first.
    func newAncestors(of name: String) -> [String] { line(above: name, newParents) }

    func oldAncestors(of name: String) -> [String] { line(above: name, oldParents) }

    /// The old names of the entities that were above one with this new name.
    func oldAncestors(ofNew name: String) -> [String] {
        // An entity that is new may take over from the one that its parent was.
        let old = oldNames[name] ?? newAncestors(of: name).lazy.compactMap { oldNames[$0] }.first
        guard let old else { return [] }
        return (oldNames[name] == nil ? [old] : []) + oldAncestors(of: old)
    }

    func isAncestor(_ ancestor: String, ofNew name: String) -> Bool {
        newAncestors(of: name).contains(ancestor)
    }

    /// The entity at the top of a line; the entity itself if it has no parent.
    func newRoot(of name: String) -> String { newAncestors(of: name).last ?? name }

    func oldRoot(of name: String) -> String { oldAncestors(of: name).last ?? name }
}

private func parents(of model: Model) -> [String: String] {
    let entries = model.entities.compactMap { entity in entity.parent.map { (entity.name, $0) } }
    return Dictionary(entries) { first, _ in first }
}

/// A cycle ends where it began.
private func line(above name: String, _ parents: [String: String]) -> [String] {
    var (line, seen): ([String], Set) = ([], [name])
    var next = parents[name]
    while let parent = next, seen.insert(parent).inserted {
        line.append(parent)
        next = parents[parent]
    }
    return line
}
