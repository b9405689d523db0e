import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the process tells its caller.
enum ExitCode: Int32, CaseIterable {
    case done = 0
    case findings = 1
    case couldNotRun = 2

    /// As the help says it.
    var meaning: String {
        switch self {
        case .done: "Done; there may be warnings"
        case .findings:
            "Findings: the input has errors, files are not up to date, or a difference isn't allowed"
        case .couldNotRun:
            "Could not run: wrong usage, an unreadable input or an unwritable output"
        }
    }

    /// The code for a run that did not come to its end.
    static func failure(_ diagnostics: DiagnosticSink) -> ExitCode {
        let errors = diagnostics.sorted.filter { $0.severity == .error }
        let isReadable = errors.allSatisfy { !keepsFromRunning($0) }
        return isReadable && !errors.isEmpty ? .findings : .couldNotRun
    }

    /// Whether the input could not be looked at, or the command line asks for what is not there.
    private static func keepsFromRunning(_ error: Diagnostic) -> Bool {
        error.id.hasPrefix("path.") || error.id.hasPrefix("revision.")
            || error.id == "bundle.unknown-version"
    }
}

/// Ends the process.
func exitProcess(_ code: ExitCode) -> Never {
    exit(code.rawValue)
}
