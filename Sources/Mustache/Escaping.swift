/// The escaping that `{{name}}` applies. `{{{name}}}` and `{{&name}}` never escape.
package enum Escaping: Sendable {
    /// No escaping, for source code and other plain text.
    case none

    /// Replaces `&`, `<`, `>` and `"`.
    case html
}
