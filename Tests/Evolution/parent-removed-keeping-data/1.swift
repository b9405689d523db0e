// A child becomes an entity of its own, without a property that it inherited.

@Model class Vehicle {
    var label: String = ""
    @Relationship(inverse: nil) var owner: Person?
    @Relationship(inverse: nil) var drivers: [Person]
}

@Model final class Bike: Vehicle {
    var gears: Int = 3
}

@Model final class Person {
    var name: String = ""
}
