import SwiftNames

/// The label of an argument: most keywords need no backticks there. For example: `in`.
func argumentLabel(_ name: String) -> String {
    ["inout", "let", "var"].contains(name) ? SwiftIdentifier.escaped(name) : name
}
