import Diagnostics
import ModelIR
import Mustache
import SharedLowering
import SwiftNames
import Templates
import ValuesLowering

/// What value types become, with what there was to say about them.
struct Lowered {
    let view: ValuesFileView?
    /// For example: `11: error: … [rule.repeated]`.
    let findings: [String]

    init(
        _ types: [ValueType],
        access: AccessLevel = .public,
        isolation: Isolation = .module,
        numbers: [String: [CompositeProperty.CaseNumber]] = [:]
    ) {
        self.init(
            Sample.model(types),
            access: access,
            isolation: isolation,
            numbers: numbers
        )
    }

    init(
        _ model: Model,
        access: AccessLevel = .public,
        isolation: Isolation = .module,
        numbers: [String: [CompositeProperty.CaseNumber]] = [:]
    ) {
        var sink = DiagnosticSink()
        view = lowerValues(
            model,
            LoweringOptions(access: access, isolation: isolation),
            numbers: numbers,
            diagnostics: &sink
        )
        findings = sink.sorted.map { one in
            "\(one.range.start.line): \(one.severity): \(one.message) [\(one.id)]"
        }
    }

    /// The generated file without its header.
    var text: String {
        get throws {
            try view.map { try Self.template.get().render($0, width: TextWidth.limit) } ?? ""
        }
    }

    private static let template = Result {
        let sources = Templates.folders.flatMap(\.templates).map { source in
            let text = String(decoding: source.text, as: UTF8.self)
            return TemplateSource(name: source.name, path: source.name, text: text)
        }
        return try TemplateLibrary(sources).template("values-file", for: ValuesFileView.self)
    }
}
