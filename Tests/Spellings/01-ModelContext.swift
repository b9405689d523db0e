// MARK: `init(_:)`, which doesn't throw
let other = ModelContext(container)
_ = other

// MARK: `container`
_ = context.container

// MARK: `insert(_:)`
context.insert(traveler)

// MARK: `insert(_:)` of a generic object
func add<T: PersistentModel>(_ model: T) { context.insert(model) }
add(traveler)

// MARK: `delete(_:)`
context.delete(traveler)

// MARK: `delete(model:)`
try context.delete(model: Traveler.self)

// MARK: `delete(model:where:)` with `#Predicate`
try context.delete(model: Traveler.self, where: #Predicate { $0.age > 3 })

// MARK: `delete(model:where:includeSubclasses:)`
try context.delete(model: Traveler.self, where: nil, includeSubclasses: true)

// MARK: `fetch(_:)`
let everyone = try context.fetch(FetchDescriptor<Traveler>())
_ = everyone

// MARK: `fetch(_:batchSize:)`
let batches = try context.fetch(FetchDescriptor<Traveler>(), batchSize: 20)
_ = batches

// MARK: `fetchCount(_:)`
_ = try context.fetchCount(FetchDescriptor<Traveler>())

// MARK: `fetchIdentifiers(_:)`
_ = try context.fetchIdentifiers(FetchDescriptor<Traveler>())

// MARK: `fetchIdentifiers(_:batchSize:)`
_ = try context.fetchIdentifiers(FetchDescriptor<Traveler>(), batchSize: 10)

// MARK: `enumerate(_:batchSize:allowEscapingMutations:block:)`
try context.enumerate(
    FetchDescriptor<Traveler>(),
    batchSize: 100,
    allowEscapingMutations: false
) { (each: Traveler) in
    each.age += 1
}

// MARK: `model(for:)`, of any class
let found: any PersistentModel = context.model(for: id)
_ = found

// MARK: `model(for:) as? T`
let found = context.model(for: id) as? Traveler
_ = found

// MARK: `registeredModel(for:)`
let found: Traveler? = context.registeredModel(for: id)
_ = found

// MARK: `insertedModelsArray`
let models: [any PersistentModel] = context.insertedModelsArray
_ = models

// MARK: `changedModelsArray`
let models: [any PersistentModel] = context.changedModelsArray
_ = models

// MARK: `deletedModelsArray`
let models: [any PersistentModel] = context.deletedModelsArray
_ = models

// MARK: `hasChanges`
_ = context.hasChanges

// MARK: `autosaveEnabled`
context.autosaveEnabled = false

// MARK: `save()`
try context.save()

// MARK: `transaction(block:)`
try context.transaction { context.insert(traveler) }

// MARK: `rollback()`, which doesn't throw
func undo() { context.rollback() }
undo()

// MARK: `undoManager`
// lacks: Foundation has no `UndoManager` on Linux
context.undoManager = UndoManager()

// MARK: `processPendingChanges()`
context.processPendingChanges()

// MARK: `willSave`
_ = ModelContext.willSave

// MARK: `didSave`
_ = ModelContext.didSave

// MARK: `NotificationKey`
_ = ModelContext.NotificationKey.insertedIdentifiers

// MARK: `author`
// lacks: it names who made a change in the history, and the store keeps no history
context.author = "me"

// MARK: `editingState`
// lacks: it's part of undoing, for which Linux has no `UndoManager`
_ = context.editingState

// MARK: `==`
let other = context
_ = context == other

// MARK: `debugDescription`
_ = context.debugDescription

// MARK: `fetchHistory(_:)`
// lacks: the store keeps no history
_ = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())

// MARK: `deleteHistory(_:)`
// lacks: the store keeps no history
try context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>())

// MARK: the first object: `fetchLimit`, `first`
var descriptor = FetchDescriptor<Traveler>()
descriptor.fetchLimit = 1
_ = try context.fetch(descriptor).first
