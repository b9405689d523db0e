import CoreData
import ModelTypes

nonisolated func addTrip(of name: String, to context: NSManagedObjectContext) {
    context.performAndWait {
        let vehicle = Vehicle(name: name, weight: 12)
        context.insert(vehicle)
        let trip = Trip(distance: 3)
        context.insert(trip)
        vehicle.addToTrips(trip)
        _ = Vehicle.fields.weight > 10 && Vehicle.fields.trips.any(Trip.fields.distance > 1)
        let heavy = try? context.fetch(Vehicle.heavyVehicles(limit: 3))
        assert(heavy?.isEmpty == false)
    }
}
