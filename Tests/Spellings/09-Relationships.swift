// MARK: a to-many is an array
let trips: [Trip] = traveler.trips
_ = trips

// MARK: assigning an array
let trips: [Trip] = []
traveler.trips = trips

// MARK: assigning a literal
traveler.trips = []

// MARK: `append(_:)`
traveler.trips.append(Trip(title: "x"))

// MARK: `append(contentsOf:)`
traveler.trips.append(contentsOf: [Trip(title: "x")])

// MARK: `+=`
traveler.trips += [Trip(title: "x")]

// MARK: `remove(at:)`
traveler.trips.remove(at: 0)

// MARK: `remove(at:)` over an `IndexSet`
for index in IndexSet([0]) { traveler.trips.remove(at: index) }

// MARK: `removeAll(where:)`
traveler.trips.removeAll { $0.title == "x" }

// MARK: `removeAll()`
traveler.trips.removeAll()

// MARK: `removeLast()`
traveler.trips.removeLast()

// MARK: `insert(_:at:)`
traveler.trips.insert(Trip(title: "x"), at: 0)

// MARK: `sort(by:)`
traveler.trips.sort { $0.title < $1.title }

// MARK: setting a member
traveler.trips[0] = Trip(title: "x")

// MARK: `firstIndex`, `map`, `filter`, `sorted`
_ = traveler.trips.firstIndex { $0.title == "x" }
_ = traveler.trips.map(\.title)
_ = traveler.trips.filter { $0.title == "x" }
_ = traveler.trips.sorted { $0.title < $1.title }

// MARK: an optional to-many: `?.count`
_ = traveler.clubs?.count

// MARK: an optional to-many: `?? []`
let clubs: [Club] = traveler.clubs ?? []
_ = clubs

// MARK: an optional to-many: `if let`
if let clubs = traveler.clubs { _ = clubs }

// MARK: an optional to-many: `?.append`
traveler.clubs?.append(Club(title: "x"))

// MARK: an optional to-many: `nil`
traveler.clubs = nil

// MARK: passing an array
func take(_ trips: [Trip]) {}
take(traveler.trips)

// MARK: `==`
let trips: [Trip] = []
_ = traveler.trips == trips

// MARK: a key path to an array
let property: KeyPath<Traveler, [Trip]> = \.trips
_ = property

// MARK: setting a to-one
let trip = Trip(title: "x")
trip.traveler = traveler
