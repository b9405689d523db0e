/// One row of input, made before any clock runs.
struct Seed {
    let first: String
    let last: String
    let email: String
    let age: Int64
    let flags: Flags
    let score: Double
    let city: String?
    let active: Bool
    let created: Double

    static let count = 100_000
    static let mask = Flags(rawValue: 0x0111)

    init(_ number: Int) {
        first = "First\(number % 1000)"
        last = "Lastname\(number % 5000)"
        email = "user\(number)@example.com"
        age = Int64(number % 90)
        let bits = Int64(Self.mix(UInt32(number)) & 0xffff)
        flags = Flags(rawValue: number % 20 == 0 ? bits | 0x0111 : bits & ~1)
        score = Double(number) * 0.5
        city = number % 10 == 0 ? nil : "City number \(number % 300)"
        active = number & 1 == 1
        created = 700_000_000 + Double(number)
    }

    private static func mix(_ value: UInt32) -> UInt32 {
        var x = value
        x ^= x >> 16
        x = x &* 0x7feb_352d
        x ^= x >> 15
        x = x &* 0x846c_a68b
        return x ^ (x >> 16)
    }
}

extension Person {
    convenience init(_ seed: Seed) {
        self.init(
            first: seed.first,
            last: seed.last,
            email: seed.email,
            age: seed.age,
            flags: seed.flags,
            score: seed.score,
            city: seed.city,
            active: seed.active,
            created: seed.created
        )
    }

    /// Reads every property.
    var sum: Int {
        first.utf8.count + last.utf8.count + email.utf8.count + Int(age) + Int(flags.rawValue & 1)
            + Int(score) + (city?.utf8.count ?? 0) + (active ? 1 : 0) + Int(created)
    }
}

extension Account {
    convenience init(_ seed: Seed, visits: Int64) {
        self.init(
            email: seed.email,
            owner: seed.last,
            visits: visits,
            balance: seed.score,
            city: seed.city
        )
    }
}
