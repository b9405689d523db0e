import Foundation
import SwiftData

/// A stay at a place.
@Model
final class Visit {
    var name: String
    /// Where it began.
    @Attribute(.codable) var start: Place
    @Attribute(.codable, .externalStorage) private(set) var end: Place?
    @Attribute(.codable) var stops: [Place] = []
    @Attribute(.codable) var distances: [String: Double?] = [:]
    var words: [String] = []
    @Attribute(.transformable(by: ColorTransformer.self)) var color: NSObject?
    @Attribute(.codable) var `default`: Place?
}
