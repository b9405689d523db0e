import Foundation
import TestSupport
import Testing

/// Real models give code that compiles, or an error that says where and why.
@Suite(.enabled(if: Corpus.isThere, "the corpus is not beside the repository"))
struct CorpusTests {
    @Test func everyModelGivesCodeOrAnError() throws {
        let generated = try GeneratedModels(for: "coredata")
        expectPositionedErrors(generated)
        try expectNothingFromTheFormatter(generated)
        try expectCompiles(generated)
    }

    @Test(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
    func everyModelGivesCodeForSwiftDataOrAnError() throws {
        let generated = try GeneratedModels(for: "swiftdata")
        expectPositionedErrors(generated)
        try expectNothingFromTheFormatter(generated)
        let result = try Gate.checkSwiftData(modules: generated.modules)
        #expect(result.succeeded, "\(result.output)")
    }

    private func expectPositionedErrors(_ generated: GeneratedModels) {
        for (model, said) in generated.refused {
            #expect(said.contains("error: "), "\(model.path): \(said)")
            #expect(said.hasPrefix(model.path), "\(model.path): \(said)")
        }
        #expect(generated.modules.count > generated.refused.count * 10)
    }

    private func expectNothingFromTheFormatter(_ generated: GeneratedModels) throws {
        let result = try lintGenerated(generated.modules)
        #expect(result.succeeded && result.output.isEmpty, "\(result.output)")
    }

    private func expectCompiles(_ generated: GeneratedModels) throws {
        let result = try Gate.check(modules: generated.modules)
        #expect(result.succeeded, "\(result.output)")
    }
}
