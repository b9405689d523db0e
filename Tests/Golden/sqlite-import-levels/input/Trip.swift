public import Foundation
public import SwiftData

@Model public final class Trip {
    public var name: String
    public var begins: Date
    public private(set) var stops: [Stop] = []
    public var price: Price?

    public init(name: String, begins: Date) {
        self.name = name
        self.begins = begins
    }

    public func add(_ stop: Stop) { stops.append(stop) }
}

public struct Price: Codable, Sendable {
    public var amount: Decimal
    public var currency = "EUR"
}

@Model public final class Stop {
    public var city: String
    public var trip: Trip?
    /// Only this module knows when.
    var visitedAt: Date?

    public init(city: String) { self.city = city }

    public func visit() { visitedAt = Date.now }
}
