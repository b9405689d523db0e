@Model final class Vehicle {
    var label: String = ""
    @Relationship(inverse: \Trip.vehicle) var trips: [Trip]
}

@Model final class Bike {
    var label: String = ""
    var gears: Int = 3
    @Relationship(inverse: \Trip.bike) var trips: [Trip]
}

@Model final class Trip {
    var name: String = ""
    var vehicle: Vehicle?
    var bike: Bike?
}
