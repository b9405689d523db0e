/// What `{{name}}` does to a text. `{{{name}}}` and `{{&name}}` never change it.
package enum Escaping: Sendable {
    /// Nothing: for source code and other plain text.
    case none

    /// Replaces `&`, `<`, `>` and `"`.
    case html
}
