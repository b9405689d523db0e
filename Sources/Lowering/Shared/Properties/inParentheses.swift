/// An expression that can be followed by a call: optional chaining would continue through it
/// otherwise.
package func inParentheses(_ expression: String) -> String {
    expression.utf8.contains(UInt8(ascii: "?")) ? "(\(expression))" : expression
}
