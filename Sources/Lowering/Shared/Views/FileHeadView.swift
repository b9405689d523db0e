import Mustache

/// What a file of code imports.
package struct FileHeadView: TemplateView, Hashable {
    /// The modules that generated code needs. For example: `ModelTypes`
    package var modules: [String]
    /// The imports of declarations.
    package var imports: [ImportView]

    package init(_ modules: [String], _ imports: [ImportView] = []) {
        self.modules = modules
        self.imports = imports.merged
    }

    /// The head of a file that holds what two files would: each import once.
    package func merged(with other: FileHeadView) -> FileHeadView {
        FileHeadView(Set(modules + other.modules).sorted(), imports + other.imports)
    }
}

/// A view of a file, or of the part of one that a template renders.
package protocol HeadedView: TemplateView {
    /// `nil` for a part that follows another, whose head has the imports of both.
    var head: FileHeadView? { get set }
}
