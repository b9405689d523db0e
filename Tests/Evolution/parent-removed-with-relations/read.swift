import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    for trip in try context.fetch(Trip.self, sortBy: [Trip.fields.name.ascending]) {
        print(trip.name, trip.vehicle?.label ?? "-", trip.bike?.label ?? "-")
    }
}
