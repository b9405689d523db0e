import Foundation
import ModelStore
import TestSupport
import Testing

/// The page on changing a model lists every kind of problem.
struct MigrationProblemTests {
    @Test func everyKindIsInThePage() throws {
        let page = repositoryRoot.appending(path: "Documentation/modelgen.docc/ChangingAModel.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let ids = text.matches(of: /(?m)^\| `(migration\.[a-z-]+)` \|/).map { String($0.1) }
        #expect(ids == MigrationProblem.Kind.allCases.map(\.rawValue))
    }
}
