import Foundation
import SwiftData

@Model
final class Tag {
    @Attribute(.unique) var name: String
    var colorHex: String?

    @Relationship(inverse: \Transaction.tags)
    var transactions: [Transaction] = []

    init(_ name: String, colorHex: String? = nil) {
        self.name = name.lowercased()
        self.colorHex = colorHex
    }
}

extension Tag {
    static let suggestions = ["holiday", "work", "refund"]

    var isUnused: Bool { transactions.isEmpty }
}
