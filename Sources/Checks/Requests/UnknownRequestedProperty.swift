import Diagnostics
import ModelIR

/// The properties in the predicate of a fetch request exist.
enum UnknownRequestedProperty: Rule {
    static let id = "fetch-request.unknown-property"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.meaning
    static let summary = "the predicate of a fetch request names a property that doesn't exist"
    static let reason =
        "Running the request raises an Objective-C exception, which terminates the program."
    static let before =
        #"<fetchRequest name="recent" entity="Note" predicateString="titel == $T"/>"#
    static let after = #"<fetchRequest name="recent" entity="Note" predicateString="title == $T"/>"#

    static func check(_ context: RuleContext) {
        context.forEachRequest { request, _ in check(request, context) }
    }

    private static func check(_ request: FetchRequest, _ context: RuleContext) {
        guard let predicate = request.predicate, let entity = context.entities[request.entity],
            context.hasWholeFamily(entity)
        else { return }
        let names = predicateNames(predicate)
        guard !names.isEmpty else { return }
        let known = context.fetchableNames(of: entity)
        for name in names where !known.contains(name) {
            let nearest = nearestName(to: name, in: known.sorted())
            context.report(
                Self.self,
                at: context.place(request.origin, "predicateString", "name"),
                "'\(request.entity)' has no property '\(name)', which the fetch request "
                    + "'\(request.name)' names\(didYouMean(nearest))"
            )
        }
    }
}

extension RuleContext {
    /// Returns the names that a predicate may contain: the properties of the entity, its parents
    /// and its children.
    fileprivate func fetchableNames(of entity: Int) -> Set<String> {
        let children = model.entities.indices.filter { lineage.ancestors(of: $0).contains(entity) }
        let family = family(of: entity) + children
        return Set(family.flatMap { model.entities[$0].namespace.map(\.name) })
    }
}
