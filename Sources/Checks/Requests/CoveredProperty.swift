import ModelIR

/// A property in an index or a uniqueness constraint.
struct CoveredProperty {
    let name: String
    let origin: Origin
    /// The part of the declaration that names the property. For example: `property`.
    let part: String

    /// Only the first name of a path belongs to the entity. For example: `address` of
    /// `address.street`.
    init(path: String, at origin: Origin, _ part: String) {
        name = String(path.prefix { $0 != "." })
        self.origin = origin
        self.part = part
    }
}

extension RuleContext {
    /// Reports covered properties that neither the entity nor a parent has.
    ///
    /// - Parameter words: A description of the covering element. For example: `an index`.
    func reportUnknown<Reported: Rule>(
        _ rule: Reported.Type,
        _ covered: [CoveredProperty],
        by words: String,
        of index: Int
    ) {
        // The properties of an unknown parent are unknown. The reader of Swift resolves key paths
        // itself.
        guard !covered.isEmpty, !isSwift, hasWholeFamily(index) else { return }
        let known = family(of: index).flatMap { model.entities[$0].namespace.map(\.name) }
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
