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
    read.model.markPlainGreaterThanSigns(of: text)
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

extension Model {
    /// Notes which `>` are written without an escape, if it is known of all that the model holds: a
    /// value that is left out, which is a warning, may have had some.
    fileprivate mutating func markPlainGreaterThanSigns(of text: SourceText) {
        let plain = plainGreaterThanSigns(text.bytes)
        guard !plain.isEmpty else { return }
        let numbers = plain.map(String.init).joined(separator: " ")
        var marked = self
        marked.kept.append(NamedText(KeptMark.plainGreaterThan, numbers))
        let written = Array(CoreDataModelWriter.contents(of: marked).utf8)
        if plainGreaterThanSigns(written) == plain { self = marked }
    }
}

private func readWhole(_ empty: Model, _ text: inout SourceText) -> ReadModel {
    let builder = ModelBuilder(model: empty, text: text)
    let malformed = parseXML(&text, handler: builder)
    return ReadModel(model: builder.model, reports: builder.reports, malformed: malformed)
}
