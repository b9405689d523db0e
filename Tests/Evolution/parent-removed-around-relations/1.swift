// A child that others refer to as the parent becomes an entity of its own.

@Model class Vehicle {
    var label: String = ""
}

@Model final class Bike: Vehicle {
    var gears: Int = 3
}

@Model final class Garage {
    var name: String = ""
    @Relationship(inverse: nil) var favorite: Vehicle?
    @Relationship(inverse: nil) var all: [Vehicle]
}
