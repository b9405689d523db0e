import Configuration
import Diagnostics
import ModelIR
import Testing

@Suite("Reading configurations") struct ReadingTests {
    @Test("what is asked of the run") func run() throws {
        let reading = Reading(
            """
            { // all of it
              "$schema": "s.json", "inputs": ["A.xcdatamodeld", "../Kit/Models", "/a/B.swift"],
              "target": "coredata", "output": "./Generated/", "access": "package",
              "layout": "single", "modelVersion": "A 2", "templates": "Mine",
              "isolation": "nonisolated", "onMissing": "useDefault", "cloudKit": true,
            }
            """
        )
        #expect(reading.found.isEmpty)
        let file = try #require(reading.file)
        #expect(file.inputs == ["App/A.xcdatamodeld", "Kit/Models", "/a/B.swift"])
        #expect(file.output == "App/Generated" && file.templates == "App/Mine")
        #expect(file.target == .coredata && file.access == .package && file.layout == .single)
        #expect(file.modelVersion == "A 2" && file.isolation == .nonisolated)
        #expect(file.onMissing == .useDefault && file.cloudKit == true)
        #expect(file.path == "App/modelgen.json")
    }

    @Test("several outputs") func outputs() throws {
        let reading = Reading(
            """
            {"outputs": [
                {"folder": "Apple", "target": "coredata", "access": "public", "layout": "single"},
                {"folder": "../Server", "target": "sqlite", "isolation": "nonisolated",
                 "onMissing": "useDefault", "templates": "Mine"}]}
            """
        )
        #expect(reading.found.isEmpty)
        let outputs = try #require(reading.file?.outputs)
        #expect(outputs.map(\.folder) == ["App/Apple", "Server"])
        #expect(outputs.map(\.target) == [.coredata, .sqlite])
        #expect(outputs[0].access == .public && outputs[0].layout == .single)
        #expect(outputs[1].access == nil && outputs[1].isolation == .nonisolated)
        #expect(outputs[1].onMissing == .useDefault && outputs[1].templates == "App/Mine")
    }

    @Test("nothing is said by an empty object, nor by null") func nothing() throws {
        let file = try #require(Reading(#"{"modelVersion": null}"#).file)
        #expect(file.modelVersion == nil && file.inputs == nil && file.entities == nil)
    }

    @Test("what is said of entities, with places") func entities() throws {
        let text = """
            {"entities": {"Notes": {
              "swiftName": "Note", "clone": true,
              "properties": {"a": {"name": "b", "type": "C", "onMissing": "trap", "ignore": true,
                "readonly": false, "documentation": "D.", "clone": "exclude"}},
              "composites": {"c": {"type": "T", "optional": true, "discriminator": "k",
                "cases": {"one": 1}, "properties": {"p.q": "r"}, "documentation": "E."}}}}}
            """
        let file = try #require(Reading(text).file)
        let entity = try #require(file.entities?.first)
        #expect(entity.name == "Notes" && entity.range.start.column == 15)
        #expect(entity.value.swiftName?.value == "Note" && entity.value.clone?.value == true)
        let property = try #require(entity.value.properties?.first)
        #expect(property.name == "a" && property.value.name?.value == "b")
        #expect(property.value.type?.value == "C" && property.value.onMissing == .trap)
        #expect(
            property.value.type?.range.start.line == 3 && property.value.type?.range.length == 3
        )
        #expect(property.value.ignore == true && property.value.readonly == false)
        #expect(property.value.documentation == "D." && property.value.clone?.value == .exclude)
        let composite = try #require(entity.value.composites?.first)
        #expect(composite.name == "c" && composite.value.type?.value == "T")
        #expect(composite.value.optional == true && composite.value.discriminator?.value == "k")
        #expect(composite.value.cases?.map(\.value) == [1])
        #expect(composite.value.properties?.map(\.value.value) == ["r"])
        #expect(composite.value.documentation == "E.")
    }

    @Test(
        "rules for copies",
        arguments: [
            (#""exclude""#, CloneRule.Kind.exclude), (#"{"rebuild": "uuid"}"#, .rebuildUUID),
            (#"{"rebuild": "now"}"#, .rebuildNow),
            (#"{"followParent": "id"}"#, .followParent(attribute: "id", withoutParent: .keep)),
            (
                #"{"withoutParent": "blank", "followParent": "id"}"#,
                .followParent(attribute: "id", withoutParent: .blank)
            ),
        ]
    )
    func cloneRules(_ text: String, _ expected: CloneRule.Kind) throws {
        let file = Reading(#"{"entities": {"E": {"properties": {"p": {"clone": \#(text)}}}}}"#).file
        #expect(file?.entities?.first?.value.properties?.first?.value.clone?.value == expected)
    }

    @Test("checks and aliases") func checksAndAliases() throws {
        let text = """
            {"checks": {"entity.no-class": "ignore", "xml.unknown-word": "error"},
             "aliases": {"mogenerator": true, "clone": {"exclude": "skip"}}}
            """
        let file = try #require(Reading(text).file)
        #expect(file.checks?.map(\.name) == ["entity.no-class", "xml.unknown-word"])
        #expect(file.checks?.map(\.value) == [.ignore, .error])
        #expect(file.aliases?.mogenerator == true && file.aliases?.swiftGen == nil)
        #expect(file.aliases?.clone?.exclude == "skip" && file.aliases?.clone?.rebuild == nil)
        #expect(Reading(#"{"aliases": {"clone": false}}"#).file?.aliases?.clone == nil)
        #expect(Reading(#"{"aliases": {"clone": true}}"#).file?.aliases?.clone != nil)
    }

    @Test("paths are relative to the file, however it was named") func paths() {
        let output = { (path: String) in
            Reading(#"{"output": "../Out/./a"}"#, path: path).file?.output
        }
        #expect(output("modelgen.json") == "../Out/a")
        #expect(output("./modelgen.json") == "../Out/a")
        #expect(output("App/modelgen.json") == "Out/a")
        #expect(output("../modelgen.json") == "../../Out/a")
        #expect(output("/notes/App/modelgen.json") == "/notes/Out/a")
        #expect(Reading(#"{"output": ".."}"#).file?.output == ".")
    }
}
