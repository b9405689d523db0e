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

/// A property's key path with its name in the store, or key paths of the parts of its value.
package struct KeyPathView: TemplateView, ConditionalView {
    /// The line that adds it. For example: `paths[\Tag.label] = "label"`
    package var assignment: String

    // MARK: Not for templates

    /// The condition around the member; `nil` if it's unconditional.
    package var edges: ConditionEdges?

    /// - Parameters:
    ///   - path: For example: `\Person.weight`.
    ///   - chainedPath: The key path behind an optional relationship. For example: `\Person?.?.weight`.
    ///   - storedName: The name as a literal. For example: `"weightRaw"`.
    init(
        _ path: String,
        chained chainedPath: String? = nil,
        _ storedName: String,
        _ condition: String?
    ) {
        let index = chainedPath.map { Breakable.lines(Breakable.list([path, $0])) }
        assignment = Breakable.next("paths[\(index ?? path)] = ", storedName)
        edges = ConditionEdges(condition)
    }

    /// - Parameters:
    ///   - parts: For example: `\Address.city`.
    ///   - property: The name of the property in the store as a literal. For example: `"address"`.
    init(parts: [String], of property: String, _ condition: String?) {
        let arguments = [Breakable.array(parts), "of: " + property]
        assignment = Breakable.call("paths.add", arguments)
        edges = ConditionEdges(condition)
    }
}
