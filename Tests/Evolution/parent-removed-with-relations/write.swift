import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let bike = Bike(label: "b")
    context.insert(bike)
    let other = Vehicle(label: "v")
    context.insert(other)
    let trip1 = Trip(name: "1")
    context.insert(trip1)
    trip1.vehicle = bike
    let trip2 = Trip(name: "2")
    context.insert(trip2)
    trip2.vehicle = other
    context.insert(Trip(name: "3"))
}
