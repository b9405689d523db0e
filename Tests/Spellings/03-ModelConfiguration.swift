// MARK: `init()`
_ = ModelConfiguration()

// MARK: `init(isStoredInMemoryOnly:)`
_ = ModelConfiguration(isStoredInMemoryOnly: true)

// MARK: `init(url:)`
_ = ModelConfiguration(url: URL(fileURLWithPath: "travel.sqlite"))

// MARK: `init(_:url:)`
_ = ModelConfiguration("travel", url: URL(fileURLWithPath: "travel.sqlite"))

// MARK: `init(schema:isStoredInMemoryOnly:)`
_ = ModelConfiguration(schema: Schema([Traveler.self]), isStoredInMemoryOnly: false)

// MARK: `init(_:schema:url:allowsSave:cloudKitDatabase:)`
_ = ModelConfiguration(
    "travel",
    schema: Schema([Traveler.self]),
    url: URL(fileURLWithPath: "travel.sqlite"),
    allowsSave: true,
    cloudKitDatabase: .none
)

// MARK: `init(_:schema:isStoredInMemoryOnly:allowsSave:groupContainer:cloudKitDatabase:)`
_ = ModelConfiguration(
    "travel",
    schema: Schema([Traveler.self]),
    isStoredInMemoryOnly: false,
    allowsSave: true,
    groupContainer: .automatic,
    cloudKitDatabase: .automatic
)

// MARK: `init(for:isStoredInMemoryOnly:)`
_ = ModelConfiguration(for: Traveler.self, Trip.self, isStoredInMemoryOnly: true)

// MARK: `init(isStoredInMemoryOnly:allowsSave:)`
_ = ModelConfiguration(isStoredInMemoryOnly: true, allowsSave: false)

// MARK: `groupContainer`: `.identifier`
_ = ModelConfiguration(groupContainer: .identifier("group.travel"))

// MARK: `cloudKitDatabase`: `.private`
_ = ModelConfiguration(cloudKitDatabase: .private("iCloud.travel"))

// MARK: `cloudKitDatabase`: `.none`
_ = ModelConfiguration(cloudKitDatabase: .none)

// MARK: `name`
_ = container.configurations.first?.name

// MARK: `url`, which isn't optional
let url: URL? = container.configurations.first.map { $0.url }
_ = url

// MARK: `allowsSave`
_ = container.configurations.first?.allowsSave

// MARK: `isStoredInMemoryOnly`
_ = container.configurations.first?.isStoredInMemoryOnly

// MARK: `schema`
_ = container.configurations.first?.schema

// MARK: `Hashable`
_ = Set([ModelConfiguration(isStoredInMemoryOnly: true)])
