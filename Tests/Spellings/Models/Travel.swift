import Foundation
import SwiftData

struct Place: Codable, Hashable {
    var street: String
    var city: String
}

enum Season: String, Codable {
    case summer, winter
}

@Model
final class Traveler {
    @Attribute(.unique) var email: String
    var name: String
    var age: Int
    var score: Double?
    var joined: Date = Date.now
    var home: Place?
    var season: Season = Season.summer
    var tags: [String] = []
    @Attribute(.externalStorage) var photo: Data?
    @Transient var visits: Int = 0
    @Relationship(deleteRule: .cascade, inverse: \Trip.traveler) var trips: [Trip] = []
    @Relationship(deleteRule: .nullify, inverse: \Club.members) var clubs: [Club]? = []

    init(email: String, name: String, age: Int = 0) {
        self.email = email
        self.name = name
        self.age = age
    }
}

@Model
final class Trip {
    var title: String
    var traveler: Traveler?

    init(title: String, traveler: Traveler? = nil) {
        self.title = title
        self.traveler = traveler
    }
}

@Model
final class Club {
    var title: String
    var members: [Traveler]? = []

    init(title: String) { self.title = title }
}
