import Mustache

/// What a file of code imports.
package struct FileHeadView: TemplateView, Hashable {
    /// For example: `ModelTypes`.
    package var modules: [String]
    package var imports: [ImportView]

    package init(_ modules: [String], _ imports: [ImportView] = []) {
        self.modules = modules
        self.imports = imports.merged
    }

    /// The head of a file that holds what two files would: each import once.
    package func merged(with other: FileHeadView) -> FileHeadView {
        FileHeadView(Set(modules + other.modules).sorted(), imports + other.imports)
    }

    package static let summary = "What a file imports."

    package static let fields: [ViewField<Self>] = [
        .texts("modules", "The modules that generated code needs.", example: "ModelTypes") {
            $0.modules
        },
        .list("imports", "The imports of declarations.") { $0.imports },
    ]
}

/// A view of a file, or of the part of one that a template renders.
package protocol HeadedView: TemplateView {
    /// `nil` for a part that follows another, whose head has the imports of both.
    var head: FileHeadView? { get set }
}
