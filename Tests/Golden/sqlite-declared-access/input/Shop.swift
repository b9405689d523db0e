import Foundation
import SwiftData

// A module of models: some declarations are for other modules, the rest stays inside.

struct Flags: OptionSet, Codable, Hashable, Sendable {
    let rawValue: Int
    static let pinned = Flags(rawValue: 1)
    static let archived = Flags(rawValue: 2)
}

enum Priority: Int, Codable, Comparable, CaseIterable, Sendable {
    case low, medium, high

    static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}

package enum Channel: String, Codable, Sendable { case shop, web }

public struct Money: Codable, Hashable, CustomStringConvertible, Sendable {
    public var amount: Decimal
    public var currency: String
    public var description: String { "\(amount) \(currency)" }

    public init(amount: Decimal, currency: String) {
        self.amount = amount
        self.currency = currency
    }
}

public extension Money {
    static let zero = Money(amount: 0, currency: "EUR")
}

public func total(_ items: [Item]) -> Decimal {
    items.reduce(0) { $0 + ($1.price?.amount ?? 0) }
}

@Model
public final class Item {
    public var title: String
    public var price: Money?
    public private(set) var created: Date
    package var channel: Channel = Channel.shop
    var priority: Priority
    var flags: Flags
    private var token: String = ""
    @Relationship(inverse: \Box.items) public var box: Box?

    public init(title: String) {
        self.title = title
        self.flags = []
        self.priority = .low
        self.created = .now
    }

    init(title: String, flags: Flags) {
        self.title = title
        self.flags = flags
        self.priority = .medium
        self.created = .now
    }

    var isPinned: Bool { flags.contains(.pinned) }
    public var sum: Decimal { total([self]) }
    public func pin() { flags.insert(.pinned) }
}

@Model
public final class Box {
    public var name: String
    public var items: [Item] = []

    public init(_ name: String) { self.name = name }
}

/// Nothing outside of the module names it.
@Model
final class Draft {
    var text: String
    var required: Bool
    var bind: Int?
    @Relationship var resolve: Draft?
    var resolveReference: String { text }

    init(text: String, required: Bool = false) {
        self.text = text
        self.required = required
    }
}
