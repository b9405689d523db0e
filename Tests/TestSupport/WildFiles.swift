/// Files in various real-world styles.
package enum WildFiles {
    package static let all = [diary, versioned, shop, values, conditional, game]

    /// Several classes in a file, inferred types, methods and computed properties.
    static let diary = """
        //
        //  Diary.swift
        //
        import Foundation
        import SwiftData

        @Model
        final class Entry: Identifiable {
            var title = ""
            var body: String
            var created = Date()
            var isPinned = false
            var rating = 0.0
            @Relationship(deleteRule: .cascade, inverse: \\Picture.entry)
            var pictures = [Picture]()
            var tags: [Tag]? = []

            var shortTitle: String {
                get { String(title.prefix(10)) }
                set { title = newValue }
            }

            init(title: String = "", body: String, created: Date = .now) {
                self.title = title
                self.body = body
                self.created = created
            }

            func pin() { isPinned.toggle() }
        }

        @Model
        final class Picture {
            @Attribute(.externalStorage) var data: Data?
            var caption: String = "🙂"
            var entry: Entry?
            init() {}
        }

        @Model final class Tag {
            @Attribute(.unique) var name: String
            var entries: [Entry]?
            init(name: String) { self.name = name }
        }

        extension Tag {
            static let preview = Tag(name: "@Model class Nothing {}")
        }
        """

    static let versioned = """
        import SwiftData

        typealias Trip = SchemaV2.Trip

        enum SchemaV1: VersionedSchema {
            static var versionIdentifier = Schema.Version(1, 0, 0)
            static var models: [any PersistentModel.Type] { [Trip.self] }

            @Model
            class Trip {
                var name: String
                init(name: String) { self.name = name }
            }
        }

        enum SchemaV2: VersionedSchema {
            static var versionIdentifier = Schema.Version(2, 0, 0)
            static var models: [any PersistentModel.Type] { [Trip.self] }
        }

        extension SchemaV2 {
            @Model
            class Trip {
                #Unique<Trip>([\\.name, \\.start])
                #Index<Trip>([\\.name], [\\.name, \\.start])
                @Attribute(originalName: "title") var name: String
                var start: Date
                var end: Date? = nil
                @Transient var isShown: Bool = false
                init(name: String, start: Date) { self.name = name; self.start = start }
            }
        }

        enum Plan: SchemaMigrationPlan {
            static var schemas: [any VersionedSchema.Type] { [SchemaV1.self, SchemaV2.self] }
            static var stages: [MigrationStage] { [.lightweight(fromVersion: SchemaV1.self, toVersion: SchemaV2.self)] }
        }
        """

    /// Inheritance, codable structs, nested enums, access modifiers, observers.
    static let shop = """
        import SwiftData
        import SwiftUI

        struct Address: Codable, Hashable { var street = ""; var city: String }

        @Model
        public class Party {
            public private(set) var name: String = "" { didSet { log("@Model \\(name)") } }
            var address: Address?
            var history: [Address] = []
            public init(name: String) { self.name = name }
        }

        @available(iOS 26, *)
        @Model
        public final class Customer: Party {
            enum Level: String, Codable { case basic, gold = "GOLD" }
            var level: Level = Level.basic
            var limits: [String: Int] = [:]
            @Relationship(deleteRule: .deny, inverse: \\Order.customer) var orders: Set<Order>
            @Attribute(.transformable(by: ColorTransformer.self)) var color: UIColor?
            let since: Date
        }

        @Model
        final class Order {
            @Attribute(.unique) var number: Int
            var total: Decimal = 0
            var customer: Customer
            @Relationship(.ordered) var lines: [Line]?
            /* a comment with @Model class X { */
            init(number: Int) { self.number = number }
        }

        @Model final class Line { var order: Order?; var text: String = #"a "raw" text"# }
        """

    static let values = """
        /// A display name.
        @Validated(.trimmed, .singleLine, .length(3..<20), error: "NameError")
        struct Name { var rawValue: String }

        @OptionSet<Int64> struct Topics { private enum Options: Int { case news, sport, weather = 10 } }
        @OptionSet<Int64>(ids: 0...62) struct OptionIDs {}
        @Validated(.ascending) @Composite struct Span { var start: Date; var end: Date }
        @External enum Mood: Int16 { case low = -1, neutral, high }

        @Composite
        enum Content {
            case single(date: Date, value: Double)
            case choice(date: Date, id: UUID)
            case span(span: Span)
        }

        @Initializer("short", \\.name)
        @Model
        final class Item {
            @Clone(.rebuild(.uuid)) @Attribute(.unique) var id: UUID = UUID()
            var name: Name
            var topics: Topics = [.news]
            @Stored("mask", as: OptionIDs.self) var chosen: [Int] = []
            var mood: Mood = .neutral
            @Stored(discriminator: "type", ["date": "startDate", "span.start": "startDate"])
            var content: Content?
            @Clone(.followParent("date", withoutParent: .keep)) var date: Date = .now
        }
        """

    static let conditional = """
        #if canImport(SwiftData)
        import SwiftData

        #if os(iOS) || os(macOS)
        @Model final class Note {
            var text: String = \"\"\"
                a
                b
                \"\"\"
            #if os(iOS)
            var device: String?
            #else
            func nothing() {}
            #endif
        }
        #endif
        #endif
        """

    static let game =
        "@Model class Game{var a=1,b=2.5;var `default`:String?;var s:Set<Player>?}\r\n"
        + "@Model class Player{var g:[Game]?;var é:Int16 = -3;subscript(i:Int)->Int{i}}"
}
