import ModelIR

/// Named elements of two versions: those that are in both, and those that are in one.
struct ElementMatch<Element: Matchable & Sendable>: Sendable {
    private(set) var pairs: [Pair] = []
    private(set) var removed: [Element] = []
    private(set) var added: [Element] = []

    struct Pair: Sendable {
        let old: Element
        let new: Element
    }
}

extension ElementMatch {
    /// - Parameter followsColumns: Whether `ModelStore` finds the values of attributes that get a value type, or
    ///   lose it.
    init<Elements: RandomAccessCollection<Element>>(
        old: Elements,
        new: Elements,
        followsColumns: Bool = false
    ) where Elements.Index == Int {
        let places = places(of: new.map(\.identity), in: old.map(\.identity), followsColumns)
        let taken = Set(places.compactMap(\.self))
        removed = old.indices.filter { !taken.contains($0) }.map { old[$0] }
        for (element, place) in zip(new, places) {
            if let place {
                pairs.append(Pair(old: old[place], new: element))
            } else {
                added.append(element)
            }
        }
    }
}

/// For each new element, the place of the old one that it was; `nil` for one that wasn't there.
///
/// What says its former name goes first, and what has kept its name last. Core Data compares canonical names: a chain of
/// renames keeps the first name. The name in between is understood, too, since SwiftData's `originalName` is often that.
/// Complexity: O(n).
func places(of new: [Identity], in old: [Identity], _ followsColumns: Bool = false) -> [Int?] {
    if new == old { return Array(new.indices) }
    let canonical = index(old, by: \.canonicalName)
    let names = index(old, by: \.name)
    let declared = index(old, by: { $0.declaredName ?? $0.name })
    var places = [Int?](repeating: nil, count: new.count)
    var taken: Set<Int> = []
    func take(
        _ isWanted: (Identity) -> Bool,
        from table: [String: Int],
        at key: (Identity) -> String
    ) {
        for index in new.indices where places[index] == nil && isWanted(new[index]) {
            guard let found = table[key(new[index])], taken.insert(found).inserted else { continue }
            places[index] = found
        }
    }
    let canonicalName = { (identity: Identity) in identity.canonicalName }
    let saysFormerName = { (identity: Identity) in identity.renamingIdentifier != nil }
    let saysNothing = { (identity: Identity) in identity.renamingIdentifier == nil }
    take(saysFormerName, from: canonical, at: canonicalName)
    // To `ModelStore`, what has kept its name is the same, whatever it was called before.
    if followsColumns { take(saysNothing, from: names, at: { $0.name }) }
    take(saysNothing, from: canonical, at: canonicalName)
    take(saysFormerName, from: names.merging(declared) { name, _ in name }, at: canonicalName)
    take({ _ in true }, from: names, at: { $0.name })
    if followsColumns { take(saysNothing, from: names, at: { otherStorage(of: $0.name) }) }
    return places
}

/// The column of a property without its value type, or with one: `ModelStore` finds the values there.
///
/// For example: `state` for `stateRaw`.
private func otherStorage(of name: String) -> String {
    name.hasSuffix("Raw") ? String(name.dropLast(3)) : name + "Raw"
}

private func index(_ elements: [Identity], by key: (Identity) -> String) -> [String: Int] {
    Dictionary(elements.indices.map { (key(elements[$0]), $0) }) { first, _ in first }
}
