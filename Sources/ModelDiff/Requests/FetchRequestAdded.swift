import ModelIR

/// A fetch request is new.
enum FetchRequestAdded: DifferenceKind {
    static let id = "fetch-request.added"
    static let summary = "a fetch request is added"
    // Apple, "Understanding Versions": fetch requests are not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let explanation = """
        A store holds nothing of it.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.fetchRequests.added.map { request in
            difference(
                comparison,
                requestSubject(request),
                new: request.origin,
                "the fetch request '\(request.name)' is added"
            )
        }
    }
}

extension Comparison {
    var fetchRequests: ElementMatch<FetchRequest> {
        ElementMatch(old: old.fetchRequests, new: new.fetchRequests)
    }
}

/// The heading of what is about a fetch request. For example: `fetch request recentNotes`.
func requestSubject(_ request: FetchRequest) -> String { "fetch request \(request.name)" }
