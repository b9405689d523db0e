/// An expression that a call can follow: optional chaining would go on through it otherwise.
package func inParentheses(_ expression: String) -> String {
    expression.utf8.contains(UInt8(ascii: "?")) ? "(\(expression))" : expression
}
