import Foundation
import ModelStore
import ModelTypes

/// A file with objects of every kind, before anything happens to it.
enum UndamagedStore {
    static let models: [any PersistentModel.Type] = [
        A.self, Person.self, Garden.self, Account.self, Trip.self, Link.self, Trunk.self,
        Shell.self,
    ]

    private static let schema = Schema(models)

    static func container(_ file: URL) throws -> ModelContainer {
        try ModelContainer(
            for: schema,
            configurations: [ModelConfiguration(url: file)]
        )
    }

    /// Writes the file; each run writes the same.
    static func write(to file: URL) throws {
        do {
            let context = try ModelContext(container(file))
            for number in 1...4 {
                insertPeople(number, context)
                insertPlants(number, context)
                insertMessages(number, context)
                insertJourneys(number, context)
                insertChains(number, context)
            }
            try context.save()
        }
        // Everything in one file, whose pages may be damaged.
        try Database(file).execute("PRAGMA journal_mode = DELETE")
    }

    /// Writes a file with pages of every kind: small ones, of which many are needed, and free ones.
    static func writeSmallPages(to file: URL) throws {
        try write(to: file)
        let database = try Database(file, hasFunctions: true)
        let keys = "_ModelStore_keys"
        try database.execute(
            """
            PRAGMA page_size = 512;
            PRAGMA auto_vacuum = INCREMENTAL;
            VACUUM;
            WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
            INSERT INTO Tag (label) SELECT printf('a label of some length, number %d', i) FROM n;
            WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 80)
            INSERT INTO \(keys) SELECT hex(zeroblob(400)) || i, 0 FROM n;
            DELETE FROM \(keys) WHERE length(name) > 800;
            """
        )
    }

    private static func insert<Object: ModelObject>(
        _ object: Object,
        _ context: ModelContext
    ) -> Object {
        context.insert(object)
        return object
    }

    private static func insertPeople(_ number: Int, _ context: ModelContext) {
        let person = insert(Person(name: .ann, id: UUID(number), weight: 60), context)
        person.content = .singleValue(eventDate: Date(timeIntervalSince1970: 0), value: 3)
        person.lastMood = .neutral
        let child = insert(Person(name: .zoe, id: UUID(number + 100)), context)
        child.parent = person
        child.content = .singleOption(eventDate: .distantPast, optionID: UUID(number))
        let passport = insert(
            Passport(
                number: "\(number)",
                fee: 12.5,
                page: URL(string: "https://example.com"),
                issuedAt: .distantPast,
                address: Address(street: "Shore", town: nil)
            ),
            context
        )
        passport.owner = person
        let album = insert(Album(title: "\(number)"), context)
        let tag = insert(Tag(label: "\(number)"), context)
        tag.people.append(person)
        for index in 0..<3 {
            let photo = insert(
                Photo(title: "\(number)-\(index)", thumbnail: Data(repeating: 7, count: 50)),
                context
            )
            person.photos.append(photo)
            album.photos.append(photo)
        }
        let b = insert(B(), context)
        insert(A(), context).b.append(b)
        insert(C(), context).b.append(b)
    }

    private static func insertPlants(_ number: Int, _ context: ModelContext) {
        let garden = insert(Garden(name: "\(number)"), context)
        let hedge = insert(Hedge(name: "hedge", length: 4), context)
        let tree = insert(Tree(name: "tree", height: 3), context)
        let apple = insert(AppleTree(name: "apple", plantedAt: .distantPast), context)
        apple.stock = tree
        for plant in [hedge, tree, apple] { garden.plants.append(plant) }
    }

    private static func insertMessages(_ number: Int, _ context: ModelContext) {
        let account = insert(Account(host: "host \(number)"), context)
        account.handle = "handle \(number)"
        account.friends.append(insert(Account(host: "friend \(number)"), context))
        account.partners.append(account)
        let post = insert(Post(sentAt: .distantPast, text: "text"), context)
        post.author = account
        let picture = insert(Picture(sentAt: .distantPast, data: Data([1, 2])), context)
        picture.replyTo = post
        account.favorites.append(picture)
        account.links.append(post)
        account.pins.append(post)
    }

    private static func insertJourneys(_ number: Int, _ context: ModelContext) {
        let trip = insert(
            Trip(
                title: Title(trust: "North"),
                id: UUID(number),
                span: Span(start: .distantPast, end: .distantFuture),
                createdAt: .distantPast,
                cover: Data([1]),
                seats: [2, 5]
            ),
            context
        )
        trip.owner = insert(Traveller(name: "Ann"), context)
        trip.tags.append(insert(Label(label: "\(number)"), context))
        let ticket = insert(Ticket(price: 3), context)
        trip.ticket = ticket
        let place = insert(Place(name: "place \(number)"), context)
        let flight = insert(Flight(name: "c", number: "XY 1"), context)
        for leg in [insert(Leg(name: "a"), context), flight, insert(Walk(name: "d"), context)] {
            trip.legs.append(leg)
            leg.place = place
            let remark = insert(Remark(text: "far"), context)
            leg.remarks.append(remark)
            remark.answers.append(insert(Remark(text: "not so far"), context))
        }
    }

    private static func insertChains(_ number: Int, _ context: ModelContext) {
        let link = insert(Link(number: number), context)
        link.next = insert(Link(number: number + 10), context)
        link.next?.next = insert(Link(number: number + 20), context)
        let trunk = insert(Trunk(number: number), context)
        let branch = insert(Branch(number: number), context)
        branch.trunk = trunk
        branch.twigs.append(insert(Branch(number: number + 10), context))
        branch.twigs.first?.grafts.append(insert(Branch(number: number + 20), context))
        let shell = insert(Shell(number: number), context)
        shell.inner = insert(Shell(number: number + 10), context)
    }
}
