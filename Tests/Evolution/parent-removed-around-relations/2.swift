@Model final class Vehicle {
    var label: String = ""
}

@Model final class Bike {
    var label: String = ""
    var gears: Int = 3
}

@Model final class Garage {
    var name: String = ""
    @Relationship(inverse: nil) var favorite: Vehicle?
    @Relationship(inverse: nil) var all: [Vehicle]
}
