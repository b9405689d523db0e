// MARK: `init(predicate:)`
_ = FetchDescriptor<Traveler>(predicate: #Predicate { $0.age > 3 })

// MARK: `init(predicate:sortBy:)`
_ = FetchDescriptor<Traveler>(predicate: nil, sortBy: [SortDescriptor(\Traveler.name)])

// MARK: `init(sortBy:)`
_ = FetchDescriptor<Traveler>(sortBy: [SortDescriptor(\.name, order: .reverse)])

// MARK: `predicate`
var descriptor = FetchDescriptor<Traveler>()
descriptor.predicate = #Predicate { $0.age > 3 }

// MARK: `sortBy`
var descriptor = FetchDescriptor<Traveler>()
descriptor.sortBy = [SortDescriptor(\.name)]

// MARK: `fetchLimit`
var descriptor = FetchDescriptor<Traveler>()
descriptor.fetchLimit = 3

// MARK: `fetchOffset`, which is optional
var descriptor = FetchDescriptor<Traveler>()
let offset: Int? = 3
descriptor.fetchOffset = offset

// MARK: `includePendingChanges`
var descriptor = FetchDescriptor<Traveler>()
descriptor.includePendingChanges = false

// MARK: `propertiesToFetch`
var descriptor = FetchDescriptor<Traveler>()
descriptor.propertiesToFetch = [\.name]

// MARK: `relationshipKeyPathsForPrefetching`
var descriptor = FetchDescriptor<Traveler>()
descriptor.relationshipKeyPathsForPrefetching = [\.trips]

// MARK: `Codable`
// lacks: conditions can't be encoded
_ = try JSONEncoder().encode(FetchDescriptor<Traveler>())

// MARK: `FetchResultsCollection`
func take(_ results: FetchResultsCollection<Traveler>) {}
