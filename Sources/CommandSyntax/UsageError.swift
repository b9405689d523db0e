import Diagnostics

/// A command line that cannot be understood, with what was probably meant.
package struct UsageError: Error, Hashable, Sendable {
    /// For example: `unknown option '--outptu'; did you mean '--output'?`.
    package var message: String
    /// The command that shows what is possible. For example: `modelgen generate --help`.
    package var helpCommand: String

    package init(message: String, helpCommand: String) {
        self.message = message
        self.helpCommand = helpCommand
    }
}

/// The end of a message: what was probably meant, or else what is possible.
///
/// For example: `; did you mean '--output'?`.
func suggestion(for text: String, in known: [String], orList: Bool) -> String {
    if let name = nearestName(to: text, in: known) { return "; did you mean '\(name)'?" }
    guard orList else { return "" }
    return "; it can be " + quotedList(known)
}

/// Names in quotes, the last after an "or". For example: `'text' or 'json'`.
func quotedList(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
}
