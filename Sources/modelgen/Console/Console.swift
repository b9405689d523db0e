import CommandSyntax
import Diagnostics
import Pipeline

/// The output of a command: data on standard output, everything else on standard error.
///
/// If the diagnostics are a single document, standard error contains only that, at the end.
final class Console {
    /// The reader of Swift files in this process.
    let swiftReader: any SwiftReader
    private let isColored: Bool
    private let format: DiagnosticsFormat
    /// The diagnostics to write at the end of the run.
    private var collected = DiagnosticSink()

    init(
        color: ColorChoice,
        diagnostics format: DiagnosticsFormat,
        swiftReader: any SwiftReader
    ) {
        self.swiftReader = swiftReader
        isColored = color.isColored(on: .error)
        self.format = format
    }

    func print(_ text: String) throws(RunError) {
        try print(Array(text.utf8))
    }

    func print(_ bytes: [UInt8]) throws(RunError) {
        guard let problem = StandardStream.output.write(bytes) else { return }
        throw RunError(message: "cannot write to standard output: \(problem)")
    }

    /// Writes a line for people.
    func say(_ line: String) {
        if format.hasLines { write(line + "\n") }
    }

    /// Writes all diagnostics, sorted, and a line with their numbers; nothing if there are none.
    func report(_ diagnostics: DiagnosticSink) {
        let sorted = diagnostics.sorted
        guard !sorted.isEmpty else { return }
        switch format {
        case .text:
            let lines = sorted.flatMap { TextRenderer.lines(for: $0, colored: isColored) }
            say((lines + [count(sorted)]).joined(separator: "\n"))
        case .github:
            let lines = sorted.map(GitHubRenderer.line)
            say((lines + [count(sorted)]).joined(separator: "\n"))
        case .json, .sarif:
            collected.report(contentsOf: sorted)
        }
    }

    /// Writes the document with all diagnostics of the run, if the format requires one.
    func finish() {
        switch format {
        case .text, .github: break
        case .json: write(JSONRenderer.document(collected.sorted))
        case .sarif: write(sarifRenderer.document(collected.sorted))
        }
    }

    /// Ignores errors, because there is no other way to report them.
    private func write(_ text: String) {
        _ = StandardStream.error.write(Array(text.utf8))
    }
}

extension Console {
    /// Reports a problem with the run itself rather than with the input.
    func fail(_ message: String, at location: SourceLocation? = nil) {
        let place = location ?? SourceLocation(file: "")
        fail(Diagnostic(.error, "run.failed", at: place, message))
    }

    /// Reports an error on the command line, with the command that shows the valid usage.
    func fail(_ error: UsageError) {
        let note = Diagnostic.Note("'\(error.helpCommand)' shows the valid usage")
        let nowhere = SourceLocation(file: "")
        fail(Diagnostic(.error, "usage.wrong", at: nowhere, error.message, notes: [note]))
    }

    private func fail(_ diagnostic: Diagnostic) {
        switch format {
        case .text where !diagnostic.range.start.file.isEmpty:
            for line in TextRenderer.lines(for: diagnostic, colored: isColored) { say(line) }
        case .text:
            say("\(Modelgen.name): error: \(diagnostic.message)")
            for note in diagnostic.notes { say(note.message) }
        case .github:
            say(GitHubRenderer.line(for: diagnostic))
        case .json, .sarif:
            collected.report(diagnostic)
        }
    }
}

/// Returns the numbers of diagnostics. For example: `1 error, 2 warnings`.
private func count(_ diagnostics: [Diagnostic]) -> String {
    let parts = Diagnostic.Severity.allCases.compactMap { severity -> String? in
        let count = diagnostics.count { $0.severity == severity }
        guard count > 0 else { return nil }
        return count == 1 ? "1 \(severity.rawValue)" : "\(count) \(severity.rawValue)s"
    }
    return parts.joined(separator: ", ")
}
