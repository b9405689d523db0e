import CommandSyntax
import Diagnostics
import Pipeline

/// What `generate` and `check` take alike: what code is wanted, and where it stands.
enum CodeOptions {
    static let output = Option.text(
        "output",
        short: "o",
        "DIR",
        .folder,
        default: "Generated",
        help: "The folder of the generated files; it is created where it is missing"
    )
    static let target = Option.choice(
        "target",
        "TARGET",
        default: Target.coredata,
        help: "What the code is for"
    )
    static let layout = Option.choice(
        "layout",
        "LAYOUT",
        default: Layout.entity,
        help: "One file for each entity, or a single file for each input"
    )
    static let access = Option.choice(
        "access",
        "LEVEL",
        default: AccessLevel.internal,
        help: "The access level of what is generated"
    )
    static let onMissing = Option.choice(
        "on-missing",
        "POLICY",
        default: MissingValuePolicy.trap,
        help: "What reading a required value does when the store has none: stop with a message, "
            + "or answer the default"
    )
    static let isolation = Option.choice(
        "isolation",
        "ISOLATION",
        default: Isolation.module,
        help: "The actor that the code belongs to: what the module assumes, or none, for modules "
            + "that assume the main actor"
    )

    static let inputs = ArgumentSyntax("INPUT", count: 1...Int.max, help: SharedOptions.inputHelp)

    static let syntax = [
        target.syntax, SharedOptions.modelVersion.syntax, layout.syntax, access.syntax,
        onMissing.syntax, isolation.syntax, SharedOptions.templates.syntax,
    ]

    /// The files that the command line asks for; nil where there is an error.
    static func generated(
        _ arguments: ParsedArguments,
        _ console: Console,
        _ diagnostics: inout DiagnosticSink
    ) -> GeneratedOutput? {
        var options = SharedOptions.options(arguments)
        options.target = arguments[target]
        options.layout = arguments[layout]
        options.code.access = arguments[access]
        options.code.onMissing = arguments[onMissing]
        options.code.isolation = arguments[isolation]
        options.templates = arguments[SharedOptions.templates]
        return Pipeline(options, swiftReader: console.swiftReader).output(diagnostics: &diagnostics)
    }
}
