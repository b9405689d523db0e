// MARK: `#Predicate` over a class
_ = #Predicate<Traveler> { $0.age > 3 && $0.name.localizedStandardContains("a") }

// MARK: `evaluate(_:)`
let isOld = #Predicate<Traveler> { $0.age > 3 }
_ = try isOld.evaluate(traveler)

// MARK: a property over an optional to-one
_ = #Predicate<Trip> { $0.traveler?.name == "x" }

// MARK: `contains(where:)` over a to-many
_ = #Predicate<Traveler> { $0.trips.contains { $0.title == "x" } }

// MARK: `contains(where:)` over an optional to-many
_ = #Predicate<Traveler> { $0.clubs?.contains { $0.title == "x" } ?? false }

// MARK: `persistentModelID`
let wanted = id
_ = #Predicate<Traveler> { $0.persistentModelID == wanted }

// MARK: fetching with `#Predicate`
_ = try context.fetch(FetchDescriptor<Traveler>(predicate: #Predicate { $0.age > 3 }))

// MARK: `#Expression`
_ = #Expression<Traveler, Int> { $0.age + 1 }

// MARK: `SortDescriptor` by a key path
_ = SortDescriptor(\Traveler.name)

// MARK: `SortDescriptor` by an optional value
_ = SortDescriptor(\Traveler.score, order: .reverse)

// MARK: `SortDescriptor` over a to-one
_ = SortDescriptor(\Trip.traveler?.name)

// MARK: `SortDescriptor` with `.localizedStandard`
_ = SortDescriptor(\Traveler.name, comparator: .localizedStandard)

// MARK: the parts of `PredicateExpressions`
_ = PredicateExpressions.build_Arg(1)
