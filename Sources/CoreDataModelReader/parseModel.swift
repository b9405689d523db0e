import Diagnostics
import ModelIR

/// Fills a model from the text of its file. Nil where there was an error.
func parseModel(
    _ empty: Model,
    _ text: SourceText,
    _ diagnostics: inout DiagnosticSink
) -> Model? {
    var text = text
    let builder = ModelBuilder(model: empty, text: text)
    let malformed = parseXML(&text, handler: builder)
    if text.bytes.last == UInt8(ascii: "\n") {
        builder.model.kept.append(NamedText(KeptMark.finalNewline, ""))
    }
    var reports = builder.reports
    if malformed.isEmpty {
        // Half a model would have names that lead nowhere only because the rest is missing.
        var checker = ModelChecker(builder.model, reports: reports)
        reports = checker.check()
    }
    let all = malformed + reports.all
    diagnostics.report(contentsOf: all)
    return all.contains { $0.severity == .error } ? nil : builder.model
}
