import Diagnostics

/// Where a command writes: data to standard output, everything else to standard error.
struct Console {
    private let isColored: Bool

    init(color: ColorChoice) {
        isColored = color.isColored(on: .error)
    }

    func print(_ text: String) throws(RunError) {
        try print(Array(text.utf8))
    }

    func print(_ bytes: [UInt8]) throws(RunError) {
        guard let problem = StandardStream.output.write(bytes) else { return }
        throw RunError(message: "cannot write to standard output: \(problem)")
    }

    /// A line for people. Nobody is left to tell when standard error cannot be written.
    func say(_ line: String) {
        _ = StandardStream.error.write(Array((line + "\n").utf8))
    }

    /// A line about the run itself, not about the input.
    func fail(_ message: String) {
        say("modelgen: error: \(message)")
    }

    /// All diagnostics, sorted, and a line that counts them; nothing where there are none.
    func report(_ diagnostics: DiagnosticSink) {
        let sorted = diagnostics.sorted
        guard !sorted.isEmpty else { return }
        let lines = sorted.flatMap { TextRenderer.lines(for: $0, colored: isColored) }
        say((lines + [count(sorted)]).joined(separator: "\n"))
    }
}

/// For example: `1 error, 2 warnings`.
private func count(_ diagnostics: [Diagnostic]) -> String {
    let parts = Diagnostic.Severity.allCases.compactMap { severity -> String? in
        let count = diagnostics.count { $0.severity == severity }
        guard count > 0 else { return nil }
        return count == 1 ? "1 \(severity.rawValue)" : "\(count) \(severity.rawValue)s"
    }
    return parts.joined(separator: ", ")
}
