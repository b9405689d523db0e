import Checks
import CoreDataModelReader
import Diagnostics
import Foundation
import ModelIR
import TestSupport
import Testing

/// What came of reading a model of a test. Paths are relative to the test's folder.
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

    var ids: [String] { diagnostics.map(\.id) }
    var messages: [String] { diagnostics.map(\.message) }

    /// Reads a path inside a folder.
    init(_ path: String, in folder: TemporaryFolder, version: String? = nil) {
        var sink = DiagnosticSink()
        let reader = CoreDataModelReader(modelVersion: version)
        let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        let unchecked = reader.read(prefix + path, diagnostics: &sink)
        let editor = ModelFileEditor()
        var read = checkedNames(
            unchecked,
            editor: editor.replacement(of:of:in:with:),
            diagnostics: &sink
        )
        read?.renameFiles { $0.replacingOccurrences(of: prefix, with: "") }
        model = read
        diagnostics = sink.sorted.map { $0.moved(from: prefix) }
    }

    /// Reads bytes as the `contents` of `T.xcdatamodel`.
    init(bytes: some Sequence<UInt8>) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("", to: "T.xcdatamodel/contents")
        try Data(bytes).write(to: file)
        self.init("T.xcdatamodel", in: folder)
    }

    /// Reads a whole file.
    init(file: String) throws {
        try self.init(bytes: file.utf8)
    }

    /// Reads the content of a `model` element, which begins on the second line of the file.
    init(_ body: String) throws {
        try self.init(file: "<model>\n\(body)\n</model>")
    }
}

/// The model of a text that has no mistakes, with what else there is to say.
func reading(_ body: String) throws -> (model: Model, found: [String]) {
    let reading = try Reading(body)
    return (try #require(reading.model, "\(reading.messages)"), reading.found)
}

/// The only attribute of an entity with one, from the XML attributes after its name.
func attribute(_ xml: String) throws -> (attribute: Attribute, found: [String]) {
    let body = #"<entity name="E"><attribute name="a" \#(xml)/></entity>"#
    let (model, found) = try reading(body)
    return (try #require(model.entities.first?.attributes.first), found)
}

/// The only relationship of an entity with one, from the XML attributes after its name.
func relationship(_ xml: String) throws -> (relationship: Relationship, found: [String]) {
    let body = #"<entity name="E"><relationship name="r" destinationEntity="E" \#(xml)/></entity>"#
    let (model, found) = try reading(body)
    return (try #require(model.entities.first?.relationships.first), found)
}

extension Diagnostic {
    fileprivate func moved(from prefix: String) -> Diagnostic {
        let shorten = { (text: String) in text.replacingOccurrences(of: prefix, with: "") }
        var result = self
        result.message = shorten(message)
        result.range.start.file = shorten(range.start.file)
        result.fix?.range.start.file = shorten(fix?.range.start.file ?? "")
        for index in notes.indices {
            result.notes[index].location?.file = shorten(notes[index].location?.file ?? "")
        }
        return result
    }
}
