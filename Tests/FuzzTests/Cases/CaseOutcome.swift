import Diagnostics
import ModelIR
import Output
import Pipeline

/// What came of one case.
struct CaseOutcome {
    var diagnostics: [Diagnostic]
    /// `nil` after an error.
    var files: [GeneratedFile]?

    /// Runs the whole way from the model's folder to files that are not written.
    init(_ options: GenerateOptions) {
        var sink = DiagnosticSink()
        files = Pipeline(options).output(diagnostics: &sink)?.files
        diagnostics = sink.sorted
    }

    /// The same, from what reading the model came to: where that failed, nothing else is tried, which
    /// saves loading the templates.
    init(_ options: GenerateOptions, reading model: Model?, _ sink: DiagnosticSink) {
        self = model == nil ? CaseOutcome(diagnostics: sink.sorted) : CaseOutcome(options)
    }

    private init(diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
}

/// How many cases came to which end.
struct Tally: CustomStringConvertible {
    var generated = 0
    /// Nothing was wrong, and no entity has a class.
    var empty = 0
    var refused = 0

    mutating func count(_ outcome: CaseOutcome) {
        switch outcome.files?.count {
        case nil: refused += 1
        case 0: empty += 1
        default: generated += 1
        }
    }

    var description: String {
        "\(generated + empty + refused) cases: \(generated) generated, \(empty) without a class,"
            + " \(refused) refused"
    }
}
