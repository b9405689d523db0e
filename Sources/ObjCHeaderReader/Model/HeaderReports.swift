import Diagnostics
import ModelIR

/// The diagnostics of reading headers.
struct HeaderReports {
    /// The headers, as the user named them.
    let files: [String]
    private(set) var found: [Diagnostic] = []

    init(_ files: [String]) { self.files = files }

    mutating func add(
        _ severity: Diagnostic.Severity,
        _ id: String,
        at place: FactPlace,
        _ message: String
    ) {
        found.append(Diagnostic(severity, id, at: location(place), message))
    }

    func location(_ place: FactPlace) -> SourceLocation {
        let file = files.indices.contains(place.file) ? files[place.file] : ""
        return SourceLocation(file: file, line: place.line, column: place.column)
    }

    /// Adds what libclang reports.
    mutating func add(_ problem: ProblemFact) {
        switch problem.kind {
        case .syntax:
            let message = "the header can't be parsed: \(problem.text)"
            add(.error, "objc.syntax", at: problem.place, message)
        case .unreadable:
            let file = files.indices.contains(problem.place.file) ? files[problem.place.file] : ""
            add(.error, "path.unreadable", at: problem.place, "'\(file)' \(problem.text)")
        case .include:
            let message =
                "'\(problem.text)' is ignored: it isn't among the headers; if it declares entities or"
                + " enums, name it as an input, too"
            add(.note, "objc.unknown-include", at: problem.place, message)
        case .repeatedGuard:
            let message = "the include guard \(problem.text), so that a file can't include both"
            add(.warning, "objc.repeated-guard", at: problem.place, message)
        case .macro:
            let isClear = isMacroLike(problem.text)
            let message =
                isClear
                ? "the macro '\(problem.text)' is ignored: these headers don't define it"
                : "'\(problem.text)' is taken for a macro, and ignored: these headers don't define it"
            let severity = isClear ? Diagnostic.Severity.note : .warning
            add(severity, "objc.unknown-macro", at: problem.place, message)
        case .name:
            let message =
                "'\(problem.text)' isn't declared in these headers; name the header that declares it,"
                + " too"
            add(.warning, "objc.unknown-name", at: problem.place, message)
        }
    }
}

extension Origin {
    /// A place whose file has a number only, until it's in a model.
    init(_ place: FactPlace) {
        self.init(
            file: .number(place.file),
            position: Position(line: place.line, column: place.column)
        )
    }
}
