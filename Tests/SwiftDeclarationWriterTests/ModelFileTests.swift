import Checks
import CoreDataModelReader
import Diagnostics
import ModelAnnotations
import ModelIR
import Pipeline
import TestSupport
import Testing

/// From Swift to a model file with a file of value types, and back.
struct ModelFileTests {
    @Test(arguments: SampleModels.all + WildFiles.all)
    func whatNoWarningNamesComesBack(_ text: String) throws {
        var sink = DiagnosticSink()
        let model = try #require(readDeclarations(text, &sink))
        let (back, diagnostics) = try backFromModelFile(withoutCodeDefaults(model))
        let difference = facts(of: withoutCode(model, diagnostics))
            .symmetricDifference(facts(of: withoutCode(back, diagnostics))).sorted()
        #expect(difference.isEmpty, "\(difference.joined(separator: "\n"))")
    }

    @Test func aDefaultThatIsCodeIsAnError() throws {
        var sink = DiagnosticSink()
        let model = try #require(readDeclarations(SampleModels.properties, &sink))
        var found = DiagnosticSink()
        _ = modelFileModel(of: model, diagnostics: &found)
        let errors = found.sorted.filter { $0.severity == .error }
        #expect(errors.map(\.id) == ["attribute.code-default", "attribute.code-default"])
        #expect(errors.map(\.range.start.line) == [29, 30])
    }

    @Test func aCharacterThatXMLLacksIsAnErrorAtItsPlace() throws {
        var sink = DiagnosticSink()
        let text = """
            @Model final class Page {
                var first: String = "\\u{9}\\u{85}"
                var end: String = "\\u{c}"
                /// Before\u{1} and after.
                var text: String = ""
            }
            """
        let model = try #require(readDeclarations(text, &sink))
        var found = DiagnosticSink()
        _ = modelFileModel(of: model, diagnostics: &found)
        #expect(found.sorted.map(\.id) == Array(repeating: "xml.unwritable-character", count: 2))
        #expect(found.sorted.map(\.range.start.line) == [3, 5])
        #expect(found.sorted.first?.message.contains("U+000C, which is in the default of") == true)
    }

    @Test func everyMemberThatIsLeftOutIsNamed() throws {
        var sink = DiagnosticSink()
        let model = try #require(readDeclarations(SampleModels.members, &sink))
        var found = DiagnosticSink()
        let written = modelFileModel(of: model, diagnostics: &found)
        let messages = found.sorted.map(\.message)
        for name in ["shared", "changed(_:)", "subscript(index:)", "init()", "cache", "odd()"] {
            #expect(messages.contains { $0.hasPrefix("'\(name)' is left out") }, "\(messages)")
        }
        let entries = written.entities[0].userInfo
        #expect(entries.contains { $0.text == "short: name; other: name, count" }, "\(entries)")
    }

    private func withoutCodeDefaults(_ model: Model) -> Model {
        var model = model
        for index in model.entities.indices {
            for place in model.entities[index].attributes.indices {
                if case .opaque? = model.entities[index].attributes[place].defaultValue {
                    model.entities[index].attributes[place].defaultValue = nil
                }
            }
        }
        return model
    }

    /// The model without what the warnings say that it loses.
    private func withoutCode(_ model: Model, _ diagnostics: [Diagnostic]) -> Model {
        var model = withoutCodeDefaults(model)
        let messages = diagnostics.map(\.message)
        func isNamed(_ words: String) -> Bool { messages.contains { $0.contains(words) } }
        model.valueTypes.removeAll { isNamed("its type '\($0.name)'") }
        model.forgetSwiftData()
        for index in model.entities.indices {
            let name = model.entities[index].name
            guard var code = model.entities[index].code else { continue }
            // They are there for the code.
            (code.imports, code.parameterDefaults) = ([], [])
            code.carriedOver.removeAll { isNamed("'\($0.name)' is left out") }
            if isNamed("'\(name)' is in the model file also") { code.condition = nil }
            if isNamed("'\(name)' is written without the access") {
                code.access = []
                model.entities[index].changeCodes { $0.modifiers = [] }
            }
            code.initializers.removeAll { isNamed("initializer '\($0.name)' of '\(name)'") }
            model.entities[index].code = code
            removeCode(&model.entities[index].properties, of: name, isNamed)
            for place in model.entities[index].attributes.indices {
                let element = "\(name).\(model.entities[index].attributes[place].name)"
                if isNamed("'\(element)' is written without its default") {
                    model.entities[index].attributes[place].defaultValue = nil
                }
            }
        }
        return model
    }

    private func removeCode(
        _ properties: inout PropertyList,
        of entity: String,
        _ isNamed: (String) -> Bool
    ) {
        for place in properties.indices {
            let (name, declaredName) = (properties[place].name, properties[place].declaredName)
            properties[place].changeCode { code in
                code.observers.removeAll { isNamed("observer of '\($0.name)' is left out") }
                if isNamed("'\(entity).\(declaredName)' is in the model file") {
                    code.condition = nil
                }
                if isNamed("'\(entity).\(name)' is written without its type") {
                    code.valueType = nil
                }
                if isNamed("'\(entity).\(name)' is written without saying that it is a set") {
                    code.collection = nil
                }
            }
        }
    }
}

/// What reading the model file, and the value types beside it, gives as Swift.
func backFromModelFile(_ model: Model) throws -> (Model, [Diagnostic]) {
    var sink = DiagnosticSink()
    let contents = CoreDataModelWriter.contents(
        of: modelFileModel(of: model, diagnostics: &sink)
    )
    let unchecked = CoreDataModelReader.read(
        contents: Array(contents.utf8),
        name: "Model",
        file: "contents",
        diagnostics: &sink
    )
    var read = try #require(
        checkedNames(unchecked, diagnostics: &sink),
        "\(sink.sorted.map(\.message))\n\(contents)"
    )
    if let values = valueTypesText(of: model) {
        let beside = try #require(readDeclarations(values, &sink))
        read.valueTypes = beside.valueTypes
        read.declarations = beside.declarations
        read.imports = beside.imports
    }
    let text = declarationsText(of: read, diagnostics: &sink)
    let errors = sink.sorted.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map(\.message))")
    return (try #require(readDeclarations(text, &sink), "\(text)"), sink.sorted)
}

extension Model {
    /// Removes what an app's classes say of SwiftData, which stores of Core Data don't have.
    fileprivate mutating func forgetSwiftData() {
        for index in valueTypes.indices {
            guard case .enumeration(var type) = valueTypes[index].kind else { continue }
            type.isDeclaredCodable = nil
            valueTypes[index].kind = .enumeration(type)
        }
        for index in entities.indices {
            for place in entities[index].properties.indices {
                entities[index].properties[place].changeCode { $0.isStoredAsDeclared = nil }
            }
        }
    }
}
