import Mustache

/// An import in a declaration's file, conditional on the module's existence.
package struct ImportView: TemplateView, Hashable {
    /// The whole import. For example: `import CoreLocation`
    package var statement: String
    /// What is imported. For example: `CoreLocation`
    package var module: String

    package init(_ statement: String) {
        self.statement = statement
        let path = statement.split(separator: " ").last ?? ""
        module = String(path.prefix { $0 != "." })
    }
}

extension [ImportView] {
    /// The imports of a file with several classes: in order, without duplicates.
    package var merged: [ImportView] {
        count < 2 ? self : Set(self).sorted { $0.statement < $1.statement }
    }
}
