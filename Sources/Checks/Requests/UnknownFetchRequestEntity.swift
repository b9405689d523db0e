import Diagnostics
import ModelIR

/// The entity of a fetch request exists.
enum UnknownFetchRequestEntity: Rule {
    static let id = "fetch-request.unknown-entity"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.names
    static let summary = "the entity of a fetch request doesn't exist"
    static let reason = "The class of the fetched objects is unknown."
    static let before = #"<fetchRequest name="recent" entity="Nte"/>"#
    static let after = #"<fetchRequest name="recent" entity="Note"/>"#
    static let hasFix = true

    static func check(_ context: RuleContext) {
        context.forEachRequest { request, property in
            let words =
                property.map { "the fetched property '\($0.name)'" }
                ?? "the fetch request '\(request.name)'"
            check(request, words + " asks for", context)
        }
    }

    private static func check(_ request: FetchRequest, _ words: String, _ context: RuleContext) {
        guard context.isUnknownEntity(request.entity) else { return }
        context.reportUnknown(
            Self.self,
            at: request.origin,
            "entity",
            "\(words) '\(request.entity)', which does not exist",
            name: request.entity,
            known: context.entityNames
        )
    }
}
