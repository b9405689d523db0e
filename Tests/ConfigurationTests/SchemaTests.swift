import Configuration
import Foundation
import JSON
import TestSupport
import Testing

/// The full example of the design, where it lies beside the repository.
private let picture = try? String(
    contentsOf: besideRepository("shared/design/expected/input/modelgen.json"),
    encoding: .utf8
)

@Suite("The schema of the configuration") struct SchemaTests {
    private let schema: JSONNode

    init() throws {
        schema = try JSONText(Array(ConfigurationFile.jsonSchema.utf8)).root
    }

    private func problems(_ text: String) throws -> [String] {
        let value = try JSONText(Array(text.utf8), dialect: .commented).root
        return SchemaValidator().problems(value, schema)
    }

    @Test("it says which draft it is of") func draft() {
        #expect(
            ConfigurationFile.jsonSchema.contains(
                #""$schema" : "https://json-schema.org/draft/2020-12/schema""#
            )
        )
    }

    @Test("configurations of golden cases and of the documentation fit") func goodOnes() throws {
        let texts = try goldenConfigurations() + documentedConfigurations()
        #expect(texts.count >= 4)
        for text in texts {
            #expect(try problems(text).isEmpty, "\(text)")
            #expect(Reading(text).found.isEmpty, "\(text)")
        }
    }

    @Test(.enabled(if: picture != nil, "there is no ../shared/design/expected"))
    func theExampleOfTheDesignFits() throws {
        let text = try #require(picture)
        #expect(try problems(text).isEmpty)
        #expect(Reading(text).found.isEmpty)
    }

    @Test(
        "what the reader refuses, the schema refuses",
        arguments: [
            #"{"inptus": []}"#, #"{"access": "pubic"}"#, #"{"layout": 3}"#, #"{"inputs": "A"}"#,
            #"{"inputs": [1]}"#, #"{"output": ""}"#, #"{"output": null}"#, #"["a"]"#,
            #"{"outputs": [{"target": "sqlite"}]}"#, #"{"outputs": {"folder": "A"}}"#,
            #"{"checks": {"xml.empty": "ignore"}}"#, #"{"checks": {"entity.no-class": "x"}}"#,
            #"{"entities": {"E": {"swiftNam": "A"}}}"#, #"{"aliases": {"clone": 1}}"#,
            #"{"entities": {"E": {"properties": {"p": {"clone": {}}}}}}"#,
            #"{"entities": {"E": {"properties": {"p": {"clone": {"rebuild": "x"}}}}}}"#,
            #"{"entities": {"E": {"properties": {"p": {"clone": {"withoutParent": "keep"}}}}}}"#,
            #"{"entities": {"E": {"composites": {"c": {"cases": {"a": 1.5}}}}}}"#,
        ]
    )
    func refusals(_ text: String) throws {
        #expect(!(try problems(text).isEmpty))
        #expect(Reading(text).file == nil)
    }

    private func goldenConfigurations() throws -> [String] {
        let root = repositoryRoot.appending(path: "Tests/Golden")
        return try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
            .map { root.appending(path: "\($0)/input/modelgen.json") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }

    private func documentedConfigurations() throws -> [String] {
        let article = repositoryRoot.appending(path: "Documentation/modelgen.docc/Configuration.md")
        let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```")
        return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
            .filter { $0.hasPrefix("json\n") }.map { String($0.dropFirst(5)) }
    }
}
