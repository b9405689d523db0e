// The workloads on ModelStore. usage: StoreBenchmark PATH|:memory:|ADDRESS [WORKLOAD…]
import Foundation
import ModelStore
import ModelTypes

#if PostgreSQL
    import ModelStorePostgreSQL
#endif

let path = CommandLine.arguments[1]
let asked = CommandLine.arguments.dropFirst(2)
let environment = ProcessInfo.processInfo.environment
/// The rows of Person that there are, or that W1 makes.
let rowCount = environment["BENCHMARK_ROWS"].flatMap { Int($0) } ?? Seed.count
let isFile = path != ":memory:" && !path.hasPrefix("postgresql:")
/// Further servers, with partitions of distributed tables.
let servers = environment["BENCHMARK_SERVERS"]?.split(separator: " ").map(String.init) ?? []
let isSpread = !servers.isEmpty
let container = try openContainer(.normal)

func openContainer(_ durability: ModelConfiguration.Durability) throws -> ModelContainer {
    var configuration = configuration(path)
    configuration.durability = durability
    #if PostgreSQL
        if isSpread { return try ModelContainer(for: Order.self, configurations: configuration) }
    #endif
    return try ModelContainer(
        for: Person.self,
        Account.self,
        School.self,
        Course.self,
        Team.self,
        configurations: configuration
    )
}

func configuration(_ path: String) -> ModelConfiguration {
    if path == ":memory:" { return ModelConfiguration(isStoredInMemoryOnly: true) }
    #if PostgreSQL
        if path.hasPrefix("postgresql:") {
            return .postgreSQL(
                path,
                maximumConnections: 64,
                pooling: environment["BENCHMARK_POOL"] == nil
                    ? .sessions : .transactions(listeningAt: nil),
                partitions: isSpread ? PostgreSQLPartitions(count: 12, servers: servers) : nil
            )
        }
    #endif
    return ModelConfiguration(url: URL(fileURLWithPath: path))
}

let needsSeeds = ["W1", "W5", "W6", "W12"].contains(where: isAsked)
let seeds = needsSeeds ? (0..<Seed.count).map(Seed.init) : []
let studentNames = (0..<10_000).map { "Student \($0)" }

func measure(_ name: String, _ body: () throws -> Int) rethrows {
    let start = ContinuousClock.now
    let result = try body()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print(name, String(format: "%.9f", seconds), result)
}

func isAsked(_ name: String) -> Bool { asked.isEmpty || asked.contains(name) }

/// Saves what a measurement needs. As in C, only the rows are left, and the connection.
func prepare(_ body: (ModelContext) throws -> Void) throws {
    let context = ModelContext(container)
    try body(context)
    try context.save()
}

@discardableResult
func insertFamily(_ count: Int, in context: ModelContext) -> School {
    let school = School(name: "School")
    context.insert(school)
    for number in 0..<count {
        let student = Student(name: studentNames[number], age: Int64(number % 100))
        context.insert(student)
        school.students.append(student)
    }
    return school
}

if isAsked("W1") {
    // As in C, what was made is kept until after the measurement.
    let context = ModelContext(container)
    try measure("W1") {
        for seed in seeds { context.insert(Person(seed)) }
        try context.save()
        return seeds.count
    }
}

func sum(_ people: [Person]) -> Int {
    var sum = 0
    for person in people { sum += person.sum }
    return sum
}

if isAsked("W2") {
    let context = ModelContext(container)
    try measure("W2") { sum(try context.fetch(Person.self)) }
}

if isAsked("W3") {
    let context = ModelContext(container)
    try measure("W3") {
        sum(try context.fetch(Person.self, where: Person.fields.flags.containsAll(Seed.mask)))
    }
}

if isAsked("W4") {
    for count in [1000, 10_000] {
        let context = ModelContext(container)
        try measure("W4_\(count)") {
            insertFamily(count, in: context)
            try context.save()
            return count
        }
    }
}

if isAsked("W4") { try Team.measureArray() }

if isAsked("W5") {
    let identifiers = (0..<Seed.count).map { number in
        PersistentIdentifier(Person.self, key: Int64(number * 48_271 % rowCount + 1))
    }
    try measure("W5") {
        var sum = 0
        for start in stride(from: 0, to: Seed.count, by: 1000) {
            let context = ModelContext(container)
            try context.read {
                for identifier in identifiers[start..<start + 1000] {
                    let person = try context.model(for: identifier, as: Person.self)
                    sum += Int(person?.persistentModelID.key ?? 0)
                }
            }
        }
        return sum
    }
    try measure("W5sets") {
        var sum = 0
        for start in stride(from: 0, to: Seed.count, by: 1000) {
            let block = Array(identifiers[start..<start + 1000])
            let found = try ModelContext(container).fetch(
                FetchDescriptor<Person>(
                    predicate: #Predicate { block.contains($0.persistentModelID) }
                )
            )
            sum += found.reduce(0) { $0 + Int($1.persistentModelID.key) }
        }
        return sum
    }
    let context = ModelContext(container)
    _ = try context.fetch(Person.self)
    try measure("W5known") {
        var sum = 0
        for identifier in identifiers {
            sum += try context.model(for: identifier, as: Person.self) == nil ? 0 : 1
        }
        return sum
    }
}

if asked.contains("PAGE") {
    try Pages.behindValues(of: rowCount)
    try Pages.behindRows()
}

let byKey = Throughput(container: container, name: "T") { context, key in
    try context.model(for: PersistentIdentifier(Account.self, key: key), as: Account.self)
}
/// In a table whose partitions are on several servers: the customer says on which.
let byCustomer = Throughput(container: container, name: "S") { context, customer in
    try context.fetch(Order.self, where: Order.fields.customer == Int(customer)).first
}
for throughput in [byKey, byCustomer] {
    for count in [1, 8, 64] where asked.contains("\(throughput.name)\(count)") {
        throughput.measure(count)
    }
}

if isAsked("W6") {
    try prepare { context in
        for number in stride(from: 0, to: Seed.count, by: 2) {
            context.insert(Account(seeds[number], visits: seeds[number].age))
        }
    }
    let context = ModelContext(container)
    try measure("W6") {
        for seed in seeds { context.insert(Account(seed, visits: seed.age + 1)) }
        try context.save()
        return seeds.count
    }
}

if isAsked("W7") {
    // Members that are in no memory, that are known, and that were all read first.
    for name in ["W7", "W7known", "W7each"] {
        var known: ModelContext?
        var key: PersistentIdentifier?
        try prepare { context in
            let school = insertFamily(10_000, in: context)
            try context.save()
            key = school.persistentModelID
            if name == "W7known" { known = context }
        }
        let context = known ?? ModelContext(container)
        guard let key, let school = try context.model(for: key, as: School.self) else { continue }
        let one = Student(name: "one", age: 1)
        if name == "W7each" {
            // An object of the class in memory: the members are read and deleted one by one.
            context.insert(one)
            try context.save()
        }
        try measure(name) {
            context.delete(school)
            try context.save()
            return 10_000
        }
    }
}

func insertCourse(in context: ModelContext) -> Course {
    let course = Course(title: "Course")
    context.insert(course)
    for number in 0..<100 {
        let unit = Unit(title: "Unit \(number)", number: Int64(number))
        context.insert(unit)
        unit.course = course
        for index in 0..<100 {
            let lesson = Lesson(
                title: studentNames[number * 100 + index],
                minutes: Int64(index),
                grade: Double(index) * 0.5,
                note: index % 10 == 0 ? nil : "Some words about it"
            )
            context.insert(lesson)
            lesson.unit = unit
        }
    }
    return course
}

if isAsked("W8") {
    // As in C, the second copy finds the first one's rows in the file.
    for name in ["W8", "W8sets"] {
        var key: PersistentIdentifier?
        try prepare { context in
            let course = insertCourse(in: context)
            try context.save()
            key = course.persistentModelID
        }
        guard let key else { continue }
        let context = ModelContext(container)
        try measure(name) {
            let copy = try context.model(for: key, as: Course.self)?.clone()
            try context.save()
            let lessons = copy?.units.map(\.lessons.count) ?? []
            return 1 + lessons.count + lessons.reduce(0, +)
        }
    }
}

if isAsked("W9") {
    try prepare { context in
        for school in try context.fetch(School.self) { context.delete(school) }
        for _ in 0..<1000 { insertFamily(10, in: context) }
    }
    let context = ModelContext(container)
    try measure("W9") {
        var sum = 0
        for school in try context.fetch(School.self) {
            sum += school.name.utf8.count
            for student in school.students { sum += student.name.utf8.count + Int(student.age) }
        }
        return sum
    }
}

if isAsked("W10") { try measureReads() }

if isAsked("W12") { try Account.measureConditions(seeds) }

if isAsked("W11"), isFile { try await Item.follow(path + "-items") }

if isAsked("D1") {
    for durability in [ModelConfiguration.Durability.normal, .full] {
        let context = try ModelContext(openContainer(durability))
        try measure("D1_\(durability)") {
            for number in 0..<200 {
                context.insert(School(name: studentNames[number]))
                try context.save()
            }
            return 200
        }
    }
}

if isAsked("M"), isFile { try Item.migrate(path + "-items") }
