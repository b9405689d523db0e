import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let bike = Bike(label: "b")
    context.insert(bike)
    let other = Vehicle(label: "v")
    context.insert(other)
    let garage = Garage(name: "g")
    context.insert(garage)
    garage.favorite = bike
    garage.all = [other, bike]
    let second = Garage(name: "h")
    context.insert(second)
    second.favorite = other
}
