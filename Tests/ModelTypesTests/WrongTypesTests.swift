import Foundation
import TestSupport
import Testing

/// Conditions with a wrong type on either side don't compile.
struct WrongTypesTests {
    /// The compiler must reject each marked line with a message that names the type in the mark.
    private static let program = """
        func wrong(_ people: Fields<People>, _ item: Fields<Item>, _ topics: Topics) {
            _ = people.age > 7 && people.nickname.contains("a") && people.weight == nil
            _ = people.age == "seven"  // Int16
            _ = people.age > 7.5  // Int16
            let _: Condition<People> = people.age == nil  // Int16
            _ = people.nickname < 7  // String?
            _ = "seven" == people.age  // Int16
            _ = people.name == 7  // Name
            _ = people.age.contains("a")  // Int16
            _ = people.active < true  // Bool
            _ = people.age.isIn("a"..."b")  // ClosedRange<String>
            _ = people.age.isIn(["a"])  // Int16
            _ = people.age.containsAll(topics)  // Int16
            _ = people.options.containsAny(topics)  // Topics
            _ = people.items.count == "3"  // CountField<People>
            _ = people.items.any(people.age > 7)  // Condition<People>
            _ = people.boss.matches(item.done == true)  // Condition<Item>
            _ = people.age > 7 && item.done == true  // Condition<Item>
            let _: Condition<Item> = people.age > 7  // Condition<Item>
            let _: FieldOrder<Item> = people.age.ascending  // FieldOrder<Item>
        }

        """

    @Test func everyMistakeIsRefusedAndNamesTheType() throws {
        let folder = try TemporaryFolder(name: "wrong")
        let file = try folder.write(Self.program, to: "Wrong.swift")
        let samples = ["People", "Samples"].map { name in
            repositoryRoot.appending(path: "Tests/ModelTypesTests/\(name).swift")
        }
        for sample in samples {
            let text = try String(contentsOf: sample, encoding: .utf8)
            let bare = text.replacingOccurrences(of: "import ModelTypes\n", with: "")
            try folder.write(bare, to: sample.lastPathComponent)
        }
        let own = ["People.swift", "Samples.swift"].map { folder.path + $0 } + [file.path]
        let command = ["swiftc", "-typecheck", "-swift-version", "6", "-package-name", "modelgen"]
        let style = ["-diagnostic-style", "llvm"]
        let result = try run(command + style + (try librarySources()) + own)
        expectMarks(result.stderr)
    }

    private func librarySources() throws -> [String] {
        let folder = repositoryRoot.appending(path: "Sources/ModelTypes").path
        return try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }

    private func expectMarks(_ output: String) {
        let said = output.split(separator: "\n").filter { $0.contains(": error: ") }
        for (index, line) in Self.program.split(separator: "\n").enumerated() {
            let messages = said.filter { $0.contains("/Wrong.swift:\(index + 1):") }
            let mark = line.components(separatedBy: "  // ").dropFirst().first
            guard let mark else {
                #expect(messages.isEmpty, "\(line)")
                continue
            }
            #expect(messages.contains { $0.contains(mark) }, "\(line): \(messages)")
        }
    }
}
