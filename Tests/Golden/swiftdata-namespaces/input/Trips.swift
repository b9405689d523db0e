import Foundation
import SwiftData

enum TripsV1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Trip.self] }

    enum Kind: String, Codable { case train, plane }

    @Model
    final class Trip {
        var name: String = ""
        var kind: Kind = Kind.train

        init(name: String) { self.name = name }
    }
}

enum TripsV2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Trip.self, Stop.self] }

    static let unnamed = "A trip"

    enum Kind: String, Codable { case train, plane, ship }

    @Model
    final class Trip {
        #Index<Trip>([\.name])

        struct Budget: Codable, Hashable { var limit: Amount }
        struct Amount: Codable, Hashable { var cents = 0 }
        enum State: Int, Codable { case planned, done }

        var name: String = TripsV2.unnamed
        var kind: Kind = Kind.train
        var state: State = State.planned
        var budget: Budget?
        @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []

        init(name: String = TripsV2.unnamed) { self.name = name }

        var last: Stop? { stops.max { $0.day < $1.day } }
    }

    @Model
    final class Stop {
        var day: Int = 0
        var trip: Trip?

        init(day: Int, trip: Trip? = nil) {
            self.day = day
            self.trip = trip
        }
    }
}

typealias Trip = TripsV2.Trip
typealias Stop = TripsV2.Stop

enum TripsPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [TripsV1.self, TripsV2.self] }
    static var stages: [MigrationStage] { [named] }

    static let named = MigrationStage.custom(
        fromVersion: TripsV1.self,
        toVersion: TripsV2.self,
        willMigrate: { context in
            let trips = try context.fetch(FetchDescriptor<TripsV1.Trip>())
            for trip in trips where trip.name.isEmpty { trip.name = "A trip" }
            try context.save()
        },
        didMigrate: nil
    )
}
