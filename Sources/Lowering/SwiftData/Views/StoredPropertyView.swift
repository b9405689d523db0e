import Mustache

/// A stored property of a model class.
package struct StoredPropertyView: TemplateView {
    /// The lines of the doc comment. For example: `In kilograms.`
    package var documentation: [String]
    /// The lines of the property. For example: `var weight: Double?`
    package var declaration: [String]
    /// Whether a blank line comes first.
    package var isSeparated = false

    init(documentation: [String], declaration: [String]) {
        self.documentation = documentation
        self.declaration = declaration
    }
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
