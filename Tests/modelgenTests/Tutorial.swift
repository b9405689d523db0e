import Foundation

/// What the page that builds a small app shows.
///
/// Its Swift blocks are the manifest, the model, a piece of what is generated, and the program step
/// by step. Its console blocks are commands with their output, which begin with `$`, and the lines
/// that the steps print. The chapters on changing the model have blocks of their own.
struct Tutorial {
    let manifest: String
    let model: String
    /// A piece of what is generated.
    let generated: String
    /// The pieces of the program, in their order.
    let steps: [String]
    /// What the steps print, in their order.
    let prints: [String]
    /// A command and its output, each.
    let commands: [String: String]
    let change: Change
    let stage: Stage

    /// The chapter that changes the model twice.
    struct Change {
        /// A piece of the program, the renamed property, a piece at the end of the program, the enum
        /// without a case, and the property with another default.
        let blocks: [String]
        /// What the runs print, each as far as shown.
        let outputs: [String]
    }

    /// The chapter that changes the model by a stage.
    struct Stage {
        /// What makes the old model's target.
        let commands: String
        /// The target, the new property, the plan, how the file is opened, the new authors, and a piece
        /// of the program.
        let blocks: [String]
        /// What the run prints, as far as shown.
        let output: String
    }

    static let planPath = "Sources/Books/BooksPlan.swift"
    static let modelPath = "Sources/Books/Models/Books.swift"
    static let programPath = "Sources/Books/main.swift"

    /// The model with the mistake that the page speaks of.
    var wrongModel: String {
        model.replacingOccurrences(of: #"\Book.author"#, with: #"\Book.writer"#)
    }

    var program: String { program(ofSteps: steps.count) }
    /// The program's output before the file exists.
    var output: String { prints.joined(separator: "\n") + "\n" }

    /// The program after some of its steps.
    func program(ofSteps count: Int) -> String {
        steps.prefix(count).joined(separator: "\n\n") + "\n"
    }

    init() throws {
        let chapters = try Article("Tutorial.md").split(at: "## Change the model")
            .flatMap { $0.split(at: "## Use a stage") }
        guard chapters.count == 3 else { throw Failure() }
        let article = chapters[0]
        let swift = article.blocks(of: "swift")
        guard swift.count > 4 else { throw Failure() }
        (manifest, model, generated) = (swift[0], swift[1] + "\n", swift[2])
        steps = Array(swift[3...])
        let console = article.blocks(of: "console")
        prints = console.filter { !$0.hasPrefix("$") }
        commands = console.filter { $0.hasPrefix("$") }.reduce(into: [:]) { commands, block in
            let lines = block.split(separator: "\n", maxSplits: 1)
            commands[String(lines[0].dropFirst(2))] = (lines.last.map(String.init) ?? "") + "\n"
        }
        change = Change(
            blocks: chapters[1].blocks(of: "swift"),
            outputs: chapters[1].blocks(of: "console").map(Self.output)
        )
        stage = Stage(
            commands: chapters[2].blocks(of: "sh").joined(separator: "\n"),
            blocks: chapters[2].blocks(of: "swift"),
            output: chapters[2].blocks(of: "console").map(Self.output).joined()
        )
        guard change.blocks.count == 5, change.outputs.count == 3, stage.blocks.count == 6 else {
            throw Failure()
        }
    }

    /// A console block without its command.
    private static func output(_ block: String) -> String {
        block.hasPrefix("$")
            ? block.split(separator: "\n").dropFirst().joined(separator: "\n") : block
    }

    struct Failure: Error {}
}
