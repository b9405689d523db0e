/// The common properties of all diagnostics with one id.
///
/// For example: `DiagnosticKind("attribute.missing-name", .error, "an attribute has no name")`.
package struct DiagnosticKind: Hashable, Sendable {
    package let id: String
    /// The default severity. It may be higher for some targets.
    package let severity: Diagnostic.Severity
    /// A description of the problem, without a capital letter and a period.
    package let summary: String
    /// The reason for the diagnostic; only rules have one.
    package let explanation: Explanation?

    package init(
        _ id: String,
        _ severity: Diagnostic.Severity,
        _ summary: String,
        explanation: Explanation? = nil
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.explanation = explanation
    }

    /// Whether the configuration can change the severity.
    package var isChangeable: Bool { severity != .error }

    /// The summary as a sentence. For example: `An attribute has no name.`
    package var sentence: String { "\(summary.prefix(1).uppercased())\(summary.dropFirst())." }
}

extension DiagnosticKind {
    /// The explanation of a rule.
    package struct Explanation: Hashable, Sendable {
        /// The reason for the rule, in Markdown.
        package let reason: String
        /// A declaration that breaks the rule.
        package let before: String
        /// The same declaration, fixed.
        package let after: String
        /// Whether findings may include a fix.
        package let hasFix: Bool
        /// Whether only `modelgen lint` reports it.
        package let isAdvice: Bool

        package init(
            reason: String,
            before: String,
            after: String,
            hasFix: Bool,
            isAdvice: Bool
        ) {
            self.reason = reason
            self.before = before
            self.after = after
            self.hasFix = hasFix
            self.isAdvice = isAdvice
        }

        /// The reason, with both declarations as code blocks.
        package var markdown: String {
            let after = after.isEmpty ? [] : ["After:", block(after)]
            return ([reason, "Before:", block(before)] + after).joined(separator: "\n\n")
        }

        private func block(_ code: String) -> String {
            "```\(code.hasPrefix("<") ? "xml" : "swift")\n\(code)\n```"
        }
    }
}
