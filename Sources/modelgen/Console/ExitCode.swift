import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The exit status of the process.
enum ExitCode: Int32, CaseIterable {
    case done = 0
    case findings = 1
    case couldNotRun = 2

    /// The description in the help.
    var meaning: String {
        switch self {
        case .done: "Done; there may be warnings"
        case .findings:
            "Findings: the input has errors, files are not up to date, or a difference isn't allowed"
        case .couldNotRun:
            "Could not run: wrong usage, an unreadable input or an unwritable output"
        }
    }

    /// Returns the code for a run that didn't complete.
    static func failure(_ diagnostics: DiagnosticSink) -> ExitCode {
        let errors = diagnostics.sorted.filter { $0.severity == .error }
        let isReadable = errors.allSatisfy { !keepsFromRunning($0) }
        return isReadable && !errors.isEmpty ? .findings : .couldNotRun
    }

    /// Whether the input can't be read, or the command line refers to something that doesn't exist.
    private static func keepsFromRunning(_ error: Diagnostic) -> Bool {
        error.id.hasPrefix("path.") || error.id.hasPrefix("revision.")
            || error.id == "bundle.unknown-version"
    }
}

/// Ends the process.
func exitProcess(_ code: ExitCode) -> Never {
    exit(code.rawValue)
}
