import Diagnostics
import ModelIR

/// Fills a model from the text of its file. Returns `nil` if the text is malformed: a partial model would have
/// dangling names only because the rest is missing.
///
/// - Parameter pieceSize: The number of bytes that justifies a separate parser.
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
    diagnostics.report(contentsOf: read.malformed + read.reports.all)
    return read.malformed.isEmpty ? read.model : nil
}

/// The content of a file before its names are checked.
struct ReadModel: Sendable {
    var model: Model
    var reports: Reports
    /// The file's errors as XML.
    var malformed: [Diagnostic] = []
}

extension Model {
    /// Records the unescaped `>`, unless the model omits something that was warned about: an
    /// omitted value may have contained some.
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
