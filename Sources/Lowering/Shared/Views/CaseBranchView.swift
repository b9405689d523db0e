import Mustache

/// The code that stores one case of an enum.
package struct CaseBranchView: TemplateView {
    /// The pattern. For example: `.single(let value)`
    package var pattern: String
    /// What stores it. For example: `store(.single, value: value)`
    package var statements: [String]

    package init(pattern: String, statements: [String]) {
        self.pattern = pattern
        self.statements = statements
    }
}
