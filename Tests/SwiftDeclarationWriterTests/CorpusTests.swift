import Checks
import CoreDataModelReader
import Diagnostics
import Foundation
import ModelIR
import TestSupport
import Testing

/// Models of public projects, which aren't part of the repository.
@Suite(.enabled(if: Corpus.isThere, "the corpus is not beside the repository"))
struct CorpusTests {
    @Test func everyModelIsReadAgainFromSwift() throws {
        let folder = try TemporaryFolder(name: "declarations-of-the-corpus")
        var (count, lossless) = (0, 0)
        var losses: [String: Int] = [:]
        for path in try Corpus.models().map(\.url.path) {
            var sink = DiagnosticSink()
            let read = CoreDataModelReader().read(path, diagnostics: &sink)
            guard let model = checkedNames(read, diagnostics: &sink) else { continue }
            let trip = RoundTrip(model)
            // A model without entities is a file without declarations.
            let problems = trip.problems.filter { $0.id != "swift.no-declaration" }
            #expect(problems.isEmpty, "\(path): \(trip.problems.map(\.message))\n\(trip.text)")
            #expect(trip.differences.isEmpty, "\(path): \(trip.differences)")
            if let reread = trip.reread {
                let (back, _) = try backFromModelFile(reread)
                let difference = facts(of: reread).symmetricDifference(facts(of: back)).sorted()
                #expect(difference.isEmpty, "\(path): \(difference)")
            }
            try folder.write(trip.text, to: "Model\(count).swift")
            count += 1
            let ids = Set(trip.warnings.map(\.id))
            for id in ids { losses[id, default: 0] += 1 }
            if trip.warnings.allSatisfy({ $0.severity == .note }) { lossless += 1 }
        }
        print("\(count) models, \(lossless) without a loss but Xcode's settings; \(losses)")
        #expect(count > 100)
        try expectFormatted(folder)
    }
}

/// The formatter has nothing to say about the files of a folder.
func expectFormatted(_ folder: TemporaryFolder) throws {
    let result = try lintGenerated([folder.path])
    #expect(result.succeeded && result.output.isEmpty, "\(result.output)")
}
