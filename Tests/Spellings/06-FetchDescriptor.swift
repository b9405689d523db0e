// MARK: `init(predicate:)`
// lacks: write `FetchDescriptor(Traveler.fields.age > 3)`
_ = FetchDescriptor<Traveler>(predicate: #Predicate { $0.age > 3 })

// MARK: `init(predicate:sortBy:)`
// lacks: write `FetchDescriptor(condition, sortBy: [Traveler.fields.name.ascending])`
_ = FetchDescriptor<Traveler>(predicate: nil, sortBy: [SortDescriptor(\Traveler.name)])

// MARK: `init(sortBy:)`
// lacks: write `FetchDescriptor(sortBy: [Traveler.fields.name.descending])`
_ = FetchDescriptor<Traveler>(sortBy: [SortDescriptor(\.name, order: .reverse)])

// MARK: `predicate`
// lacks: write `descriptor.condition = Traveler.fields.age > 3`
var descriptor = FetchDescriptor<Traveler>()
descriptor.predicate = #Predicate { $0.age > 3 }

// MARK: `sortBy`
// lacks: write `descriptor.sortBy = [Traveler.fields.name.ascending]`
var descriptor = FetchDescriptor<Traveler>()
descriptor.sortBy = [SortDescriptor(\.name)]

// MARK: `fetchLimit`
var descriptor = FetchDescriptor<Traveler>()
descriptor.fetchLimit = 3

// MARK: `fetchOffset`, which is optional
// lacks: write `descriptor.fetchOffset = offset ?? 0`
var descriptor = FetchDescriptor<Traveler>()
let offset: Int? = 3
descriptor.fetchOffset = offset

// MARK: `includePendingChanges`
var descriptor = FetchDescriptor<Traveler>()
descriptor.includePendingChanges = false

// MARK: `propertiesToFetch`
// lacks: every row is read whole
var descriptor = FetchDescriptor<Traveler>()
descriptor.propertiesToFetch = [\.name]

// MARK: `relationshipKeyPathsForPrefetching`
// lacks: write `descriptor.relationshipsForPrefetching = [Traveler.fields.trips.prefetch]`
var descriptor = FetchDescriptor<Traveler>()
descriptor.relationshipKeyPathsForPrefetching = [\.trips]

// MARK: `Codable`
// lacks: conditions can't be encoded
_ = try JSONEncoder().encode(FetchDescriptor<Traveler>())

// MARK: `FetchResultsCollection`
// lacks: `enumerate(_:batchSize:block:)` reads some objects at a time
func take(_ results: FetchResultsCollection<Traveler>) {}
