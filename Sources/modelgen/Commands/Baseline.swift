import CommandSyntax
import Diagnostics
import Files
import Output

/// Known findings, which aren't reported again.
///
/// A line consists of the id, the file and the message, but no line number, so that changes
/// elsewhere don't matter. Errors are never included.
struct Baseline {
    /// The first line of each baseline.
    private static let head = "# Known findings of 'modelgen lint': id, file, message."

    /// The number of occurrences of each known finding.
    private var counts: [String: Int] = [:]

    init(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics where diagnostic.severity != .error {
            counts[Self.line(diagnostic), default: 0] += 1
        }
    }

    /// Reads a file that `write` created.
    init(path: String) throws(RunError) {
        let text: String
        do throws(FileProblem) {
            text = String(decoding: try readFile(path), as: UTF8.self)
        } catch {
            throw RunError(message: "the baseline '\(path)' \(error.message)")
        }
        guard text.isEmpty || text.hasPrefix(Self.head) else {
            throw RunError(
                message:
                    "'\(path)' isn't a baseline; 'modelgen lint --write-baseline' writes one to a new file"
            )
        }
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            counts[String(line), default: 0] += 1
        }
    }

    /// The baseline that the command line names; an empty one if it names none.
    init(_ arguments: ParsedArguments) throws(RunError) {
        if let path = arguments[SharedOptions.baseline] {
            try self.init(path: path)
        } else {
            self.init([])
        }
    }

    /// Returns the findings that aren't known.
    func newFindings(among diagnostics: DiagnosticSink) -> DiagnosticSink {
        var left = counts
        var found = DiagnosticSink()
        for diagnostic in diagnostics.sorted {
            let line = Self.line(diagnostic)
            if diagnostic.severity != .error, let count = left[line], count > 0 {
                left[line] = count - 1
            } else {
                found.report(diagnostic)
            }
        }
        return found
    }

    /// Writes the findings, sorted, and returns their number.
    func write(to path: String) throws(RunError) -> Int {
        let lines = counts.flatMap { Array(repeating: $0, count: $1) }.sorted()
        if exists(path) { _ = try Baseline(path: path) }
        let text = ([Self.head] + lines).map { $0 + "\n" }.joined()
        try replaceFile(path, with: Array(text.utf8))
        return lines.count
    }

    private static func line(_ diagnostic: Diagnostic) -> String {
        let file = diagnostic.range.start.file.split { "\n\t".contains($0) }.joined(separator: " ")
        return "\(diagnostic.id)\t\(file)\t\(diagnostic.message)"
    }
}

extension Console {
    /// Reports what a baseline doesn't know.
    func report(_ diagnostics: DiagnosticSink, besides baseline: Baseline) {
        report(baseline.newFindings(among: diagnostics))
    }
}

/// Writes a file, replacing any previous content.
func replaceFile(_ path: String, with content: [UInt8]) throws(RunError) {
    let name = lastComponent(of: path)
    do throws(OutputError) {
        try PlainFiles(folder: String(path.dropLast(name.count)), isForced: true)
            .write([(path: name, content: content)])
    } catch {
        throw RunError(error)
    }
}
