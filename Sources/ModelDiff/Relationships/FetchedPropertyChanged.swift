import ModelIR

/// A fetched property fetches something else.
enum FetchedPropertyChanged: DifferenceKind {
    static let id = "fetched-property.changed"
    static let summary = "a fetched property fetches something else"
    // Apple, "Understanding Versions": isOptional and isTransient are compared for every property.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? =
        "code that takes its objects as those of the former class no longer compiles"
    static let explanation = """
        A store holds nothing of it.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.fetchedProperties.flatMap { owner, match in
            match.pairs.filter { isChanged($0.old, $0.new) }.map { pair in
                difference(
                    comparison,
                    owner,
                    old: pair.old.origin,
                    new: pair.new.origin,
                    "'\(owner).\(pair.new.name)' fetches something else",
                    breaks: pair.old.request.entity != pair.new.request.entity
                )
            }
        }
    }
}

private func isChanged(_ old: FetchedProperty, _ new: FetchedProperty) -> Bool {
    var old = old
    old.origin = new.origin
    old.request.origin = new.request.origin
    return old != new
}
