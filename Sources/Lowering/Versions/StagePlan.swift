import ModelDiff
import SwiftNames

/// Decides what a user writes between two versions.
struct StagePlan {
    let from: ModelHistory.Version
    let to: ModelHistory.Version
    /// The plan's name.
    let plan: String
    let form: VersionForm

    var view: StageView {
        let found = differences(
            from: from.model,
            to: to.model,
            in: form.store,
            leavingOut: form.leavesOut
        )
        let asked = found.filter { $0.effect == .needsStage }
        let lost = found.filter { $0.effect == .losesData }
        return StageView(
            function: "migrate\(from.name.short)To\(to.name.short)",
            documentation: documentation(asked, lost).map(onOneLine),
            questions: literalLines(asked.map(sentence).joined(separator: " ")),
            plan: plan,
            from: from.name.type,
            to: to.name.type,
            form: form
        )
    }

    private func documentation(_ asked: [Difference], _ lost: [Difference]) -> [String] {
        let start = "From `\(from.name.type)` to `\(to.name.type)`."
        let isOptional =
            asked.isEmpty ? " Optional: opening a file makes the changes by itself." : ""
        let questions = asked.map { "- " + sentence($0) }
        let losses = lost.map { "- \($0.message)." }
        let list = questions + losses
        return [start + isOptional] + (list.isEmpty ? [] : [""] + list)
    }

    /// For example: "'State.done' is removed: which value do objects that have it get?"
    private func sentence(_ difference: Difference) -> String {
        guard let end = difference.question ?? difference.advice else {
            return difference.message + "."
        }
        return difference.message + ": " + end + (end.hasSuffix("?") ? "" : ".")
    }
}

/// A text as the lines of a literal that has no line ends.
private func literalLines(_ text: String) -> [String] {
    if text.isEmpty { return [] }
    // With room for the marks at the ends of lines.
    let lines = TextWidth.wrapped(SwiftLiteral.escaped(text), indentation: 14)
    return lines.dropLast().map { $0 + " \\" } + lines.suffix(1)
}
