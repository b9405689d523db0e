import CommandSyntax
import Diagnostics
import ModelIR
import ModelJSON
import Pipeline

/// `modelgen inspect`: prints a model as text or as JSON.
enum InspectCommand: Command {
    enum Format: String, CaseIterable {
        case text
        case json
    }

    static let format = Option.choice(
        "format",
        short: "f",
        "FORMAT",
        default: Format.text,
        help: "Tables for people, or JSON for programs"
    )

    static var syntax: CommandSyntax {
        var syntax = CommandSyntax(name: "inspect", summary: "Show the contents of a model")
        syntax.discussion = [
            "The command shows the contents of the inputs. Settings in the configuration and in "
                + "User Info only affect the generated code."
        ]
        syntax.arguments = ArgumentSyntax(
            "INPUT",
            count: 0...1,
            help: SharedOptions.configuredInputHelp + "; JSON of 'inspect' or 'freeze', too"
        )
        syntax.options = [
            format.syntax, SharedOptions.config.syntax, SharedOptions.modelVersion.syntax,
        ]
        syntax.examples = [
            Example("modelgen inspect HealthNotes.xcdatamodeld", "Show the model as tables."),
            Example(
                "modelgen inspect HealthNotes.xcdatamodeld --format json",
                "Print the model as JSON with sorted keys."
            ),
        ]
        return syntax
    }

    static func run(
        _ arguments: ParsedArguments,
        _ console: Console
    ) throws(RunError) -> ExitCode {
        var diagnostics = DiagnosticSink()
        guard let request = try RunRequest(arguments, of: syntax, &diagnostics) else {
            console.report(diagnostics)
            return .failure(diagnostics)
        }
        diagnostics = DiagnosticSink(levels: request.levels)
        let pipeline = Pipeline(request.options, swiftReader: console.swiftReader)
        guard pipeline.modelCount == 1 else {
            throw RunError(
                message:
                    "the configuration names \(pipeline.modelCount) models; name the one to show"
            )
        }
        let model = model(pipeline, request.options.inputs, &diagnostics)
        console.report(diagnostics)
        guard let model, !diagnostics.hasErrors else { return .failure(diagnostics) }
        switch arguments[format] {
        case .text: try console.print(ModelText(model).text)
        case .json: try console.print(try json(model))
        }
        return .done
    }

    private static func model(
        _ pipeline: Pipeline,
        _ inputs: [String],
        _ diagnostics: inout DiagnosticSink
    ) -> Model? {
        if inputs.count == 1, JSONModelReader.reads(inputs[0]) {
            return JSONModelReader().read(inputs[0], diagnostics: &diagnostics)
        }
        return pipeline.model(diagnostics: &diagnostics)
    }
}
