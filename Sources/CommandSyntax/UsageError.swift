import Diagnostics

/// A command line that can't be understood, with a suggestion.
package struct UsageError: Error, Hashable, Sendable {
    /// For example: `unknown option '--outptu'; did you mean '--output'?`.
    package var message: String
    /// The command that shows the valid syntax. For example: `modelgen generate --help`.
    package var helpCommand: String

    package init(message: String, helpCommand: String) {
        self.message = message
        self.helpCommand = helpCommand
    }
}

/// The end of a message: a likely correction, or else the possible values.
///
/// For example: `; did you mean '--output'?`.
func suggestion(for text: String, in known: [String], orList: Bool) -> String {
    if let name = nearestName(to: text, in: known) { return "; did you mean '\(name)'?" }
    guard orList else { return "" }
    return "; it can be " + quotedList(known)
}

/// Names in quotes, with "or" before the last. For example: `'text' or 'json'`.
func quotedList(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
}
