import Diagnostics
import ModelIR

@testable import CoreDataModelReader

/// Writing and reading a model gives the same model, except for positions.
func checkRoundTrip(_ model: Model) -> [String] {
    let written = CoreDataModelWriter.contents(of: model)
    let start = Origin(file: model.origin.file, position: Origin.Position(line: 1, column: 1))
    let empty = Model(
        name: model.name,
        version: model.version,
        sources: model.sources,
        origin: start
    )
    var sink = DiagnosticSink()
    let text = SourceText(file: "contents", bytes: Array(written.utf8))
    guard let again = parseModel(empty, text, &sink) else {
        return ["what is written cannot be read: \(sink.sorted.map(\.message))"]
    }
    var problems: [String] = []
    let (left, right) = (model.withoutPlaces, again.withoutPlaces)
    if left != right {
        problems.append("what is written is read as another model: \(difference(left, right))")
    }
    if CoreDataModelWriter.contents(of: again) != written {
        problems.append("what is written is not written the same again")
    }
    return problems
}

/// Where the two begin to differ.
private func difference(_ left: Model, _ right: Model) -> String {
    let texts = [left, right].map { String(describing: $0) }
    let count = zip(texts[0], texts[1]).prefix { $0 == $1 }.count
    return texts.map { $0.dropFirst(max(0, count - 60)).prefix(120) }.joined(separator: " | ")
}
