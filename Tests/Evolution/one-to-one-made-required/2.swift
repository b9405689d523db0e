@Model final class Engine {
    var power: Int = 0
    var vehicle: Vehicle?
}

@Model final class Vehicle {
    var name: String = ""
    @Relationship(inverse: \Engine.vehicle) var engine: Engine
}
