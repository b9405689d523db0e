import Mustache
import SharedLowering
import TextLayout

/// The method that names the properties of a class by their key paths.
package struct KeyPathsView: TemplateView {
    /// For example: `KeyPaths`, `ModelStore.KeyPaths` if a class has that name.
    package var type: String
    package var entries: [KeyPathView]

    package static let summary = "How predicates name the properties of a class."

    package static let fields: [ViewField<Self>] = [
        .text("keyPathsType", "The type of the table.", example: "KeyPaths") { $0.type },
        .list("entries", "The properties, inherited ones first.") { $0.entries },
    ]
}

/// A property's key path with its name in the store.
package struct KeyPathView: TemplateView, ConditionalView {
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

    package static let summary = "A property's key path and its name in the store."

    package static let fields: [ViewField<Self>] =
        ViewField.edges + [
            .text("assignment", "The line that adds it.", example: "paths[\\Tag.label] = \"label\"")
            {
                let path = $0.path
                let index = $0.chainedPath.map { Breakable.lines(Breakable.list([path, $0])) }
                return Breakable.next("paths[\(index ?? path)] = ", $0.storedName)
            }
        ]
}
