import Diagnostics
import ModelIR

/// The predicate of a fetch request can be parsed.
enum UnreadablePredicate: Rule {
    static let id = "fetch-request.unreadable-predicate"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.meaning
    static let summary = "the predicate of a fetch request can't be parsed"
    static let reason =
        "`NSPredicate` raises an Objective-C exception, which terminates the program. Texts that might be"
        + " predicates aren't reported."
    static let before = #"<fetchRequest name="recent" entity="Note" predicateString="title == "/>"#
    static let after = #"<fetchRequest name="recent" entity="Note" predicateString="title == $T"/>"#

    static func check(_ context: RuleContext) {
        context.forEachRequest { request, property in
            let words =
                property.map { "the fetched property '\($0.entity).\($0.name)'" }
                ?? "the fetch request '\(request.name)'"
            check(request, words, context)
        }
    }

    private static func check(_ request: FetchRequest, _ words: String, _ context: RuleContext) {
        // An empty text is none: the request fetches all objects.
        guard let predicate = request.predicate, !predicate.isEmpty,
            let problem = predicateProblem(predicate)
        else { return }
        context.report(
            Self.self,
            at: context.place(request.origin, "predicateString", "name"),
            "the predicate of \(words) can't be parsed: \(problem)"
        )
    }
}
