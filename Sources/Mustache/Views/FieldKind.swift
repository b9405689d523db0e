/// What a name can be used for in a template.
///
/// For example: `.flag` can be the condition of a section, but has no text.
package enum FieldKind: String, Sendable, Hashable, CaseIterable {
    case text
    case optionalText
    case flag
    case texts
    case list
    case optional

    /// The kind in words, for messages. For example: "a list of views"
    package var phrase: String {
        switch self {
        case .text: "a text"
        case .optionalText: "an optional text"
        case .flag: "a flag"
        case .texts: "a list of texts"
        case .list: "a list of views"
        case .optional: "an optional view"
        }
    }
}
