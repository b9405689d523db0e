import Foundation
import ModelStore
import ModelTypes

switch CommandLine.arguments[2] {
case "write": try write()
case "append": try append()
case "conflict": try conflict()
case "keys": try addOwners()
case "history": history()
case "failure": try failToSave()
case "damaged": try deleteDamaged()
case "erase": try open().container.erase()
default: break
}

func open(
    _ writing: ModelConfiguration.CoreDataWriting = .allowed,
    _ conflicts: ModelConfiguration.ConflictPolicy = .lastWriterWins
) throws -> ModelContext {
    var configuration = ModelConfiguration(url: URL(fileURLWithPath: CommandLine.arguments[1]))
    configuration.coreDataWriting = writing
    configuration.conflicts = conflicts
    return ModelContext(
        try ModelContainer(for: Owner.self, Tag.self, configurations: configuration)
    )
}

/// Inserts, changes, relates and deletes, with a save after each.
func write() throws {
    let context = try open()
    let ann = try owner("Ann", context)
    let bob = try owner("Bob", context)
    let atlas = try book("Atlas", context)

    let carl = Owner(name: "Carl")
    let film = Film(title: "Rain")
    context.insert(carl)
    context.insert(film)
    film.code = UUID(uuidString: "00112233-4455-6677-8899-AABBCCDDEEFF")
    film.day = Date(timeIntervalSinceReferenceDate: 263_723_400.5)
    film.price = Decimal(string: "12.25")
    film.marks = Data([1, 2])
    film.photo = Data([3, 4])
    film.owner = carl
    let passport = Passport(number: "C3")
    context.insert(passport)
    carl.passport = passport
    try context.save()

    // One change of a row, whatever it is.
    atlas.title = "Atlas II"
    atlas.pages = 101
    try context.save()
    // Another order, and another owner.
    ann.items.insert(film, at: 0)
    try context.save()
    // A one-to-one relationship that moves.
    bob.passport = ann.passport
    try context.save()

    let rare = try tag("rare", context)
    let old = try tag("old", context)
    let new = Tag(name: "new")
    context.insert(new)
    new.favorite = film
    old.favorite = atlas
    film.tags.append(new)
    film.tags.append(rare)
    new.friends.insert(rare)
    bob.likes.insert(atlas)
    bob.likes.insert(film)
    try context.save()
    bob.likes.remove(atlas)
    atlas.tags.remove(rare)
    atlas.tags.insert(rare, at: 0)
    try context.save()

    print(try context.fetchCount(Media.self, where: Media.fields.photo == Data([3, 4])))
    // A file, which replaces the data in the row, and another one, which goes at once.
    atlas.photo = Data(repeating: 7, count: 300_000)
    film.photo = Data(repeating: 8, count: 200_000)
    try context.save()
    film.photo = nil
    try context.save()

    // References that lead nowhere any more.
    let alone = try book("Alone", context)
    rare.favorite = alone
    try context.save()
    context.delete(alone)
    rare.name = "Rare"
    ann.items.remove(at: 2)
    try context.save()
    print(rare.favorite?.title ?? "none")

    // Deletes Bob's book with him; his passport, likes and Rain remain.
    context.delete(bob)
    context.delete(old)
    try context.save()
    try context.update(Book.self, where: Book.fields.pages > 0, set: Book.fields.pages + 1)
    try context.delete(model: Tag.self, where: Tag.fields.name == "new")
    try context.save()
}

/// Two contexts append to lists that both have read.
func append() throws {
    let contexts = [try open(), try open()]
    let lists = try contexts.map { (owner: try owner("Bob", $0), book: try book("Atlas", $0)) }
    for (owner, book) in lists { _ = (Array(owner.items), Array(book.tags)) }
    for (number, (owner, book)) in lists.enumerated() {
        for name in ["\(number)a", "\(number)b"] {
            let (film, tag) = (Film(title: name), Tag(name: name))
            contexts[number].insert(film)
            contexts[number].insert(tag)
            owner.items.append(film)
            book.tags.append(tag)
        }
    }
    for context in contexts { try context.save() }
    let context = try open()
    let titles = try owner("Bob", context).items.compactMap { $0.title as String? }
    let names = try book("Atlas", context).tags.compactMap { $0.name as String? }
    print(titles.joined(separator: " "))
    print(names.joined(separator: " "))
}

/// Two contexts change a row; the second one read it before the first one saved.
func conflict() throws {
    let (first, second) = (try open(.allowed, .error), try open(.allowed, .error))
    let (one, other) = (try owner("Ann", first), try owner("Ann", second))
    one.name = "Anna"
    try first.save()
    one.name = "Ann"
    try first.save()
    // The values are those that were read, but the row has changed.
    other.name = "Anne"
    do {
        try second.save()
        print("saved")
    } catch StoreError.conflict(let conflicts) {
        for conflict in conflicts {
            print("\(conflict): read \(conflict.readValue), stored \(conflict.storedValue)")
        }
    }
    try second.save(conflicts: .lastWriterWins)
    // What this context saved is no conflict.
    other.name = "Ann"
    try second.save()
}

/// Each call is one of several processes at once.
func addOwners() throws {
    let context = try open()
    for number in 1...100 {
        context.insert(Owner(name: "\(ProcessInfo.processInfo.processIdentifier)/\(number)"))
        if number < 20 { try context.save() }
    }
    try context.save()
}

/// Stores that something follows are refused, unless that is asked for.
func history() {
    do {
        _ = try open()
        print("opened")
    } catch StoreError.notWritable(_, let reason) {
        print(reason)
    } catch {
        print(error)
    }
    do {
        let context = try open(.withoutHistory)
        context.insert(Owner(name: "Dora"))
        try context.save()
        print("saved")
    } catch {
        print(error)
    }
}

/// The second new row has the name of another one, until it gets one of its own.
func failToSave() throws {
    let context = try open()
    let film = Film(photo: Data(repeating: 9, count: 150_000), title: "Rain")
    let tag = Tag(name: "old")
    context.insert(film)
    context.insert(tag)
    do {
        try context.save()
        print("saved")
    } catch {
        print("refused")
    }
    if CommandLine.arguments.count > 3 {
        tag.name = "new"
        try context.save()
    }
}

/// Deletes the row that no object can be made of.
func deleteDamaged() throws {
    let context = try open()
    var rows: [UndecodableRow] = []
    _ = try context.fetch(FetchDescriptor<Media>()) { rows.append($0) }
    for row in rows { context.deleteRow(row.identifier) }
    try context.save()
    print(try context.fetchCount(Media.self))
}

func owner(_ name: String, _ context: ModelContext) throws -> Owner {
    try context.fetch(Owner.self, where: Owner.fields.name == name)[0]
}

func book(_ title: String, _ context: ModelContext) throws -> Book {
    try context.fetch(Book.self, where: Book.fields.title == title)[0]
}

func tag(_ name: String, _ context: ModelContext) throws -> Tag {
    try context.fetch(Tag.self, where: Tag.fields.name == name)[0]
}
