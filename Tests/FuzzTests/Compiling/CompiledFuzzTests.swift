import Foundation
import TestSupport
import Testing

/// What is generated from damaged models compiles, and has nothing for the formatter to say.
///
/// The folder of a module is named after its case: `3-17` for `3:17`.
@Suite(.disabled(if: Amount.replayed != nil, "only one case is asked for"))
struct CompiledFuzzTests {
    @Test func generatedCodeCompiles() throws {
        let sample = try CompiledSample()
        print("compiled: \(sample.modules.count) models, \(sample.modulesToFormat.count) formatted")
        #expect(sample.modules.count == Amount.compiled)
        try expectNothingFromTheFormatter(sample)
        try expectCompiles(sample)
    }

    private func expectNothingFromTheFormatter(_ sample: CompiledSample) throws {
        let result = try lintGenerated(sample.modulesToFormat)
        #expect(result.succeeded && result.output.isEmpty, "\(findings(result.output))")
    }

    private func expectCompiles(_ sample: CompiledSample) throws {
        let result = try Gate.check(modules: sample.modules)
        #expect(result.succeeded, "\(findings(result.output))")
    }

    /// The lines that say what is wrong, without the source text between them.
    private func findings(_ output: String) -> String {
        let lines = output.split(separator: "\n").filter { line in
            ["FAIL ", ": error: ", ": warning: "].contains { line.contains($0) }
        }
        return lines.prefix(300).joined(separator: "\n")
    }
}
