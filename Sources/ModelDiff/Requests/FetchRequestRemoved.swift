import ModelIR

/// A fetch request is gone.
enum FetchRequestRemoved: DifferenceKind {
    static let id = "fetch-request.removed"
    static let summary = "a fetch request is removed"
    // Apple, "Understanding Versions": fetch requests are not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "code that calls its function no longer compiles"
    static let explanation = """
        A store holds nothing of it.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.fetchRequests.removed.map { request in
            difference(
                comparison,
                requestSubject(request),
                old: request.origin,
                "the fetch request '\(request.name)' is removed"
            )
        }
    }
}
