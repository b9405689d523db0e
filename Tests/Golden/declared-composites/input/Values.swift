import Foundation

@Validated(.trimmed, .length(1..<60))
struct Town { var rawValue: String }

enum AddressKind: Int16 { case home, work }

@OptionSet<Int64>
struct AddressLabels {
    private enum Options: Int { case main, old }
}

/// Where somebody lives or works.
@Composite
struct Address {
    var town: Town
    var kind: AddressKind?
    var labels: AddressLabels
    var isVisited: Bool
    var doorbell: Int
    var level: Level?
    var rent: Decimal?
    var place: Coordinates?
    var previous: Coordinates
    var values: Town?
}

enum Level: Int { case ground, first }

@Composite
struct Coordinates {
    var latitude: Double
    var longitude: Double
}

@Validated(.ascending)
@Composite
struct Period {
    var start: Date
    var end: Date
}
