import CommandSyntax
import ModelDiff

extension DiffCommand {
    enum Format: String, CaseIterable {
        case text
        case json
        case sarif
        case github
    }

    static let format = Option.choice(
        "format",
        short: "f",
        "FORMAT",
        default: Format.text,
        help:
            "How differences are written to standard output: for people, as one document for programs, "
            + "or as annotations for GitHub Actions"
    )
    static let allow = Option.choice(
        "allow",
        "CLASS",
        default: StoreEffect.automatic,
        help: "The most harmful class of differences that isn't a finding"
    )
    static let against = Option.optionalText(
        "against",
        "REVISION",
        help: "Compare with INPUT as it was at a git revision, such as origin/main"
    )
    static let guardOption = Option.flag(
        "guard",
        help: "Check that released versions are as they were, and compare the newest with the model"
    )
    static let stacks = Option.flag(
        "stacks",
        help:
            "Compare INPUT with what SwiftData makes of the code generated from it: an app that opens one "
            + "store with both needs no difference; a second INPUT declares its value types"
    )
    static let schemas = Option.optionalText(
        "schemas",
        "DIR",
        .folder,
        help: "The folder with the snapshots of 'modelgen freeze', instead of Schemas beside INPUT"
    )

    static var syntax: CommandSyntax {
        var syntax = CommandSyntax(name: "diff", summary: "Compare versions of a model")
        syntax.discussion = [
            "It compares two models, or two versions of one: INPUT#NAME is a version of an .xcdatamodeld "
                + "bundle or a VersionedSchema in Swift. A bundle alone is compared version by version. A "
                + "JSON file is a snapshot of 'modelgen freeze', or what 'inspect' prints.",
            "Each difference has a class: same-store (files stay as they are), automatic (opening a file "
                + "converts it, whatever it holds), needs-stage (some files don't open without a stage or a "
                + "mapping model), loses-data. The class is that of Core Data's inferred mapping model or of "
                + "ModelStore, as the target says. What breaks code that uses the generated code is "
                + "api-breaking. 'modelgen explain ID' explains a difference.",
            "The exit code is 1 if a difference is of a class that '--allow' doesn't cover, or if '--guard' "
                + "finds something.",
        ]
        syntax.arguments = ArgumentSyntax(
            "INPUT",
            count: 0...2,
            help: "The old and the new version, or one input with versions; without it, what the "
                + "configuration names"
        )
        syntax.options = [
            format.syntax, allow.syntax, against.syntax, guardOption.syntax, stacks.syntax,
            schemas.syntax,
            CodeOptions.target.syntax, SharedOptions.config.syntax,
        ]
        syntax.examples = [
            Example(
                "modelgen diff 'Notes.xcdatamodeld#2' Notes.xcdatamodeld",
                "Compare version 2 with the current one."
            ),
            Example(
                "modelgen diff Notes.xcdatamodeld",
                "Compare all versions, one after the other."
            ),
            Example(
                "modelgen diff Models --against origin/main",
                "Compare with what is on the main branch."
            ),
            Example(
                "modelgen diff --guard Notes.xcdatamodeld --against origin/main --format github",
                "Refuse dangerous changes in CI."
            ),
            Example(
                "modelgen diff --stacks Notes.xcdatamodeld",
                "Make sure that Core Data and SwiftData can share a store."
            ),
        ]
        return syntax
    }
}
