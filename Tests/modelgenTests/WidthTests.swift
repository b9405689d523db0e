import Foundation
import TestSupport
import Testing

/// Lines are broken where they're too long, whoever has written the template.
struct WidthTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
        let observatory = "Tests/Golden/long-texts/input/Observatory.xcdatamodeld"
        try FileManager.default.copyItem(
            at: repositoryRoot.appending(path: observatory),
            to: tool.folder.url.appending(path: "Observatory.xcdatamodeld")
        )
    }

    private func generate(_ options: String...) throws -> ProcessResult {
        let target = ["--target", "coredata"]
        let words = ["\"$MODELGEN\"", "generate", "Observatory.xcdatamodeld"] + target + options
        return try tool.shell(words.joined(separator: " "))
    }

    /// The lines of the class that are longer than that.
    private func lines(over width: Int) throws -> [String] {
        try tool.text(of: "Generated/ObservationOfVariableStar.swift").components(separatedBy: "\n")
            .filter { $0.count > width }
    }

    @Test func aWidthCanBeAskedFor() throws {
        #expect(try generate("--width", "140").succeeded)
        let wide = try lines(over: 100)
        #expect(wide.count > 3)
        #expect(try lines(over: 140).isEmpty)
        #expect(try generate("--width", "60").succeeded)
        // Words can't be broken.
        let long = try lines(over: 60).map { $0.drop { $0 == " " } }
        #expect(long.allSatisfy { !$0.contains(", ") || $0.hasSuffix("> {") })
        let comments = long.filter { $0.hasPrefix("/// ") }
        #expect(comments.allSatisfy { !$0.dropFirst("/// ".count).contains(" ") })
    }

    @Test func theConfigurationHasItToo() throws {
        try tool.folder.write(#"{ "target": "coredata", "width": 140 }"#, to: "modelgen.json")
        #expect(try generate().succeeded)
        #expect(try lines(over: 100).count > 3)
        try tool.folder.write(#"{ "width": 7 }"#, to: "modelgen.json")
        let wrong = try generate()
        #expect(wrong.status == 1)
        #expect(wrong.stderr.contains("'width' is a whole number from 40 to 1000, not 7"))
    }

    @Test(arguments: ["0", "abc", "39", "1001", "-1"])
    func aWidthIsAWholeNumber(_ width: String) throws {
        let result = try generate("--width=\(width)")
        #expect(result.status == 2)
        #expect(result.stderr.contains("it is a whole number from 40 to 1000"), "\(result.stderr)")
    }

    @Test func templatesThatAreChangedAreLaidOutToo() throws {
        #expect(try tool.shell("\"$MODELGEN\" templates eject Templates").succeeded)
        #expect(try generate().succeeded)
        let before = try lines(over: 100).count
        let path = "Templates/CoreData/coredata-primitive-accessor.mustache"
        let template = try tool.text(of: path)
        let changed = template.replacing("access(", with: "accessWithoutAnyNotificationOf(")
        #expect(changed != template)
        try tool.folder.write(changed, to: path)
        #expect(try generate("--templates", "Templates").succeeded)
        #expect(try lines(over: 100).count == before)
        let text = try tool.text(of: "Generated/ObservationOfVariableStar.swift")
        #expect(text.contains("accessWithoutAnyNotificationOf("))
    }
}
