/// An error in a template, with its position.
///
/// For example: `city.mustache:3:5: error: unknown name 'nam' in CityView; did you mean 'name'?`
package struct TemplateError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The path of the template with the error, which may be a partial.
    package let path: String

    /// The line, counted from 1.
    package let line: Int

    /// The column in UTF-8 bytes, counted from 1.
    package let column: Int

    /// The problem, and the closest known name if a name is unknown.
    package let message: String

    package init(path: String, line: Int, column: Int, message: String) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
    }

    package var description: String { "\(path):\(line):\(column): error: \(message)" }
}

extension TemplateError: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        (left.path, left.line, left.column, left.message)
            < (right.path, right.line, right.column, right.message)
    }
}

/// All errors in a template and its partials, sorted by position, without duplicates.
package struct TemplateErrors: Error, Sendable, Equatable, CustomStringConvertible {
    package let errors: [TemplateError]

    init(_ errors: some Sequence<TemplateError>) {
        self.errors = Set(errors).sorted()
    }

    package var description: String {
        errors.map(\.description).joined(separator: "\n")
    }
}
