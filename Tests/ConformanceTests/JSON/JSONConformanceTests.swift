import Foundation
import JSON
import Testing

/// The files of a suite for JSON parsers: `y_…` is JSON, `n_…` isn't, `i_…` may be taken or not.
@Suite(.enabled(if: Suites.isThere, "the suites are not beside the repository"))
struct JSONConformanceTests {
    private let files: [URL]

    init() throws {
        files = try Suites.files(in: "json/test_parsing", withExtension: "json")
    }

    @Test func everyFileIsTakenOrRefusedAsItShouldBe() throws {
        let outcomes = try files.map { file in
            let name = file.deletingPathExtension().lastPathComponent
            let bytes = Array(try Data(contentsOf: file))
            return Outcome(
                part: part(of: name),
                name: String(name.dropFirst(2)),
                verdict: verdict(on: bytes, expected: name.prefix(1))
            )
        }
        #expect(outcomes.count >= 317)
        let either = outcomes.filter { $0.part == part(of: "i_") && $0.verdict == .passed }
        try OutcomeTable(
            title: "JSON",
            about: """
                The files of [JSONTestSuite](https://github.com/nst/JSONTestSuite). A file that is \
                taken gives the values that Foundation reads in it, with comments allowed, too.
                """,
            outcomes: outcomes,
            remarks: [
                list("Taken although a parser need not", either.map(\.name)),
                list("Taken where comments and last commas are allowed", try takenWithComments()),
            ]
        ).check("json.md")
    }

    private func part(of name: String) -> String {
        switch name.prefix(1) {
        case "y": "to be taken"
        case "n": "to be refused"
        default: "either"
        }
    }

    private func verdict(on bytes: [UInt8], expected: Substring) -> Verdict {
        do throws(JSONMistake) {
            let root = try JSONText(bytes).root
            if expected == "n" { return .open("it is taken") }
            let commented = try JSONText(bytes, dialect: .commented).root
            if commented != root { return .open("with comments allowed it is another value") }
            let isRight = expected == "i" || root.equals(foundationValue(of: bytes))
            return isRight ? .passed : .open("Foundation reads another value")
        } catch {
            switch expected {
            case "y": return .open(error.message)
            case "n": return .passed
            default: return .refused(error.message)
            }
        }
    }

    private func foundationValue(of bytes: [UInt8]) -> Any? {
        try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    }

    private func takenWithComments() throws -> [String] {
        try files.filter { file in
            let bytes = Array(try Data(contentsOf: file))
            return (try? JSONText(bytes)) == nil
                && (try? JSONText(bytes, dialect: .commented)) != nil
        }.map { $0.deletingPathExtension().lastPathComponent }
    }

    private func list(_ title: String, _ names: [String]) -> String {
        "## \(title)\n\n" + names.map { "`\($0)`" }.joined(separator: ", ") + "."
    }
}

extension JSONNode {
    /// Whether Foundation read the same. Of repeated keys it keeps one.
    fileprivate func equals(_ value: Any?) -> Bool {
        switch content {
        case .null: return value is NSNull
        case .boolean(let flag): return value as? Bool == flag
        case .number(let digits):
            // Foundation rounds what is next to nothing to nothing.
            guard let number = (value as? NSNumber)?.doubleValue, let read = Double(digits) else {
                return false
            }
            return abs(number - read) <= abs(read) * 1e-15 || abs(number - read) < 1e-60
        case .string(let text):
            return (value as? String).map { $0.unicodeScalars.elementsEqual(text.unicodeScalars) }
                ?? false
        case .array(let elements):
            guard let values = value as? [Any], values.count == elements.count else { return false }
            return zip(elements, values).allSatisfy { $0.equals($1) }
        case .object(let members):
            guard let values = value as? [String: Any] else { return false }
            let keys = Set(members.map(\.key))
            return keys == Set(values.keys)
                && keys.allSatisfy { key in
                    members.contains { $0.key == key && $0.value.equals(values[key]) }
                }
        }
    }
}
