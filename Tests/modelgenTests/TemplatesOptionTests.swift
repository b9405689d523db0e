import Foundation
import TestSupport
import Testing

/// `modelgen generate --templates DIR`.
struct TemplatesOptionTests {
    private let tool: Tool
    private let model: String

    init() throws {
        tool = try Tool()
        model = try tool.writeModel(SampleModel.good)
    }

    private func generate(_ folder: String = "Mine") throws -> ProcessResult {
        try tool.run("generate", model, "--target", "coredata", "--templates", folder)
    }

    @Test func aTemplateReplacesTheBuiltInOneOfItsName() throws {
        let text = "import CoreData\n{{#entities}}\n{{>coredata-class}}\n{{/entities}}\n"
        try tool.folder.write(text, to: "Mine/coredata-file.mustache")
        #expect(try generate().stderr == "2 files: 2 written, 0 unchanged\n")
        let generated = try tool.text(of: "Generated/Tag.swift")
        #expect(
            generated.hasSuffix(
                """

                import CoreData
                nonisolated final class Tag: NSManagedObject, Identifiable, Queryable {
                    static let entityName = "Tag"
                }

                """
            )
        )
    }

    @Test func partialsOfTheUsersOwnCanBeUsed() throws {
        try tool.folder.write("{{>author}}\nimport CoreData\n", to: "Mine/coredata-file.mustache")
        try tool.folder.write("// By me.\n", to: "Mine/Parts/author.mustache")
        #expect(try generate().stderr == "2 files: 2 written, 0 unchanged\n")
        #expect(
            try tool.text(of: "Generated/Tag.swift").hasSuffix("\n\n// By me.\nimport CoreData\n")
        )
    }

    @Test func checkTakesThemToo() throws {
        try tool.folder.write("import CoreData\n", to: "Mine/coredata-file.mustache")
        _ = try generate()
        #expect(
            try tool.run("check", model, "--target", "coredata", "--templates", "Mine").status == 0
        )
        #expect(try tool.run("check", model, "--target", "coredata").status == 1)
    }

    @Test func aTemplateThatNothingUsesIsAWarning() throws {
        try tool.folder.write("x", to: "Mine/coredata-entiy.mustache")
        try tool.folder.write("x", to: "Mine/.hidden.mustache")
        let result = try generate("Mine/")
        let message =
            "'coredata-entiy' isn't a built-in template, and no template uses it; did you mean "
            + "'coredata-entity'?"
        #expect(result.status == 0)
        #expect(
            result.stderr.hasPrefix(
                "Mine/coredata-entiy.mustache: warning: \(message) [template.unused]\n1 warning\n"
            )
        )
    }

    @Test func aMistakeHasItsPlaceAndNothingIsWritten() throws {
        let text = "{{#entities}}\n  {{nam}}\n{{/entities}}\n"
        try tool.folder.write(text, to: "Mine/CoreData/coredata-file.mustache")
        let result = try generate("./Mine")
        let place = "./Mine/CoreData/coredata-file.mustache:2:5"
        let message = "unknown name 'nam' in EntityView; did you mean 'name'?"
        #expect(result.status == 1)
        #expect(result.stderr == "\(place): error: \(message) [template.error]\n1 error\n")
        #expect(try tool.names(in: "") == ["Mine", model])
    }

    @Test func everyMistakeIsTold() throws {
        try tool.folder.write("{{#entities}}{{>class}}", to: "Mine/coredata-file.mustache")
        try tool.folder.write("{{type}}{{/a}}", to: "Mine/class.mustache")
        let result = try generate()
        #expect(result.stderr.hasSuffix("\n3 errors\n"))
        #expect(result.stderr.contains("Mine/class.mustache:1:3: error: unknown name 'type' in "))
    }

    @Test func aBuiltInTemplateInAWrongPlaceIsExplained() throws {
        try tool.folder.write("{{>coredata-storage}}", to: "Mine/coredata-file.mustache")
        let result = try generate()
        #expect(result.status == 1)
        #expect(result.stderr.contains("unknown name 'declaration' in EntityFileView"))
        #expect(result.stderr.contains("'modelgen templates show coredata-storage' prints it"))
    }

    @Test func twoTemplatesOfOneNameAreAnError() throws {
        try tool.folder.write("", to: "Mine/a/x.mustache")
        try tool.folder.write("", to: "Mine/b/x.mustache")
        let result = try generate()
        let message = "'x' is also the name of 'Mine/a/x.mustache'; rename one of the two"
        #expect(result.status == 1)
        #expect(
            result.stderr.contains("Mine/b/x.mustache: error: \(message) [template.repeated-name]")
        )
    }

    @Test func bytesThatAreNoTextAreAnError() throws {
        try tool.folder.write("", to: "Mine/x")
        _ = try tool.shell(#"printf 'a\377b' > Mine/coredata-file.mustache"#)
        let result = try generate()
        #expect(result.status == 1)
        #expect(result.stderr.contains("'Mine/coredata-file.mustache' isn't UTF-8 text"))
    }

    @Test func aMissingFolderKeepsFromRunning() throws {
        let result = try generate("Nowhere")
        #expect(result.status == 2)
        let message = "the folder 'Nowhere' does not exist"
        #expect(result.stderr == "Nowhere: error: \(message) [path.not-found]\n1 error\n")
    }

    @Test func aFolderWithoutTemplatesIsAWarning() throws {
        try tool.folder.write("", to: "Mine/notes.txt")
        let result = try generate()
        #expect(result.status == 0)
        #expect(result.stderr.hasPrefix("Mine: warning: there is no template in 'Mine'; "))
    }
}
