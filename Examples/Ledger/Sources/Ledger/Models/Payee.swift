import Foundation
import SwiftData

struct Address: Codable, Hashable {
    var street: String
    var city: String
    var postalCode: String?
    var latitude: Double?
    var longitude: Double?
}

@Model
final class Payee {
    @Attribute(.unique) var name: String
    var address: Address?
    var website: URL?
    var defaultCategory: Category?

    @Relationship(deleteRule: .nullify, inverse: \Transaction.payee)
    var transactions: [Transaction] = []

    init(name: String, address: Address? = nil, website: URL? = nil) {
        self.name = name
        self.address = address
        self.website = website
    }
}

extension Payee: Comparable {
    static func < (lhs: Payee, rhs: Payee) -> Bool {
        lhs.name.localizedStandardCompare(rhs.name) == .orderedAscending
    }
}
