import Foundation

public struct Money: Codable, Hashable {
    public var cents: Int
    public init(cents: Int) { self.cents = cents }
}

@Model public final class Invoice {
    public var number: String
    public private(set) var total: Money?
    var isSent: Bool = false

    public init(number: String) {
        self.number = number
    }

    public func send() { isSent = true }
}

extension Invoice {
    public var label: String { "No. \(number)" }
}

public func sampleInvoice() -> Invoice { Invoice(number: "1") }
