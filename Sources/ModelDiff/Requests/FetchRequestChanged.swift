import ModelIR

/// A fetch request fetches something else.
enum FetchRequestChanged: DifferenceKind {
    static let id = "fetch-request.changed"
    static let summary = "a fetch request fetches something else"
    // Apple, "Understanding Versions": fetch requests are not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "its function may have other parameters, or return other objects"
    static let explanation = """
        A store holds nothing of it.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.fetchRequests.pairs.filter { isChanged($0.old, $0.new) }.map { pair in
            difference(
                comparison,
                requestSubject(pair.new),
                old: pair.old.origin,
                new: pair.new.origin,
                "the fetch request '\(pair.new.name)' fetches something else",
                breaks: pair.old.predicate != pair.new.predicate
                    || pair.old.entity != pair.new.entity
            )
        }
    }
}

private func isChanged(_ old: FetchRequest, _ new: FetchRequest) -> Bool {
    var old = old
    old.origin = new.origin
    return old != new
}
