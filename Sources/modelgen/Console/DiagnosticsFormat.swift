/// How diagnostics are written to standard error.
enum DiagnosticsFormat: String, CaseIterable {
    /// As compilers print them.
    case text
    case json
    case sarif
    /// Commands of GitHub Actions, among other lines of the log.
    case github

    /// Whether standard error is read by line; else it is one document.
    var hasLines: Bool {
        switch self {
        case .text, .github: true
        case .json, .sarif: false
        }
    }
}
