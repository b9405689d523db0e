import CoreDataLowering
import Mustache
import Testing

/// Views contain finished facts, not code in strings; templates contain the shape of the code.
struct FactTests {
    /// Lines of doc comments contain text from the model, such as a predicate with a brace.
    private static let documentation: Set = ["documentation", "addDocumentation"]

    @Test func noFactHoldsALineBreakOrABrace() throws {
        let models = try GoldenModels.cases().flatMap { try GoldenModels.models(of: $0) }
        let facts =
            models.flatMap(GoldenModels.coreDataViews).flatMap(\.facts)
            + models.flatMap(GoldenModels.sqliteViews).flatMap(\.facts)
            + models.flatMap(GoldenModels.swiftDataViews).flatMap(\.facts)
        #expect(facts.count > 1000)
        for fact in facts {
            let isDocumentation = Self.documentation.contains(fact.name.name)
            let isClean = isDocumentation ? isOneLine(fact.text) : isPlain(fact.text)
            #expect(isClean, "\(fact.name): \(fact.text)")
        }
    }

    private func isOneLine(_ text: String) -> Bool { !text.contains(where: \.isNewline) }

    private func isPlain(_ text: String) -> Bool {
        isOneLine(text) && !text.contains { $0 == "{" || $0 == "}" }
    }
}
