import Foundation
import TestSupport
import Testing

/// What people read first.
struct HelpTests {
    @Test func ofTheTool() throws {
        let text = """
            modelgen: Swift from data models

            Usage: modelgen COMMAND ...

            Commands:
              generate     Generate Swift code for models
              check        Check whether generated files are up to date
              emit         Write a named file for each input, for build systems
              lint         Check models with all rules
              diff         Compare versions of a model
              freeze       Write the model of a release as a snapshot
              inspect      Show the contents of a model
              convert      Convert a model to another format
              config       Describe the keys of the configuration
              init         Write an initial configuration
              templates    Show the built-in templates, or copy them
              rules        List all diagnostics
              explain      Explain a diagnostic, a difference or a problem
              completions  Print completions for a shell
              man          Print the manual page

            Options:
                  --color WHEN          Color messages; auto does so on a terminal unless
                                        NO_COLOR is set (auto, always, never; default: auto)
                  --diagnostics FORMAT  The format of diagnostics: text, a document for
                                        programs, or annotations for GitHub Actions (text,
                                        json, sarif, github; default: text)
              -h, --help                Show this help
                  --version             Show the version

            Exit codes:
              0  Done; there may be warnings
              1  Findings: the input has errors, files are not up to date, or a difference
                 isn't allowed
              2  Could not run: wrong usage, an unreadable input or an unwritable output

            Examples:
              modelgen generate HealthNotes.xcdatamodeld
                  Write Swift for a model.
              modelgen inspect HealthNotes.xcdatamodeld
                  Show the contents of the model.

            'modelgen COMMAND --help' tells more about a command.

            """
        #expect(try Tool().run("--help").stdout == text)
    }

    @Test(arguments: [
        "generate", "check", "emit", "lint", "inspect", "convert", "config", "init", "templates",
        "rules", "explain", "completions", "man",
    ])
    func ofACommandFitsIntoATerminal(_ command: String) throws {
        let lines = try Tool().run(command, "--help").stdout.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 80 && $0.last != " " })
    }

    @Test(arguments: ["generate", "check", "emit", "inspect", "convert", "config", "init"])
    func usageNamesEveryOptionOfTheCommand(_ command: String) throws {
        let text = try Tool().run(command, "--help").stdout
        let parts = text.split(separator: "\nOptions:\n", maxSplits: 1)
        try #require(parts.count == 2)
        let rows = parts[1].split(separator: "\n\n")[0].split(separator: "\n")
        let names = rows.compactMap { $0.split(separator: " ").first { $0.hasPrefix("--") } }
        let shared = ["--color", "--diagnostics", "--help", "--version"]
        for name in names where !shared.contains(String(name)) {
            #expect(parts[0].contains(name), "\(name)")
        }
    }
}
