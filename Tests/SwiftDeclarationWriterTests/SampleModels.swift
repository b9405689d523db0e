/// Declarations in every style that the reader knows. Each is read, written and read again.
enum SampleModels {
    static let all = [
        properties, options, relationships, valueTypes, composites, constraints, members,
        conditions, nested, names, long,
    ]

    static let properties = """
        import SwiftData

        /// What is written down.
        ///
        ///     Note()
        @Model
        class Note {
            var done = false, count = 3
            /// The first line.
            /// The second line.
            var title: String = "a \\"b\\" \\\\ \\u{1F600} \\n"
            var small: Int16 = -5
            var middle: Int32?
            var large: Int64 = -9_223_372_036_854_775_808
            var ratio: Float = 1.5
            var number: Double = 1e100
            var price: Decimal = -0.10
            var day: Date = Date(timeIntervalSinceReferenceDate: 12.5)
            var first: Date = Date(timeIntervalSinceReferenceDate: -3)
            var created: Date = .now
            var id = UUID()
            var fixed: UUID = UUID(uuidString: "0B3F2A8E-6E2B-4B37-9C61-7B0C6A1F8F10")!
            var link: URL? = URL(string: "https://swift.org")!
            var data = Data()
            let since: Date
            public private(set) var opened: Int = 0
            private var secret: String?
            @Transient var isShown = false
            var maximum: Int = Limits.maximum
            var made: String = {
                let parts = ["a", "b"]
                return parts.joined()
            }()
        }
        @Model public final class Memo: Note { @Stored("text") var body: String? }
        """

    static let options = """
        struct Address: Codable { var city: String }

        @Model final class Photo {
            @Attribute(.unique, originalName: "uid", hashModifier: "2") var id: UUID
            @Attribute(.externalStorage, .preserveValueOnDeletion) var data: Data?
            @Attribute(.spotlight, .allowsCloudEncryption) var title: String = ""
            @Attribute(.ephemeral) var isShown: Bool?
            @Attribute(.transformable(by: ColorTransformer.self)) var color: UIColor?
            @Attribute(.transformable(by: "NSSecureUnarchiveFromData")) var list: [String]?
            @Attribute(.transformable(by: "A Name")) var object: NSObject?
            @Attribute(.codable) var shape: Shape
            @Attribute(.codable) var text: String = "as data"
            var address: Address?
            var addresses: [Address] = []
            var tags: [String] = []
            var counts: [String: Int] = [:]
            var nested: Set<[String?]>?
        }
        """

    static let relationships = """
        @Model final class Trip {
            @Relationship(deleteRule: .cascade, minimumModelCount: 1, maximumModelCount: 9, inverse: \\Stop.trip)
            var stops: [Stop]
            @Relationship(.ordered, originalName: "images", hashModifier: "b") var photos: [Photo]?
            @Relationship(deleteRule: .deny) var owner: Person?
            @Relationship(inverse: \\Trip.friends) var friends: [Trip]
            @Relationship(inverse: nil) var next: Trip?
            @Relationship(inverse: nil) var previous: Trip?
            var name: String
        }
        @Model final class Stop {
            /// Where it belongs.
            var trip: Trip
            @Relationship(.unique, deleteRule: .noAction) var place: Place?
        }
        @Model final class Photo { var trip: Trip? }
        @Model class Person { var trips: [Trip]? }
        @Model final class Place { var stops: Set<Stop>? }
        @Model final class Guide: Person { var helper: Person? }
        """

    static let valueTypes = """
        /// A display name.
        @Validated(.trimmed, .singleLine, .length(3..<20), .characters(in: .letters), error: "NameError")
        struct Name { var rawValue: String }
        @Validated struct Anything { var rawValue: Data }
        @Validated(.range(-10 ... -5)) struct Cold { var rawValue: Int }
        @Validated(.range(...(-5.5))) struct Colder { var rawValue: Double }
        @Validated(.range(0...), .range(..<9)) struct Warm { var rawValue: Decimal }
        @Validated(.matches("^\\\\d+\\"[a-z]$"), .lowercased, .nonEmpty) struct Code { var rawValue: String }
        @OptionSet<Int32> struct Topics {
            private enum Options: Int {
                case news
                /// Balls.
                case sport
                case weather = 10, `default`
            }
        }
        @OptionSet<Int64>(ids: 0...62) struct OptionIDs {}
        @External enum Mood: Int16 { case low = -1, neutral, high = 5 }
        enum Level: String {
            case basic
            /// The best.
            case gold = "GOLD"
            case `internal`
        }
        @Model final class Item {
            var name: Name = "Anna"
            var code: Code?
            var cold: Cold = -7
            @Stored("topicMask") var topics: Topics = [.news, .weather]
            @Stored("mask", as: OptionIDs.self) var chosen: [Int] = [1, 62]
            @Stored("ids", as: OptionIDs.self) var others: [Int]? = []
            var mood: Mood = .neutral
            @Stored("level") var level: Level?
            /// How it is.
            var kind: Level = .internal
            var any: Anything
            var title: NonEmptyString
            @Clone(.exclude) var secret: Name?
        }
        """

    static let composites = """
        @Validated(.ascending) @Composite struct Span { var start: Date; var end: Date }
        @Validated(error: "PlaceError") @Composite struct Place {
            /// North.
            var latitude: Double
            var longitude: Double?
        }
        @Composite enum Content {
            case none
            /// One.
            case single(date: Date, value: Double)
            case choice(date: Date, id: UUID, in: String)
            case span(span: Span)
        }
        @Composite enum State {
            @Stored(case: 3) case on(since: Date)
            @Stored(case: 70000) case off
        }
        @Model final class Item {
            #Unique<Item>([\\.content.date], [\\.place])
            #Index<Item>([\\.span.start, \\.name])
            var name: String
            /// What it holds.
            @Stored(discriminator: "type", ["date": "startDate", "span.start": "startDate"])
            @Clone(.exclude) var content: Content?
            var span: Span
            var place: Place?
            var required: Place
            @Stored(discriminator: "code") var state: State
        }
        """

    static let constraints = """
        @Clone @Model final class Item {
            #Unique<Item>([\\.name, \\.date], [\\.id])
            #Index<Item>([\\.name], .rtree([\\.x, \\.y]), [\\.name, \\.date])
            @Attribute(.unique) var code: String
            var name: String
            @Stored("day") var date: Date
            var id: UUID
            var x: Double, y: Double
        }
        """

    static let members = """
        @Initializer("short", \\.name)
        @Initializer("other", \\.name, "count")
        @Model
        final class Item {
            static let shared = 1
            @Clone(.rebuild(.uuid)) @Attribute(.unique) var id: UUID = UUID()
            var name: String = "" {
                didSet {
                    changed(name)

                }
            }

            // Not a doc comment.
            func changed(_ name: String) {
                print(\"\"\"
                      one
                    \\(name)
                    \"\"\")
            }

            var count: Int = 0 { willSet { print("}") } } // behind
            @Clone(.rebuild(.now)) var created: Date = .now
            @Clone(.followParent("created", withoutParent: .blank)) var date: Date?
            subscript(index: Int) -> Int { index }
            init() {}
            @Transient var cache: Cache?
          func odd() {
          }
        }
        """

    static let conditions = """
        #if os(iOS) || os(macOS)
        #if DEBUG
        @Model final class Note {
            var text: String = ""
            #if os(iOS)
            /// For the telephone.
            var device: String?
            var size: Int = 0 { didSet { print(size) } }
            func call() {
                print(1)
            }
            #elseif DEBUG
            var debug: Int? = nil
            #else
            func nothing() {}
            #endif
            var parent: Note?
            var children: [Note]? = []
        }
        #endif
        #endif
        """

    static let nested = """
        enum Outside: Int16 { case a }
        @Model final class First {
            enum Kind: String, Codable { case basic, gold }
            var kind: Kind = Kind.basic
            @Model final class Inner { var kind: Outside = .a }
        }
        enum Between: Int32 { case b }
        @Model final class Second {
            enum Kind: Int { case none }
            var kind: Kind = .none
            var other: Between = .b
        }
        """

    static let names = """
        @Model final class `Protocol` {
            var `default`: String? = "x"
            var `self`: Int?
            var `init`: Bool = true
            var é: Int16 = -3
            @Relationship(inverse: \\`Type`.`default`) var `in`: [`Type`]
        }
        @Model final class `Type` { var `default`: `Protocol`? }
        """

    static let long = """
        @Model final class EntityWithANameThatIsLongerThanMostOthersAreAndThenSome {
            #Unique<EntityWithANameThatIsLongerThanMostOthersAreAndThenSome>([\\.firstOfTwoPropertiesWithLongNames, \\.secondOfTwoPropertiesWithLongNames])
            @Attribute(.unique, .externalStorage, .spotlight, .preserveValueOnDeletion, .allowsCloudEncryption, originalName: "first") var firstOfTwoPropertiesWithLongNames: String = "This is a default that goes on and on, until the line is too long."
            @Clone(.exclude) @Attribute(originalName: "second") var secondOfTwoPropertiesWithLongNames: String?
            @Relationship(.ordered, deleteRule: .cascade, minimumModelCount: 1, maximumModelCount: 9, inverse: \\OtherEntityWithALongName.back) var others: [OtherEntityWithALongName]
        }
        @Model final class OtherEntityWithALongName {
            var back: EntityWithANameThatIsLongerThanMostOthersAreAndThenSome?
        }
        """
}
