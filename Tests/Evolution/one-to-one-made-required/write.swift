import ModelStore

func write(_ context: ModelContext) throws {
    let vehicle = Vehicle(name: "a")
    vehicle.engine = Engine(power: 1)
    context.insert(vehicle)
    context.insert(Vehicle(name: "b"))
}
