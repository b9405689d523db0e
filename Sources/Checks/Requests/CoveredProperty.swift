import ModelIR

/// A property that an index or a uniqueness constraint names.
struct CoveredProperty {
    let name: String
    let origin: Origin
    /// The part of the declaration that names it. For example: `property`.
    let part: String

    /// The first name of a path is the entity's own. For example: `address` of `address.street`.
    init(path: String, at origin: Origin, _ part: String) {
        name = String(path.prefix { $0 != "." })
        self.origin = origin
        self.part = part
    }
}

extension RuleContext {
    /// Reports covered properties that neither the entity nor a parent has.
    ///
    /// - Parameter words: What covers them. For example: `an index`.
    func reportUnknown<Reported: Rule>(
        _ rule: Reported.Type,
        _ covered: [CoveredProperty],
        by words: String,
        of index: Int
    ) {
        // What an unknown parent has isn't known. The reader of Swift looks up key paths itself.
        guard !covered.isEmpty, !isSwift, hasWholeFamily(index) else { return }
        let known = family(of: index).flatMap { model.entities[$0].properties.map(\.name) }
        let names = Set(known)
        for property in covered where !names.contains(property.name) {
            reportUnknown(
                rule,
                at: property.origin,
                property.part,
                "'\(model.entities[index].name)' has no property '\(property.name)', "
                    + "which \(words) covers",
                name: property.name,
                known: known
            )
        }
    }
}
