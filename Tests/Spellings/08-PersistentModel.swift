// MARK: `persistentModelID`
_ = traveler.persistentModelID

// MARK: `modelContext`
_ = traveler.modelContext

// MARK: `hasChanges`
_ = traveler.hasChanges

// MARK: `isDeleted`
_ = traveler.isDeleted

// MARK: `id`
let identifier: PersistentIdentifier = traveler.id
_ = identifier

// MARK: `Hashable`
let other = traveler
_ = Set([traveler])
_ = traveler == other

// MARK: `Observable`
let observable: any Observable = traveler
_ = observable

// MARK: `withObservationTracking`
withObservationTracking {
    _ = traveler.name
} onChange: {
}

// MARK: `schemaMetadata`
// lacks: it's what the macro leaves for SwiftData; `Schema.Entity` describes a class
_ = Traveler.schemaMetadata

// MARK: `persistentBackingData`
// lacks: an object holds its values itself
_ = traveler.persistentBackingData

// MARK: `getValue(forKey:)`, `setValue(forKey:to:)`
_ = traveler.getValue(forKey: \Traveler.name) as String
traveler.setValue(forKey: \.name, to: "x")

// MARK: `createBackingData()`
// lacks: an object holds its values itself
_ = Traveler.createBackingData()

// MARK: an array of classes
let classes: [any PersistentModel.Type] = [Traveler.self, Trip.self]
_ = classes

// MARK: a generic fetch
func all<T: PersistentModel>(_ type: T.Type) throws -> [T] {
    try context.fetch(FetchDescriptor<T>())
}
_ = try all(Traveler.self)

// MARK: a protocol that refines it (file)
protocol Named: PersistentModel {
    var name: String { get set }
}

extension Traveler: Named {}

// MARK: `ReferenceWritableKeyPath`
let property: ReferenceWritableKeyPath<Traveler, String> = \.name
traveler[keyPath: property] = "x"

// MARK: a declared initializer with its labels
_ = Traveler(email: "e", name: "n", age: 3)

// MARK: an initializer with a relationship
_ = Trip(title: "t", traveler: traveler)
