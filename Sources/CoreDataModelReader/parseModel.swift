import Diagnostics
import ModelIR

/// Fills a model from the text of its file. Nil where there was an error.
///
/// - Parameter pieceSize: how many bytes are worth a parser of their own.
func parseModel(
    _ empty: Model,
    _ text: SourceText,
    pieceSize: Int = CoreDataModelReader.pieceSize,
    _ diagnostics: inout DiagnosticSink
) -> Model? {
    var text = text
    var read = readInPieces(empty, text, size: pieceSize) ?? readWhole(empty, &text)
    if text.bytes.last == UInt8(ascii: "\n") {
        read.model.kept.append(NamedText(KeptMark.finalNewline, ""))
    }
    let plain = plainGreaterThanSigns(text.bytes)
    if !plain.isEmpty {
        let numbers = plain.map(String.init).joined(separator: " ")
        read.model.kept.append(NamedText(KeptMark.plainGreaterThan, numbers))
    }
    var reports = read.reports
    if read.malformed.isEmpty {
        // Half a model would have names that lead nowhere only because the rest is missing.
        var checker = ModelChecker(read.model, reports: reports)
        reports = checker.check()
    }
    let all = read.malformed + reports.all
    diagnostics.report(contentsOf: all)
    return all.contains { $0.severity == .error } ? nil : read.model
}

/// What was read of a file, before names are checked.
struct ReadModel: Sendable {
    var model: Model
    var reports: Reports
    /// What is wrong with the file as XML.
    var malformed: [Diagnostic] = []
}

private func readWhole(_ empty: Model, _ text: inout SourceText) -> ReadModel {
    let builder = ModelBuilder(model: empty, text: text)
    let malformed = parseXML(&text, handler: builder)
    return ReadModel(model: builder.model, reports: builder.reports, malformed: malformed)
}
