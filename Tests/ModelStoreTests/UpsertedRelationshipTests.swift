import ModelStore
import Testing

/// New objects with the unique values of rows that are related to others.
struct UpsertedRelationshipTests {
    /// Customer 1 with the projects `a` and `b`.
    private func projects() throws -> Store {
        let store = try Store([Customer.self, Region.self])
        let customer = Customer(id: 1)
        customer.projects = [
            Project(customerID: 1, name: "a"), Project(customerID: 1, name: "b"),
        ]
        try store.context(saving: customer)
        return store
    }

    private func names(_ store: Store) throws -> Set<String> {
        let context = try store.context()
        let customer = try context.fetch(Customer.self).first
        return Set(customer?.projects.map(\.name) ?? [])
    }

    /// The row's relationship hasn't been read when the new object gets a member that the row has.
    @Test(arguments: [true, false]) func memberThatTheRowHas(_ isAssigned: Bool) throws {
        let store = try projects()
        let context = try store.context()
        let known = try context.fetch(Project.self, where: Project.fields.name == "b")
        let customer = Customer(id: 1)
        context.insert(customer)
        if isAssigned {
            customer.projects = known + [Project(customerID: 1, name: "c")]
        } else {
            for project in known + [Project(customerID: 1, name: "c")] {
                project.customer = customer
            }
        }
        try context.save()
        #expect(Set(customer.projects.map(\.name)) == ["a", "b", "c"])
        #expect(known.allSatisfy(customer.projects.contains))
        #expect(try names(store) == ["a", "b", "c"])
        customer.projects.removeAll(where: known.contains)
        try context.save()
        #expect(try names(store) == ["a", "c"])
        customer.projects = []
        try context.save()
        #expect(try names(store) == [])
    }

    @Test func partnerThatTheRowHas() throws {
        let store = try Store([Landmark.self, Pin.self])
        let landmark = Landmark(name: "a")
        landmark.pin = Pin(color: "red")
        try store.context(saving: landmark)
        let context = try store.context()
        let new = Landmark(name: "a")
        context.insert(new)
        new.pin = try context.fetch(Pin.self).first
        try context.save()
        #expect(new.pin?.color == "red" && new.pin?.landmark === new)
        new.pin = nil
        try context.save()
        let other = try store.context()
        #expect(try other.fetch(Pin.self).first?.landmark == nil)
    }

    /// Which side has the column depends on names and rules.
    @Test(arguments: [true, false]) func oneToOneIsKept(_ isKnown: Bool) throws {
        let store = try Store([Volume.self, Landmark.self, Pin.self])
        let volumes = [Volume(number: 1), Volume(number: 2)]
        volumes[0].sequel = volumes[1]
        let landmark = Landmark(name: "a")
        landmark.pin = Pin(color: "red")
        let first = try store.context()
        first.insert(volumes[0])
        first.insert(landmark)
        try first.save()
        for number in 1...2 {
            let context = try store.context()
            let known = isKnown ? try context.fetch(Volume.self) : []
            let new = Volume(number: number)
            context.insert(new)
            try context.save()
            #expect(new.sequel?.number == (number == 1 ? 2 : nil))
            #expect(new.prequel?.number == (number == 2 ? 1 : nil))
            #expect(known.isEmpty || known[0].sequel === known[1])
        }
        let context = try store.context()
        let (place, pin) = (Landmark(name: "a"), Pin(color: "red"))
        context.insert(pin)
        try context.save()
        #expect(pin.landmark?.name == "a" && pin.landmark?.pin === pin)
        context.insert(place)
        try context.save()
        #expect(place.pin === pin && pin.landmark?.name == "a")
        let other = try store.context()
        let stored = try other.fetch(Volume.self).first { $0.number == 1 }
        #expect(stored?.sequel?.number == 2)
    }

    /// Another partner takes the place.
    @Test func oneToOneIsReplaced() throws {
        let store = try Store([Landmark.self, Pin.self])
        let landmark = Landmark(name: "a")
        landmark.pin = Pin(color: "red")
        try store.context(saving: landmark)
        let context = try store.context()
        let pin = Pin(color: "red")
        context.insert(pin)
        pin.landmark = Landmark(name: "b")
        try context.save()
        let other = try store.context()
        let landmarks = try other.fetch(Landmark.self)
        #expect(Set(landmarks.filter { $0.pin != nil }.map(\.name)) == ["b"])
    }

    /// What an owner's deletion takes along doesn't stand for a new object.
    @Test func memberOfADeletedOwner() throws {
        let store = try projects()
        let context = try store.context()
        for customer in try context.fetch(Customer.self) { context.delete(customer) }
        let customer = Customer(id: 1)
        customer.projects = [
            Project(customerID: 1, name: "a"), Project(customerID: 1, name: "c"),
        ]
        context.insert(customer)
        try context.save()
        #expect(Set(customer.projects.map(\.name)) == ["a", "c"])
        #expect(try names(store) == ["a", "c"])
        #expect(try store.integer("SELECT count(*) FROM Project") == 2)
    }

    @Test(arguments: ["a", "b"]) func partnerOfADeletedOwner(_ name: String) throws {
        let store = try Store([Landmark.self, Pin.self])
        let landmark = Landmark(name: "a")
        landmark.pin = Pin(color: "red")
        try store.context(saving: landmark)
        let context = try store.context()
        for landmark in try context.fetch(Landmark.self) { context.delete(landmark) }
        let new = Landmark(name: name)
        new.pin = Pin(color: "red")
        context.insert(new)
        try context.save()
        let other = try store.context()
        let pins = try other.fetch(Pin.self)
        #expect(pins.map(\.landmark?.name) == [name])
    }
}
