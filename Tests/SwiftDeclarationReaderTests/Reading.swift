import Checks
import Diagnostics
import ModelIR
import SwiftDeclarationReader
import Testing

/// What came of reading Swift text.
struct Reading {
    var model: Model?
    var diagnostics: [Diagnostic]

    /// Each as `line:column severity id`, sorted by place.
    var found: [String] {
        diagnostics.map { diagnostic in
            let start = diagnostic.range.start
            return "\(start.line):\(start.column) \(diagnostic.severity) \(diagnostic.id)"
        }
    }

    var messages: [String] { diagnostics.map(\.message) }

    init(_ text: String, version: String? = nil) {
        self.init(files: [("Models.swift", text)], version: version)
    }

    init(files: [(path: String, text: String)], version: String? = nil) {
        self.init(bytes: files.map { ($0.path, Array($0.text.utf8)) }, version: version)
    }

    init(
        bytes: [(path: String, text: [UInt8])],
        version: String? = nil,
        keepsNesting: Bool = false
    ) {
        var sink = DiagnosticSink()
        let read = SwiftDeclarationReader(modelVersion: version, keepsNesting: keepsNesting)
            .read(texts: bytes, name: "Models", diagnostics: &sink)
        model = checkedNames(read, diagnostics: &sink)
        diagnostics = sink.sorted
    }
}

/// The model of a text that has no mistakes.
func model(_ text: String) throws -> Model {
    let reading = Reading(text)
    return try #require(reading.model, "\(reading.found) \(reading.messages)")
}

/// The only entity of a class with these members, and types beside it.
func entity(_ members: String, beside others: String = "") throws -> Entity {
    let model = try model("@Model class E {\n\(members)\n}\n\(others)")
    return try #require(model.entities.first { $0.name == "E" })
}

/// The first attribute of a class with one property.
func attribute(_ member: String, beside others: String = "") throws -> Attribute {
    try #require(try entity(member, beside: others).attributes.first)
}

/// The only value type of a text.
func valueType(_ text: String) throws -> ValueType {
    let types = try model(text).valueTypes
    return try #require(types.count == 1 ? types.first : nil)
}

/// What is found in a class with these members, the first of which is on line 2.
func mistakes(_ members: String, beside others: String = "") -> [String] {
    Reading("@Model class E {\n\(members)\n}\n\(others)").found
}
