import Foundation
import TestSupport
import Testing

/// What the README shows is what the tool writes and says, and what it names is there.
struct ReadmeTests {
    private let tool: Tool
    private let text: String

    private static let model = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Person" representedClassName="Person">
                <attribute name="name" attributeType="String"/>
                <attribute name="weight" optional="YES" attributeType="Double" usesScalarValueType="YES"/>
                <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Item" inverseName="owner" inverseEntity="Item"/>
            </entity>
            <entity name="Item" representedClassName="Item">
                <attribute name="title" attributeType="String"/>
                <relationship name="owner" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Person" inverseName="items" inverseEntity="Person"/>
            </entity>
        </model>
        """
    private static let arguments = [
        "Notes.xcdatamodeld", "--target", "coredata", "-o", "Generated",
    ]

    init() throws {
        tool = try Tool()
        let file = repositoryRoot.appending(path: "README.md")
        text = try String(contentsOf: file, encoding: .utf8)
    }

    /// The code blocks of a language.
    private func blocks(of language: String) -> [String] {
        let parts = text.components(separatedBy: "\n```\(language)\n").dropFirst()
        return parts.map { $0.components(separatedBy: "\n```")[0] }
    }

    private func run(_ command: String, _ model: String) throws -> ProcessResult {
        try tool.folder.write(model, to: "Notes.xcdatamodeld/Notes.xcdatamodel/contents")
        let words = [command] + Self.arguments
        return try tool.shell("\"$MODELGEN\" " + words.joined(separator: " "))
    }

    @Test func theCodeIsGenerated() throws {
        try #require(try run("generate", Self.model).succeeded)
        let person = try tool.text(of: "Generated/Person.swift")
        let sample = try #require(blocks(of: "swift").dropFirst().first)
        let pieces = sample.components(separatedBy: "// …\n")
        #expect(pieces.count == 3)
        for piece in pieces { #expect(person.contains(piece), "\(piece)") }
    }

    @Test func theDiagnosticIsWhatTheToolSays() throws {
        let broken = Self.model.replacing(
            "destinationEntity=\"Item\"",
            with: "destinationEntity=\"Itme\""
        )
        let result = try run("generate", broken)
        let lines = try #require(blocks(of: "console").first).components(separatedBy: "\n")
        #expect(lines[0] == "$ modelgen generate " + Self.arguments.joined(separator: " "))
        #expect(result.stderr == lines.dropFirst().joined(separator: "\n") + "\n")
    }

    @Test func theDifferenceIsThatOfCheck() throws {
        try #require(try run("generate", Self.model).succeeded)
        let result = try run("check", Self.model.replacing("\"title\"", with: "\"text\""))
        #expect(result.status == 1)
        let sample = try #require(blocks(of: "diff").first)
        #expect(result.stdout.contains(sample), "\(result.stdout)")
    }

    @Test func theCommandsAreThere() throws {
        let commands = blocks(of: "sh").joined(separator: "\n").components(separatedBy: "\n")
        let makefile = try String(
            contentsOf: repositoryRoot.appending(path: "Makefile"),
            encoding: .utf8
        )
        for command in commands {
            let words = command.split(separator: " ").map(String.init)
            switch words.first {
            case "make": #expect(makefile.contains("\n\(words[1]):"), "\(command)")
            case "swift": #expect(words[1] == "build", "\(command)")
            case ".build/release/modelgen":
                try #require(try run("generate", Self.model).succeeded)
                let options = words.dropFirst().joined(separator: " ")
                #expect(try tool.shell("\"$MODELGEN\" \(options)").succeeded, "\(command)")
            case let script?: #expect(isThere(script), "\(command)")
            case nil: Issue.record("an empty line in a block of commands")
            }
        }
    }

    @Test func linksLeadSomewhere() {
        let links = text.matches(of: /\]\(([^):#]+)\)/).map { String($0.output.1) }
        #expect(links.count > 15)
        for link in links { #expect(isThere(link), "\(link)") }
    }

    @Test func packagingIsWhatItsReadersExpect() throws {
        let script = repositoryRoot.appending(path: "scripts/packaging.sh").path
        let result = try TestSupport.run([script])
        #expect(result.succeeded, "\(result.output)")
    }

    private func isThere(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: repositoryRoot.appending(path: path).path)
    }
}
