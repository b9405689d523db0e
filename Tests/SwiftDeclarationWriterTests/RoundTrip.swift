import Checks
import Diagnostics
import ModelIR
import SwiftDeclarationReader
import SwiftDeclarationWriter
import TestSupport

/// A model that is written as declarations, and what reading those gives.
struct RoundTrip {
    /// What declarations can say of the model.
    let expressible: Model
    let text: String
    let warnings: [Diagnostic]
    /// `nil` if reading the text gives an error.
    let reread: Model?
    let problems: [Diagnostic]

    init(_ model: Model) {
        var sink = DiagnosticSink()
        expressible = SwiftDeclarationWriter.expressible(model, diagnostics: &sink)
        warnings = sink.sorted
        var same = DiagnosticSink()
        text = SwiftDeclarationWriter.text(of: model, diagnostics: &same)
        var found = DiagnosticSink()
        reread = readDeclarations(text, &found)
        problems = found.sorted.filter { $0.severity != .note }
    }

    /// The differences between the second reading and what was written.
    var differences: [String] {
        guard let reread else { return ["\(problems.map(\.message))"] }
        return facts(of: expressible).symmetricDifference(facts(of: reread)).sorted()
    }
}

/// The model of a text.
func readDeclarations(_ text: String, _ diagnostics: inout DiagnosticSink) -> Model? {
    var found = DiagnosticSink()
    let read = SwiftDeclarationReader().read(
        texts: [("Model.swift", Array(text.utf8))],
        name: "Model",
        diagnostics: &found
    )
    let checked = checkedNames(read, diagnostics: &found)
    diagnostics.report(contentsOf: found)
    return checked
}

/// All that a model says, without places, the names of files, and what follows from imports.
func facts(of model: Model) -> Set<String> {
    facts(of: model, without: ["name", "origin", "sources", "version"])
        .filter { !$0.contains(".replacesMemberwise") }
}
