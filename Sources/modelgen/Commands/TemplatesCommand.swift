import CommandSyntax
import Diagnostics
import Output
import Pipeline

/// `modelgen templates`: prints the built-in templates, and copies them for customization.
enum TemplatesCommand: Command {
    enum Action: String {
        case list
        case show
        case eject
    }

    static func run(
        _ arguments: ParsedArguments,
        _ console: Console
    ) throws(RunError) -> ExitCode {
        let argument = arguments.positional.first ?? ""
        switch arguments.action.flatMap(Action.init) {
        case .list: try list(console)
        case .show: try show(argument, console)
        case .eject: try eject(to: argument, arguments[force], console)
        case nil: throw RunError(message: "no action is named")
        }
        return .done
    }

    private static func list(_ console: Console) throws(RunError) {
        let rows = BuiltInTemplate.all.map { [$0.name, $0.view, $0.summary] }
        let lines = Table(rows: rows).lines(indentation: 0)
        try console.print(lines.map { $0 + "\n" }.joined())
    }

    private static func show(_ name: String, _ console: Console) throws(RunError) {
        let templates = BuiltInTemplate.all
        if let template = templates.first(where: { $0.name == name }) {
            return try console.print(template.text)
        }
        let nearest = nearestName(to: name, in: templates.map(\.name))
        let end = nearest.map { "did you mean '\($0)'?" } ?? "'modelgen templates list' names them"
        throw RunError(message: "there is no template '\(name)'; \(end)")
    }

    private static func eject(
        to folder: String,
        _ force: Bool,
        _ console: Console
    ) throws(RunError) {
        let templates = BuiltInTemplate.all
        let page = (path: "README.md", content: Array(TemplateReference(templates).text.utf8))
        let files = [page] + templates.map { (path: $0.path, content: $0.text) }
        do throws(OutputError) {
            try PlainFiles(folder: folder, isForced: force).write(files)
            console.say("\(files.count) files are in '\(folder)'")
        } catch {
            throw RunError(error)
        }
    }
}
