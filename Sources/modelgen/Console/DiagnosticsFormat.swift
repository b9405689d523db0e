/// The format of diagnostics on standard error.
enum DiagnosticsFormat: String, CaseIterable {
    /// The format of compilers.
    case text
    case json
    case sarif
    /// Commands of GitHub Actions, between other lines of the log.
    case github

    /// Whether standard error consists of lines, rather than a single document.
    var hasLines: Bool {
        switch self {
        case .text, .github: true
        case .json, .sarif: false
        }
    }
}
