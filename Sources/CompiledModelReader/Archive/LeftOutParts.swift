import Diagnostics

/// The parts of an archive that a model can't represent.
struct LeftOutParts {
    /// The name of the archive in diagnostics.
    let file: String
    /// The remedy. For example: `declare it again`.
    let advice: String
    private(set) var diagnostics: [Diagnostic] = []

    init(file: String, advice: String) {
        self.file = file
        self.advice = advice
    }

    /// Reports a part of a declaration. For example: `the default`, `Note.title`.
    mutating func add(_ part: String, of declaration: String) {
        let message = "\(part) of '\(declaration)' can't be read; \(advice)"
        let location = SourceLocation(file: file)
        diagnostics.append(Diagnostic(.warning, "compiled.left-out", at: location, message))
    }
}
