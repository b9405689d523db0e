import Diagnostics
import ModelIR

/// The options of a set have different bits.
enum SharedBit: Rule {
    static let id = "option.shared-bit"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.names
    static let summary = "two options have one bit"
    static let reason = "A stored set couldn't tell which of the two it holds."
    static let before = """
        @OptionSet<Int64> struct Topics { private enum Options: Int { case news = 1, sport = 1 } }
        """
    static let after = """
        @OptionSet<Int64> struct Topics { private enum Options: Int { case news = 1, sport = 2 } }
        """

    static func check(_ context: RuleContext) {
        for type in context.model.valueTypes {
            guard case .optionSet(let set) = type.kind else { continue }
            var firsts: [Int: OptionSetType.Option] = [:]
            for option in set.options {
                if let first = firsts[option.bit] {
                    report(option, first, context)
                } else {
                    firsts[option.bit] = option
                }
            }
        }
    }

    private static func report(
        _ option: OptionSetType.Option,
        _ first: OptionSetType.Option,
        _ context: RuleContext
    ) {
        let note = Diagnostic.Note("'\(first.name)' is here", at: context.place(first.origin))
        context.report(
            Self.self,
            at: context.place(option.origin),
            "'\(option.name)' and '\(first.name)' share bit \(option.bit); give each its own",
            notes: [note]
        )
    }
}
