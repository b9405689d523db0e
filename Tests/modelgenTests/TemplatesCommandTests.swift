import Foundation
import TestSupport
import Testing

/// `modelgen templates`.
struct TemplatesCommandTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
    }

    @Test func aListHasALineForEachTemplate() throws {
        let result = try tool.run("templates", "list")
        #expect(result.succeeded && result.stderr.isEmpty)
        let lines = result.stdout.split(separator: "\n")
        let names = try folders.flatMap(templateNames)
        #expect(lines.map { String($0.prefix { $0 != " " }) } == names)
        #expect(
            lines.contains {
                $0.split(separator: "  ", omittingEmptySubsequences: true).dropFirst().map {
                    $0.trimmingPrefix(" ")
                } == ["EntityFileView", "A file: the imports, then its classes and structs."]
            }
        )
    }

    @Test func showPrintsTheTemplate() throws {
        let result = try tool.run("templates", "show", "coredata-entity")
        #expect(result.succeeded && result.stderr.isEmpty)
        #expect(result.stdout == (try builtInText(of: "coredata-entity")))
    }

    @Test func anUnknownNameIsAnErrorWithTheNearest() throws {
        let result = try tool.run("templates", "show", "coredata-entiy")
        #expect(result.status == 2)
        #expect(result.stdout.isEmpty)
        let message = "there is no template 'coredata-entiy'; did you mean 'coredata-entity'?"
        #expect(result.stderr == "modelgen: error: \(message)\n")
        let other = try tool.run("templates", "show", "x")
        #expect(other.stderr.hasSuffix("'x'; 'modelgen templates list' names them\n"))
    }

    @Test func ejectWritesEveryTemplateAndTheReference() throws {
        let result = try tool.run("templates", "eject", "Mine/")
        let count = try folders.flatMap(templateNames).count
        #expect(result.stderr == "\(count + 1) files are in 'Mine/'\n")
        #expect(try tool.names(in: "Mine") == (folders + ["README.md"]).sorted())
        for folder in folders {
            let names = try templateNames(in: folder)
            let files = try tool.names(in: "Mine/\(folder)")
            #expect(files == names.map { $0 + ".mustache" }.sorted())
            for name in names {
                let text = try tool.text(of: "Mine/\(folder)/\(name).mustache")
                #expect(text == (try builtInText(of: name, in: folder)))
            }
        }
        let page = try tool.text(of: "Mine/README.md")
        #expect(
            page.contains(
                "\n## EntityView\n\nA managed object class with all its generated code.\n"
            )
        )
        #expect(
            page.contains(
                "\n| `name` | text | The name of the class and of its file. | `People` |\n"
            )
        )
        #expect(
            page.contains(
                "| `elements` | list of views ([CompositeElementView](#compositeelementview)) |"
            )
        )
    }

    @Test func ejectNeverOverwritesUnasked() throws {
        _ = try tool.run("templates", "eject", "Mine")
        let path = "Mine/CoreData/coredata-count.mustache"
        try tool.folder.write("mine", to: path)
        try FileManager.default.removeItem(at: tool.folder.url.appending(path: "Mine/README.md"))
        let refused = try tool.run("templates", "eject", "Mine")
        #expect(refused.status == 2)
        let message = "'\(path)' is there already, with another content; "
        #expect(refused.stderr.hasPrefix("modelgen: error: " + message))
        #expect(refused.stderr.hasSuffix("or overwrite it with --force\n"))
        #expect(try tool.text(of: path) == "mine")
        #expect(try tool.names(in: "Mine") == folders)
        #expect(try tool.run("templates", "eject", "Mine", "--force").succeeded)
        #expect(try tool.text(of: path) == (try builtInText(of: "coredata-count")))
    }

    @Test func anActionMustBeNamed() throws {
        let result = try tool.run("templates")
        #expect(result.status == 2)
        #expect(result.stderr.contains("it can be 'list', 'show' or 'eject'"))
    }

    private let folders = ["CoreData", "SQLite", "Shared", "SwiftData", "Values"]
    private let builtIn = repositoryRoot.appending(path: "Templates")

    private func templateNames(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: builtIn.appending(path: folder).path)
            .map { $0.replacingOccurrences(of: ".mustache", with: "") }.sorted()
    }

    private func builtInText(of name: String, in folder: String = "CoreData") throws -> String {
        let file = builtIn.appending(path: "\(folder)/\(name).mustache")
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}
