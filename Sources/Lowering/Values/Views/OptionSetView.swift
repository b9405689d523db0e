import Mustache
import SwiftNames

/// Options that are stored as the bits of one integer.
package struct OptionSetView: TemplateView {
    package var name: String
    package var conformance: String
    package var option: String
    package var rawType: String
    /// The bits of unnamed options. For example: `0...62`.
    package var idRange: String?
    package var members: [OptionView]
    /// The lines of the list of options.
    package var options: [String]

    package static let summary = "An option set."

    package static let fields: [ViewField<Self>] = [
        .text("name", "The type's name.", example: "Topics") { $0.name },
        .text("conformance", "What it conforms to.", example: "BitmaskOptions") { $0.conformance },
        .text("option", "The type of an option.", example: "BitmaskOption") { $0.option },
        .text("rawType", "The type of the mask.", example: "Int64") { $0.rawType },
        .optionalText("idRange", "The ids of options without names.", example: "0...62") {
            $0.idRange
        },
        .list("members", "The options with names.") { $0.members },
        .texts("options", "The list of options.", example: "BitmaskOption(0, \"news\"),") {
            $0.options
        },
    ]
}

/// An option with a name.
package struct OptionView: TemplateView {
    package var documentation: [String]
    package var name: String
    /// For example: `Topics(rawValue: 1 << 10)`.
    package var value: String

    package static let summary = "An option with a name."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The doc comment's lines.", example: "From the papers.") {
            $0.documentation
        },
        .text("name", "The option's name.", example: "news") { $0.name },
        .text("value", "The option alone.", example: "Topics(rawValue: 1 << 0)") { $0.value },
    ]
}
