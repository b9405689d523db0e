import Mustache

/// A stored property of a model class.
package struct StoredPropertyView: TemplateView {
    package var documentation: [String]
    /// For example: `@Attribute(.unique) public var name: String`.
    package var declaration: String
    package var isSeparated = false

    init(documentation: [String], declaration: String) {
        self.documentation = documentation
        self.declaration = declaration
    }

    package static let summary = "A stored property of a model class."

    package static let fields: [ViewField<Self>] = [
        .flag("isSeparated", "Whether a blank line comes first.") { $0.isSeparated },
        .texts("documentation", "The lines of the doc comment.", example: "In kilograms.") {
            $0.documentation
        },
        .text("declaration", "The property.", example: "var weight: Double?") { $0.declaration },
    ]
}

extension [StoredPropertyView] {
    /// The properties, with blank lines around those that have comments.
    var separated: [StoredPropertyView] {
        var result = self
        for index in indices.dropFirst() {
            let hasComments =
                !self[index].documentation.isEmpty || !self[index - 1].documentation.isEmpty
            result[index].isSeparated = hasComments
        }
        return result
    }
}
