import Mustache
import SharedLowering
import TextLayout

/// The method that names the properties of a class by their key paths.
package struct KeyPathsView: TemplateView {
    /// The type of the table, with its module if a class has that name. For example: `KeyPaths`
    package var keyPathsType: String
    /// The properties, inherited ones first.
    package var entries: [KeyPathView]
}

/// A property's key path with its name in the store.
package struct KeyPathView: TemplateView, ConditionalView {
    /// The line that adds it. For example: `paths[\Tag.label] = "label"`
    var assignment: String {
        let index = chainedPath.map { Breakable.lines(Breakable.list([path, $0])) }
        return Breakable.next("paths[\(index ?? path)] = ", storedName)
    }

    // MARK: Not for templates

    /// The condition around the member; `nil` if it's unconditional.
    package var edges: ConditionEdges?
    /// For example: `\Person.weight`.
    package var path: String
    /// The key path behind an optional relationship. For example: `\Person?.?.weight`.
    package var chainedPath: String?
    /// The name as a literal. For example: `"weightRaw"`.
    package var storedName: String

    init(
        _ path: String,
        chained chainedPath: String? = nil,
        _ storedName: String,
        _ condition: String?
    ) {
        edges = ConditionEdges(condition)
        self.path = path
        self.chainedPath = chainedPath
        self.storedName = storedName
    }
}
