// MARK: `init(for:)`
_ = try ModelContainer(for: Traveler.self)

// MARK: `init(for:configurations:)` with several classes
_ = try ModelContainer(
    for: Traveler.self,
    Trip.self,
    configurations: ModelConfiguration(isStoredInMemoryOnly: true)
)

// MARK: `init(for:configurations:)` with a schema
let schema = Schema([Traveler.self, Trip.self])
let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
_ = try ModelContainer(for: schema, configurations: [configuration])

// MARK: `init(for:)` with a schema
_ = try ModelContainer(for: Schema([Traveler.self]))

// MARK: `init(for:migrationPlan:configurations:)`
_ = try ModelContainer(
    for: Traveler.self,
    migrationPlan: nil,
    configurations: ModelConfiguration(isStoredInMemoryOnly: true)
)

// MARK: `init(for:migrationPlan:configurations:)` with a schema
_ = try ModelContainer(for: Schema([Traveler.self]), migrationPlan: nil, configurations: [])

// MARK: `mainContext`
_ = container.mainContext

// MARK: `schema`
_ = container.schema

// MARK: `configurations`
_ = container.configurations

// MARK: `configurations`, a set
let configurations: Set<ModelConfiguration> = container.configurations
_ = configurations

// MARK: `migrationPlan`
_ = container.migrationPlan

// MARK: `deleteAllData()`
container.deleteAllData()

// MARK: `erase()`
try container.erase()

// MARK: `==`
let other = container
_ = container == other

// MARK: `Sendable`
func send(_ value: any Sendable) {}
send(container)
