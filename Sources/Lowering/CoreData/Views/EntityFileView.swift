import Mustache
import SharedLowering

/// A generated file: the imports, then one class or all.
package struct EntityFileView: HeadedView {
    /// The imports, unless the file has them already.
    package var head: FileHeadView?
    /// The classes of the file.
    package var entities: [EntityView]
    /// The structs of the file.
    package var composites: [CompositeView]
    /// How declared structs are stored.
    package var storedStructures: [StoredStructureView]
    /// The managed object model that the code builds.
    package var models: [ManagedModelView]

    package init(
        entities: [EntityView] = [],
        composites: [CompositeView] = [],
        storedStructures: [StoredStructureView] = [],
        models: [ManagedModelView] = []
    ) {
        self.entities = entities
        self.composites = composites
        self.storedStructures = storedStructures
        self.models = models
        begin()
    }

    /// Merges several files into one.
    package init(merging files: [EntityFileView]) {
        entities = files.flatMap(\.entities)
        composites = files.flatMap(\.composites)
        storedStructures = files.flatMap(\.storedStructures)
        models = files.flatMap(\.models)
        begin()
    }

    private mutating func begin() {
        head = FileHeadView(Self.modules, entities.flatMap(\.imports))
        sayOnce()
    }

    private static let modules = ["CoreData", "Foundation", "ModelTypes"]

    /// Keeps only the first of the comments that apply to every to-many relationship in the file.
    private mutating func sayOnce() {
        var said: Set<String> = []
        for entity in entities.indices {
            for index in entities[entity].relationships.indices {
                entities[entity].relationships[index].leaveOut(&said)
            }
        }
    }
}
