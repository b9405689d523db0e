import Testing

/// Values that are stored as JSON, and enumerations with an order of their own, as apps use them.
struct EncodedValueTests {
    private let model = """
        enum Species: Codable, Hashable, Comparable { case zebra, ape, bear(Int) }
        enum Size: String, Codable, Comparable, CaseIterable {
            case small, medium, large
            static func < (a: Size, b: Size) -> Bool {
                allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
            }
        }
        struct Food: Codable, Hashable { var names: Set<String> = [] }
        @Model final class Animal {
            var name: String
            var species: Species
            var other: Species?
            var rival: Species
            var size: Size
            var food: Food = Food()
            var tags: Set<String> = []
            init(name: String, species: Species, other: Species?, size: Size) {
                self.name = name
                self.species = species
                self.other = other
                rival = other ?? .ape
                self.size = size
            }
        }
        """

    /// Prints how many rows a predicate finds where `evaluate` finds as many, stored and pending.
    private let counting = #"""
        var configuration = ModelConfiguration(isStoredInMemoryOnly: true)
        configuration.conflicts = .error
        let container = try ModelContainer(for: Animal.self, configurations: configuration)
        let context = ModelContext(container)
        @MainActor func count(_ predicate: Predicate<Animal>) throws -> String {
            let found = try context.fetch(FetchDescriptor(predicate: predicate)).map(\.name).sorted()
            let right = try context.fetch(FetchDescriptor<Animal>()).filter(predicate.evaluate)
                .map(\.name).sorted()
            return found == right ? found.joined() : "\(found), not \(right)"
        }
        for (name, species, other, size) in [
            ("a", Species.zebra, Species.zebra, Size.small), ("b", .ape, nil, .medium),
            ("c", .bear(2), .ape, .large), ("d", .bear(10), .bear(10), .small),
        ] as [(String, Species, Species?, Size)] {
            context.insert(Animal(name: name, species: species, other: other, size: size))
        }

        """#

    @Test func predicatesCompareValues() throws {
        let output = try runModel(
            model,
            program: counting + #"""
                let listed: [Species] = [.zebra, .bear(2)]
                let set: Set<Species> = [.ape]
                let some: [Species?] = [nil, .ape]
                let ape = Species.ape, medium = Size.medium
                for _ in 0..<2 {
                    print(
                        try count(#Predicate { listed.contains($0.species) }),
                        try count(#Predicate { !set.contains($0.species) }),
                        try count(#Predicate { some.contains($0.other) }),
                        try count(#Predicate { $0.other.flatMap { listed.contains($0) } ?? false })
                    )
                    print(
                        try count(#Predicate { $0.species == $0.rival }),
                        try count(#Predicate { $0.species < $0.rival }),
                        try count(#Predicate { $0.species > ape }),
                        try count(#Predicate { $0.size > medium }),
                        try count(#Predicate { medium >= $0.size })
                    )
                    try context.save()
                }
                """#
        )
        #expect(output == "ac acd bc a\nabd  cd c abd\nac acd bc a\nabd  cd c abd\n")
    }

    @Test func sortsFollowTheValuesOrRefuse() throws {
        let output = try runModel(
            model,
            program: counting + #"""
                for _ in 0..<2 {
                    let sizes = [SortDescriptor(\Animal.size, order: .reverse), SortDescriptor(\.name)]
                    print(try context.fetch(FetchDescriptor(sortBy: sizes)).map(\.name).joined())
                    try context.save()
                }
                do {
                    _ = try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\Animal.species)]))
                    print("sorted")
                } catch { print("refused") }
                """#
        )
        #expect(output == "cbad\ncbad\nrefused\n")
    }

    @Test func membersOfSetsInAnyOrderAreNoConflict() throws {
        let output = try runModel(
            model,
            program: counting + #"""
                for animal in try context.fetch(FetchDescriptor<Animal>()) {
                    animal.tags = Set((0..<20).map { "t\($0)" })
                    animal.food.names = animal.tags
                }
                try context.save()
                var conflicts = 0
                for number in 0..<5 {
                    let other = ModelContext(container)
                    for animal in try other.fetch(FetchDescriptor<Animal>()) {
                        animal.name += "\(number)"
                    }
                    do { try other.save() } catch { conflicts += 1 }
                }
                print(conflicts)
                let (one, two) = (ModelContext(container), ModelContext(container))
                let (left, right) = (
                    try one.fetch(FetchDescriptor<Animal>())[0],
                    try two.fetch(FetchDescriptor<Animal>())[0]
                )
                left.tags.remove("t1")
                right.tags.remove("t2")
                try one.save()
                do { try two.save(); print("saved") } catch { print("conflict") }
                """#
        )
        #expect(output == "0\nconflict\n")
    }
}
