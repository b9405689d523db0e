import Mustache

/// A stored property or a method behind the typed ones.
package struct StorageView: TemplateView {
    /// Whether a blank line comes first.
    package var isSeparated: Bool
    /// The selector. For example: `photos`
    package var objectiveCName: String?
    /// The declaration. For example: `var nameRaw: String?`
    package var declaration: String
}
