import Checks
import Diagnostics
import ModelAnnotations
import ModelIR
import SwiftDeclarationReader
import SwiftDeclarationWriter
import TestSupport

@testable import Pipeline

/// What is written as declarations is read without an error, as all that they can say of the model
/// (whose inverses are mutual there),
/// and is written the same again.
func checkDeclarations(_ model: Model) -> [String] {
    var sink = DiagnosticSink()
    let text = declarationsText(of: model, diagnostics: &sink)
    if sink.hasErrors { return [] }
    var found = DiagnosticSink()
    let read = SwiftDeclarationReader().read(
        texts: [("Model.swift", Array(text.utf8))],
        name: model.name,
        diagnostics: &found
    )
    guard let again = checkedNames(read, diagnostics: &found) else {
        let first = found.sorted.first { $0.severity == .error }
        let line = first?.range.start.line ?? 0
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let source = lines.indices.contains(line - 1) ? lines[line - 1] : ""
        return ["declarations cannot be read: \(first?.message ?? "") in '\(source)'"]
    }
    var same = DiagnosticSink()
    let written = declarationsText(of: again, diagnostics: &same)
    let mutual = withMutualInverses(model)
    let typed = withoutDirectives(declaredModel(mutual, nil, for: .coredata, &same))
    let wanted = SwiftDeclarationWriter.expressible(
        typed,
        isReserved: isReserved,
        diagnostics: &same
    )
    let names: Set = ["name", "origin", "sources", "version"]
    let difference = facts(of: wanted, without: names)
        .symmetricDifference(facts(of: again, without: names))
    if !difference.isEmpty { return ["declarations say something else: \(difference.sorted())"] }
    if written == text { return [] }
    let count = zip(text, written).prefix { $0 == $1 }.count
    let places = [text, written].map { $0.dropFirst(max(0, count - 60)).prefix(120) }
    return ["declarations are not written the same again: \(places.joined(separator: " | "))"]
}
