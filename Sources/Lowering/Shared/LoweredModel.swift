import Diagnostics

/// What is generated from one model for one target: parts that are lowered one by one, on any thread.
///
/// For example: `parts.indices.map { parts.lowered($0).view }`.
package protocol LoweredModel: Sendable {
    /// What a file shows.
    associatedtype FileView: HeadedView

    var indices: Range<Int> { get }

    /// Turns a part into what templates show: every decision about the code is made here.
    func lowered(_ index: Int) -> LoweredPart<FileView>

    /// What one file shows for all parts.
    static func merged(_ views: [FileView]) -> FileView
}

/// The view of one class or struct, with what is to say about it.
package struct LoweredPart<View: Sendable>: Sendable {
    /// The name of the type.
    package var name: String
    /// The file that declares it, as an index into `Model.sources`.
    package var source: Int
    package var view: View
    package var diagnostics: [Diagnostic]

    package init(name: String, source: Int, view: View, diagnostics: [Diagnostic] = []) {
        self.name = name
        self.source = source
        self.view = view
        self.diagnostics = diagnostics
    }
}
