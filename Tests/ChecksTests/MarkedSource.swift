import Checks
import CoreDataModelReader
import Diagnostics
import ModelIR
import SwiftDeclarationReader
import Testing

/// Source text with marks at the places where a rule must find something.
///
/// For example: `<relationship name="tags" ⚠️relationship.unknown-destination⚠️destinationEntity="Tga"/>`.
struct MarkedSource {
    /// The text without its marks.
    private(set) var text = ""
    /// The places of the marks, as `line:column id`.
    private(set) var marks: [String] = []

    init(_ marked: String) {
        let parts = marked.split(separator: "⚠️", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            if index.isMultiple(of: 2) {
                text += part
            } else {
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                marks.append("\(lines.count):\((lines.last?.utf8.count ?? 0) + 1) \(part)")
            }
        }
    }
}

/// Checks that rules find what is marked in the elements of a model file, and nothing else.
///
/// - Parameter change: What User Info or a configuration would say of the model.
func expectMarked(
    xml marked: String,
    model attributes: String = "",
    change: (inout Model) -> Void = { _ in },
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let source = MarkedSource("<model \(attributes)>\n\(marked)\n</model>")
    var sink = DiagnosticSink()
    var model = CoreDataModelReader.read(
        contents: Array(source.text.utf8),
        name: "Model",
        file: "contents",
        diagnostics: &sink
    )
    model.change(change)
    expect(source, model, &sink, isForCoreData: true, sourceLocation)
}

/// Checks that rules find what is marked in Swift declarations, and nothing else.
func expectMarked(
    swift marked: String,
    isForCoreData: Bool = false,
    change: (inout Model) -> Void = { _ in },
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let source = MarkedSource(marked)
    var sink = DiagnosticSink()
    var model = SwiftDeclarationReader()
        .read(
            texts: [("Models.swift", Array(source.text.utf8))],
            name: "Models",
            diagnostics: &sink
        )
    model.change(change)
    expect(source, model, &sink, isForCoreData: isForCoreData, sourceLocation)
}

extension Model? {
    /// Changes a model that could be read.
    fileprivate mutating func change(_ change: (inout Model) -> Void) {
        guard var model = self else { return }
        change(&model)
        self = model
    }
}

private func expect(
    _ source: MarkedSource,
    _ read: Model?,
    _ sink: inout DiagnosticSink,
    isForCoreData: Bool,
    _ sourceLocation: Testing.SourceLocation
) {
    if let model = checkedNames(read, diagnostics: &sink) {
        let context = RuleContext(model, isForCoreData: isForCoreData)
        sink.report(contentsOf: check(context, stages: [.meaning, .advice]))
    }
    let found = sink.sorted.map { diagnostic in
        "\(diagnostic.range.start.line):\(diagnostic.range.start.column) \(diagnostic.id)"
    }
    let messages = sink.sorted.map(\.message).joined(separator: "\n")
    #expect(found == source.marks, "\(messages)", sourceLocation: sourceLocation)
}
