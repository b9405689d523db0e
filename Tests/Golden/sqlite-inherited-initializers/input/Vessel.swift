@Model class Vessel {
    var name: String
    var masts: Int = 1
    var isAfloat: Bool = false
    /// Its raw value isn't what is stored.
    var registry: RegistryNumber?

    init(name: String) {
        self.name = name
        self.isAfloat = true
    }

    /// A vessel as the register spells it.
    init(registered entry: String, masts: Int) throws {
        guard !entry.isEmpty else { throw NoName() }
        self.name = entry.uppercased()
        self.masts = masts
    }

    init(all names: String...) {
        self.name = names.joined(separator: " ")
    }

    convenience init() {
        self.init(name: "Nameless")
    }
}

struct NoName: Error {}

struct RegistryNumber: RawRepresentable, Codable, Hashable {
    var rawValue: String
}

/// Has values for its own properties, and so everything that creates a vessel.
@Model class Ferry: Vessel {
    var seats: Int = 40
}

@Model final class NightFerry: Ferry {
    var cabins: Int = 12
}

@Model final class Sloop: Vessel {
    var sailNumber: Int

    override init(name: String) {
        self.sailNumber = 7
        super.init(name: name + " II")
    }

    init(name: String, sailNumber: Int) {
        self.sailNumber = sailNumber
        super.init(name: name)
    }
}

/// A berth is of no use without its vessel, which knows nothing of it.
@Model final class Berth {
    @Relationship(inverse: nil) var vessel: Vessel

    init(of vessel: Vessel) {
        self.vessel = vessel
    }
}

/// Vessels don't know which fleets they are in.
@Model final class Fleet {
    @Relationship(inverse: nil) var vessels: [Vessel] = []

    init() {}
}

/// Nothing of it is stored but what refers to it.
@Model class Harbour {
    @Relationship(inverse: \Pier.harbour) var piers: [Pier] = []

    init() {}
}

@Model final class Marina: Harbour {
    var places: Int

    override init() {
        self.places = 12
        super.init()
    }
}

@Model final class Pier {
    var harbour: Harbour?

    init() {}
}
