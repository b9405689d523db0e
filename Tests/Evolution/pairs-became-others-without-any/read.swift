import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    for trip in try context.fetch(FetchDescriptor<Trip>()) { print(trip.name, trip.tags.count) }
    let tag = TripTag()
    context.insert(tag)
    try context.fetch(FetchDescriptor<Trip>()).first?.tags.append(tag)
    try context.save()
    print(tag.trips.map(\.name))
}
