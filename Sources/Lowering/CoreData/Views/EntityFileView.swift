import Mustache

/// A file of generated code: the imports, then one class or all.
package struct EntityFileView: TemplateView {
    package var entities: [EntityView]
    package var composites: [CompositeView]

    package init(entities: [EntityView] = [], composites: [CompositeView] = []) {
        self.entities = entities
        self.composites = composites
    }

    /// One file with what several hold.
    package init(merging files: [EntityFileView]) {
        entities = files.flatMap(\.entities)
        composites = files.flatMap(\.composites)
    }

    package static let summary = "A file with the classes of one entity or of all."

    package static let fields: [ViewField<Self>] = [
        .list("entities", "The classes of the file.") { $0.entities },
        .list("composites", "The structs of the file.") { $0.composites },
    ]
}
