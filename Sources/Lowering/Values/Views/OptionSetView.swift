import Mustache
import SwiftNames

/// An option set: options that are stored as the bits of one integer.
package struct OptionSetView: TemplateView {
    /// The type's name. For example: `Topics`
    package var name: String
    /// What it conforms to. For example: `BitmaskOptions`
    package var conformance: String
    /// The type of an option. For example: `BitmaskOption`
    package var option: String
    /// The type of the mask. For example: `Int64`
    package var rawType: String
    /// The ids of options without names. For example: `0...62`
    package var idRange: String?
    /// The options with names.
    package var members: [OptionView]
    /// The lines of the list of options. For example: `BitmaskOption(0, "news"),`
    package var options: [String]
}

/// An option with a name.
package struct OptionView: TemplateView {
    /// The doc comment's lines. For example: `From the papers.`
    package var documentation: [String]
    /// The option's name. For example: `news`
    package var name: String
    /// The option alone. For example: `Topics(rawValue: 1 << 0)`
    package var value: String
}
