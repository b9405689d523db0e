import Diagnostics
import ModelIR

/// The code to generate from one model for one target: parts that any thread can lower.
///
/// For example: `parts.indices.map { parts.lowered($0).view }`.
package protocol LoweredModel: Sendable {
    /// The view of a file.
    associatedtype FileView: HeadedView

    var indices: Range<Int> { get }

    /// Makes every decision about a part's code, and returns what templates show of it.
    func lowered(_ index: Int) -> LoweredPart<FileView>

    /// Returns the attribute of the class with a name; `nil` if it's available on all systems.
    func availability(ofClass name: String) -> String?

    /// The properties whose names in the code differ from the declared ones.
    var renamings: PropertyRenamings { get }

    /// Combines the views of all parts in one file's view.
    static func merged(_ views: [FileView]) -> FileView
}

extension LoweredModel {
    package func availability(ofClass name: String) -> String? { nil }

    package var renamings: PropertyRenamings { PropertyRenamings() }
}

/// The view of one class or struct, with its diagnostics.
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
