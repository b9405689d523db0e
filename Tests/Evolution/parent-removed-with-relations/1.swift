// A child becomes an entity of its own, and the relationships to it are split in two.

@Model class Vehicle {
    var label: String = ""
    @Relationship(inverse: \Trip.vehicle) var trips: [Trip]
}

@Model final class Bike: Vehicle {
    var gears: Int = 3
}

@Model final class Trip {
    var name: String = ""
    var vehicle: Vehicle?
}
