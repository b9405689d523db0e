import Foundation
import TestSupport
import Testing

/// `features.tsv` names a case for everything that a Core Data model can contain.
struct FeatureTests {
    @Test func everyFeatureNamesACase() throws {
        let cases = Set(GoldenCase.all.map(\.name))
        for (feature, name) in try rows(of: "features.tsv") {
            #expect(cases.contains(name), "\(feature) is shown by '\(name)', which does not exist")
        }
    }

    @Test func everyCaseShowsAFeature() throws {
        let shown = Set(try rows(of: "features.tsv").map(\.second))
        for golden in GoldenCase.all {
            #expect(shown.contains(golden.name), "no feature names '\(golden.name)'")
        }
    }

    @Test func featuresAreSortedWithoutRepeats() throws {
        let features = try rows(of: "features.tsv").map(\.first)
        let bytes = features.map { Array($0.utf8) }
        #expect(zip(bytes, bytes.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    }

    @Test(.enabled(if: Corpus.isThere, "the corpus is not beside the repository"))
    func everyFeatureOfTheCorpusHasACase() throws {
        let known = try rows(of: "features.tsv") + rows(of: "features-excluded.tsv")
        let missing = try Corpus.features().subtracting(known.map(\.first))
        #expect(missing.isEmpty, "without a case: \(missing.sorted())")
    }

    private func rows(of file: String) throws -> [(first: String, second: String)] {
        let data = try Data(contentsOf: GoldenCase.root.appending(path: file))
        return try String(decoding: data, as: UTF8.self).split(separator: "\n").map { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            try #require(columns.count == 2, "\(file): \(line)")
            return (String(columns[0]), String(columns[1]))
        }
    }
}

extension Corpus {
    /// The features of all models, without their counts.
    fileprivate static func features() throws -> Set<String> {
        Set(try models().flatMap { $0.features.map(withoutCount) })
    }

    /// For example: `type=String` for `type=String(2)`.
    private static func withoutCount(_ feature: String) -> String {
        guard feature.hasSuffix(")"), let start = feature.lastIndex(of: "(") else {
            return feature
        }
        let count = feature[feature.index(after: start)...].dropLast()
        return count.allSatisfy(\.isNumber) ? String(feature[..<start]) : feature
    }
}
