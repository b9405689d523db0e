import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let person = Person(name: "p")
    context.insert(person)
    let bike = Bike(label: "b")
    context.insert(bike)
    bike.owner = person
    bike.drivers = [person]
    context.insert(Vehicle(label: "v"))
}
