import Diagnostics
import Foundation
import ModelIR
import ModelJSON
import SwiftDeclarationReader
import SwiftDeclarationWriter

/// A model that is written as declarations, and what reading those gives.
struct RoundTrip {
    /// What declarations can say of the model.
    let expressible: Model
    let text: String
    let warnings: [Diagnostic]
    /// Nil where the text is not read without an error.
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

    /// Where the second reading differs from what was written; empty where it does not.
    var differences: [String] {
        guard let reread else { return ["\(problems.map(\.message))"] }
        return facts(of: expressible).symmetricDifference(facts(of: reread)).sorted()
    }
}

/// The model of a text.
func readDeclarations(_ text: String, _ diagnostics: inout DiagnosticSink) -> Model? {
    SwiftDeclarationReader().read(
        texts: [("Model.swift", Array(text.utf8))],
        name: "Model",
        diagnostics: &diagnostics
    )
}

/// All that a model says, each fact with its way to it, without places and without the names of
/// files. For example: `entities[0].attributes[2].name = "title"`.
func facts(of model: Model) -> Set<String> {
    var model = model
    model.name = ""
    model.version = nil
    model.sources = []
    guard let data = try? JSONEncoder().encode(model),
        let tree = try? JSONSerialization.jsonObject(with: data)
    else { return ["no JSON"] }
    var result: Set<String> = []
    collect(tree, "", &result)
    return result
}

private func collect(_ value: Any, _ path: String, _ result: inout Set<String>) {
    if let object = value as? [String: Any] {
        for (key, value) in object where key != "origin" {
            collect(value, path + "." + key, &result)
        }
        // What an enum case without a payload leaves.
        if object.isEmpty { result.insert(path + " is there") }
    } else if let list = value as? [Any] {
        for (index, value) in list.enumerated() { collect(value, "\(path)[\(index)]", &result) }
    } else {
        result.insert("\(path) = \(value)")
    }
}
