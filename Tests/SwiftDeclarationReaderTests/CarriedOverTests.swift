import ModelIR
import Testing

@Suite("What comes along with models") struct CarriedOverTests {
    @Test("of what stands beside the models, what their code names, and what that names")
    func helpers() throws {
        let model = try model(
            """
            struct View { var note: Note }
            func c() -> Int { 1 }
            private func b() -> Int { c() }
            let unused = 1
            @Model class Note {
                var title = ""
                func a() -> Int { b() + title.wordCount }
            }
            extension String { var wordCount: Int { 0 } }
            extension String { var other: Int { 0 } }
            """
        )
        #expect(
            model.declarations.map(\.text) == [
                "func c() -> Int { 1 }", "func b() -> Int { c() }",
                "extension String { var wordCount: Int { 0 } }",
            ]
        )
    }

    @Test("of a version, what the chosen one names, without the name of the version")
    func versions() throws {
        let model = try model(
            """
            enum V1: VersionedSchema {
                static let versionIdentifier = Schema.Version(1, 0, 0)
                struct Place: Codable { var one: Int }
                @Model class Note { var place: Place? }
            }
            enum V2: VersionedSchema {
                static let versionIdentifier = Schema.Version(2, 0, 0)
                struct Place: Codable { var two: Int }
                @Model class Note { var place: V2.Place?; func copy() -> V2.Note { V2.Note() } }
            }
            extension V1.Note { func old() {} }
            extension V2.Note { func new() {} }
            typealias Note = V2.Note
            """
        )
        #expect(model.declarations.map(\.text) == ["struct Place: Codable { var two: Int }"])
        let members = model.entities[0].code?.carriedOver ?? []
        #expect(members.map(\.text) == ["func copy() -> Note { Note() }", "func new() {}"])
    }

    @Test("the members and conformances of extensions, with what the extension says of all")
    func extensions() throws {
        let model = try model(
            """
            @Model class Note: Named {}
            @available(macOS 15, *)
            public extension Note {
                /// Twice.
                func b() {}
                private func c() {}
            }
            #if DEBUG
                private extension Note { func d() {} }
                extension Note: Tested {}
            #endif
            """
        )
        let code = try #require(model.entities[0].code)
        #expect(
            code.carriedOver.map(\.text) == [
                "/// Twice.\n@available(macOS 15, *)\npublic func b() {}",
                "@available(macOS 15, *)\nprivate func c() {}", "func d() {}",
            ]
        )
        #expect(code.carriedOver.map(\.condition) == [nil, nil, "DEBUG"])
        #expect(code.conformances.map(\.name) == ["Named", "Tested"])
        #expect(code.conformances.map(\.condition) == [nil, "DEBUG"])
    }

    @Test("types of values inside an extension are inside the class")
    func nestedTypes() throws {
        let model = try model(
            """
            extension Space.Note { enum Kind: String { case a; var b: Int { 1 } } }
            enum Space { @Model class Note { var kind: Kind? } }
            extension Note.Kind: Named { var c: Int { b } }
            """
        )
        #expect(model.valueTypes.map(\.name) == ["Note.Kind"])
        let type = model.valueTypes[0]
        #expect(type.code.members.map(\.text) == ["var b: Int { 1 }"])
        #expect(type.extensions.members.map(\.text) == ["var c: Int { b }"])
        #expect(type.extensions.conformances.map(\.name) == ["Named"])
    }

    @Test("second names of versions, models and types")
    func aliases() throws {
        let model = try model(
            """
            typealias Current = V1
            typealias Memo = Current.Note
            typealias Minutes = Int
            typealias State = Mode
            enum V1: VersionedSchema {
                static let versionIdentifier = Schema.Version(1, 0, 0)
                @Model class Note { var mode: State = State.on; var length: Minutes = 0 }
            }
            enum Mode: String { case on }
            extension Memo { var a: Current.Note { self } }
            extension Current.Note { func b() -> Memo { self } }
            extension State { var c: Int { 1 } }
            """
        )
        let entity = model.entities[0]
        #expect(entity.attributes.map(\.type) == [.string, .int])
        #expect(
            entity.code?.carriedOver.map(\.text) == [
                "var a: Note { self }", "func b() -> Memo { self }",
            ]
        )
        #expect(model.valueTypes[0].extensions.members.map(\.name) == ["c"])
        #expect(
            model.declarations.map(\.text) == [
                "typealias Memo = Note", "typealias Minutes = Int", "typealias State = Mode",
            ]
        )
    }

    @Test("types of values of another class, and types inside types")
    func qualifiedTypes() throws {
        let model = try model(
            """
            @Model class A { var mode = Mode.auto; enum Mode: String { case auto } }
            @Model class B {
                var other: A.Mode = A.Mode.auto
                var third = A.Mode.auto
                enum Mode: Int { case fast }
                struct Place: Codable {}
            }
            extension B { enum Level: Codable { case easy(Size); enum Size: Int { case small } } }
            extension B.Level.Size: Identifiable { var id: Int { rawValue } }
            extension B.Place: Hashable {}
            """
        )
        #expect(model.valueTypes.map(\.name) == ["A.Mode", "B.Mode"])
        let entity = model.entities[1]
        #expect(entity.attributes.map(\.valueType) == ["A.Mode", "A.Mode"])
        #expect(
            entity.code?.declarations.map(\.name) == [
                "extension B.Level.Size", "extension B.Place",
            ]
        )
    }

    @Test("what is private to its file, or as visible as the code is; and what comes with a type")
    func access() throws {
        let model = try model(
            """
            @Model class Note { var place: Place?; func f() { g() } }
            public struct Place: Codable, Ordered { public var x = 1 }
            protocol Ordered: PersistentModel, Named {}
            extension Ordered { var unnamed: Int { 1 } }
            fileprivate func g() {}
            extension [Note] { func f() {} }
            """
        )
        #expect(
            model.declarations.map(\.text) == [
                "struct Place: Codable, Ordered { public var x = 1 }",
                "protocol Ordered: PersistentModel, Named {}",
                "extension Ordered { var unnamed: Int { 1 } }", "func g() {}",
                "extension [Note] { func f() {} }",
            ]
        )
    }

    @Test("of a version, what its models' code needs")
    func containers() {
        let reading = Reading(
            """
            public enum V1: VersionedSchema {
                public static let versionIdentifier = Schema.Version(1, 0, 0)
                public static var models: [any PersistentModel.Type] { [Note.self] }
                /// The most.
                static let limit = 10
                @Model class Note { var a = 0; var b: Bool { a > V1.limit } }
            }
            """
        )
        #expect(reading.found.isEmpty)
        #expect(
            reading.model?.declarations.map(\.text) == [
                """
                enum V1 {
                    /// The most.
                    static let limit = 10
                }
                """
            ]
        )
    }

    @Test("code that names what only holds models is left out, with what uses it")
    func missingNames() {
        let reading = Reading(
            #"""
            enum V1: VersionedSchema {
                static let versionIdentifier = Schema.Version(1, 0, 0)
                @Model class Note: Shown {
                    var a = 0
                    /// In V1.
                    var c: Int { a }
                    var b: String { "\(V1.versionIdentifier)" }
                    func show() { print(b) }
                    func hide() { print("b") /* b /* b */ b */ }
                    func showAll() { show() }
                }
                @Model class Tag { func hide() {} }
            }
            protocol Shown { var b: String { get } }
            extension Shown { var shown: String { b } }
            """#
        )
        #expect(
            reading.found == [
                "7:9 warning member.missing-name", "8:9 warning member.missing-name",
                "9:9 warning member.missing-name", "10:9 warning member.missing-name",
                "14:1 warning member.missing-name", "15:1 warning member.missing-name",
            ]
        )
        let code = reading.model?.entities.first?.code
        #expect(code?.carriedOver.map(\.name) == ["c"])
        #expect(code?.conformances.isEmpty == true)
    }

    @Test("an extension of another library's type, without the type of values in it")
    func foreignExtensions() {
        let reading = Reading(
            """
            extension Date {
                enum Style: String { case short }

                /// How it is shown.
                var style: Style { .short }
                struct Span: Codable { var days = 1 }
            }
            extension Date { enum Zone: String { case utc } }
            @Model class Note {
                var style: Date.Style = .short
                var zone: Date.Zone?
                var now: Date { Date() }
                var span: Date.Span { Date.Span() }
                func f() { _ = now.style }
            }
            """
        )
        #expect(reading.found.isEmpty)
        #expect(reading.model?.valueTypes.map(\.name) == ["Style", "Zone"])
        #expect(
            reading.model?.declarations.map(\.text) == [
                """
                extension Date {
                    /// How it is shown.
                    var style: Style { .short }
                    struct Span: Codable { var days = 1 }
                }
                """
            ]
        )
        #expect(reading.model?.declarations.first?.origin.position == .init(line: 1, column: 1))
    }

    @Test(
        "tabs before words, and inside of a text",
        arguments: [
            (
                "func f() {\n\t\tif a {\n\t\t\tg()\n\t\t}\n\t}",
                "func f() {\n    if a {\n        g()\n    }\n}"
            ),
            (
                "var a: String {\n\t\t\"\"\"\n\t\t\tb\n\t\t\"\"\"\n\t}",
                "var a: String {\n\t\"\"\"\n\t\tb\n\t\"\"\"\n}"
            ),
        ]
    )
    func tabs(_ member: String, _ expected: String) throws {
        let model = try model("@Model class Note {\n\t\(member)\n}")
        #expect(model.entities[0].code?.carriedOver.map(\.text) == [expected])
    }

    @Test("names that are private to several files are told apart")
    func sameNames() throws {
        let text = """
            private let limit = 1
            private func f(_ a: Int = limit) -> Int { a }
            private struct Box { var size = f() }
            extension String { fileprivate var cut: String { self } }

            """
        let model = try #require(
            Reading(files: [
                (
                    "A.swift",
                    text + "@Model class A { var n: Int = f(limit)"
                        + "; func g() { _ = Box(); _ = \"\".cut } }"
                ),
                ("Models/b-side.swift", text + "@Model class B { var c: Box { Box() } }"),
            ]).model
        )
        #expect(
            model.declarations.map(\.text).prefix(4) == [
                "let limitInA = 1", "func fInA(_ a: Int = limitInA) -> Int { a }",
                "struct BoxInA { var size = fInA() }",
                "extension String { var cutInA: String { self } }",
            ]
        )
        #expect(model.declarations.map(\.name).suffix(4).first == "limitInBSide")
        let members = model.entities.flatMap { $0.code?.carriedOver ?? [] }
        #expect(
            members.map(\.text) == [
                "func g() { _ = BoxInA(); _ = \"\".cutInA }", "var c: BoxInBSide { BoxInBSide() }",
            ]
        )
        #expect(
            model.entities[0].attributes[0].defaultValue
                == .opaque(text: "fInA(limitInA)", language: "swift")
        )
    }

    @Test("what cannot be told apart from other names")
    func inseparable() {
        let text = "private func f() {}\nextension String { fileprivate var a: Int { 1 } }"
        let reading = Reading(files: [
            (
                "A.swift",
                text + "\n@Model class A { var a = 1; func g(f: Int) { f(); _ = \"\".a } }"
            ),
            ("B.swift", text + "\n@Model class B { func g() { let f = 1; _ = f } }"),
        ])
        #expect(reading.found == ["1:1 error swift.same-name", "2:20 error swift.same-name"])
    }

    @Test("what names a module of Apple's systems stands under the condition of its import")
    func platforms() throws {
        let reading = Reading(
            """
            import SwiftUI
            import SwiftData
            import os

            private let logger = Logger()
            struct Badge: Codable { var n = 1 }
            struct Text: Codable {}
            extension Color { init(hex: String) { self = .red } }

            @Model class Label: Transferable {
                var hex: String = ""
                var mood: Mood = Mood.low { didSet { logger.info("\\(oldValue)") } }
                var color: Color { Color(hex: hex) }
                #if canImport(SwiftUI)
                    var font: Font { .body }
                #endif
                func paint() -> Bool { color == .red }
                func log() { logger.info("Color"); paint() }
                func plain() -> Text { Text() }
                enum Mood: Int { case low; var tint: Color { .red }; var hex: Int { 1 } }
            }
            """
        )
        let model = try #require(reading.model)
        let code = try #require(model.entities[0].code)
        let conditions = code.carriedOver.filter { $0.kind != .valueType }
            .map { "\($0.name): \($0.condition ?? "-")" }
        #expect(
            conditions == [
                "color: canImport(SwiftUI)", "font: canImport(SwiftUI)",
                "paint(): canImport(SwiftUI)", "log(): canImport(SwiftUI) && canImport(os)",
                "plain(): -",
            ]
        )
        let observer = try #require(model.entities[0].observers.first)
        #expect(observer.text.hasPrefix("#if canImport(os)\n    logger"))
        #expect(code.conformances.map(\.condition) == ["canImport(SwiftUI)"])
        let type = try #require(model.valueTypes.first)
        #expect(type.code.members.map(\.condition) == ["canImport(SwiftUI)", nil])
        #expect(
            model.declarations.map { "\($0.name): \($0.condition ?? "-")" } == [
                "logger: canImport(os)", "Badge: -", "Text: -",
                "extension Color: canImport(SwiftUI)",
            ]
        )
        #expect(Set(reading.diagnostics.map(\.id)) == ["member.conditional"])
    }

    @Test("what Foundation has on Apple's systems alone, unless an imported module declares it")
    func onlyOfApplesFoundation() throws {
        let declarations = """
            final class Shelf: ObservableObject { @Published var count = 0 }
            extension UserDefaults { @objc dynamic var last: String? { nil } }
            @Model class Book {
                func shelf() -> Shelf { Shelf() }
                func latest() -> String? { UserDefaults.standard.last }
            }
            """
        let first = try model("import Foundation\n" + declarations)
        #expect(first.declarations.map(\.condition) == ["canImport(Darwin)", nil])
        #expect(first.declarations.map(\.name) == ["Shelf", "extension UserDefaults"])
        #expect(first.declarations[1].text.contains("#if canImport(Darwin)"))
        let members = first.entities[0].code?.carriedOver ?? []
        #expect(members.map(\.condition) == ["canImport(Darwin)", "canImport(Darwin)"])
        let other = try model("import Combine\n" + declarations)
        #expect(other.declarations.first?.condition == "canImport(Combine)")
    }

    @Test("a message to a log in an observer, whose other statements are for all systems")
    func messagesInObservers() throws {
        let reading = Reading(
            """
            import OSLog
            import SwiftData

            let log = Logger()

            @Model class Note {
                var slug = ""
                var title: String = "" {
                    didSet {
                        log.debug("new")
                        title = title.trimmed
                        slug = title
                    }
                }
            }
            """
        )
        let model = try #require(reading.model)
        let observer = try #require(model.fragments.first { $0.kind == .observer })
        #expect(observer.condition == nil)
        let lines = observer.text.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(
            lines == [
                "#if canImport(OSLog)", "log.debug(\"new\")", "#endif", "title = title.trimmed",
                "slug = title",
            ]
        )
        let text = Array(observer.text.utf8)
        let places = try #require(observer.observer).ownReferences
        #expect(
            places.map { String(decoding: text[$0..<$0 + 5], as: UTF8.self) }
                == ["title", "title", "title"]
        )
    }

    @Test("what Foundation declares on Apple's systems only")
    func foundationOfApple() throws {
        let reading = Reading(
            """
            import SwiftData

            final class Tags: ValueTransformer {}
            struct ListFormatter {}

            @Model class Note {
                @Attribute(.transformable(by: Tags.self)) var tags: [String]
                @Transient var ages = RelativeDateTimeFormatter()
                var age: String { ages.localizedString(for: day, relativeTo: .now) }
                var list: String { "\\(ListFormatter())" }
                var title: String { String(localized: "Note") }
                var day: Date
            }
            """
        )
        let conditional = try #require(reading.model).fragments.filter { $0.condition != nil }
        #expect(conditional.map(\.name).sorted() == ["Tags", "age", "ages"])
        #expect(Set(conditional.map(\.condition)) == ["canImport(Darwin)"])
    }

    @Test("a message in a defer is conditional by itself") func deferredMessage() throws {
        let reading = Reading(
            """
            import OSLog
            import SwiftData

            let log = Logger()

            @Model class Note {
                var title: String = ""
                func rename() { defer { log.debug("renamed") }; title = "new" }
            }
            """
        )
        let model = try #require(reading.model)
        let member = try #require(model.fragments.first { $0.name == "rename()" })
        #expect(member.condition == nil)
        #expect(member.text.contains("#if canImport(OSLog)"))
    }

    @Test("a property wrapper of the files comes with a property that isn't stored")
    func wrappedTransient() throws {
        let reading = Reading(
            """
            import SwiftData

            @propertyWrapper struct Clamped { var wrappedValue: Double }

            @Model class Plant { @Transient @Clamped var zoom: Double = 0.5 }
            """
        )
        #expect(reading.messages.isEmpty)
        let model = try #require(reading.model)
        #expect(model.entities[0].attributes.isEmpty)
        let fragment = try #require(model.fragments.first { $0.kind == .transientProperty })
        #expect(fragment.text.contains("@Clamped var zoom: Double = 0.5"))
    }

    @Test("names that only look like those of modules and of conditional code")
    func platformLookalikes() throws {
        let reading = Reading(
            """
            #if canImport(OSLog)
                import OSLog
            #else
                struct Logger { func info(_ text: String) {} }
            #endif
            import CoreLocation
            import SwiftUI

            struct Row: Codable { var color: String?; func named(color: String) -> String { color } }
            extension String { var swatch: Color { Color(self) } }
            let logger = Logger()

            @Model class Label {
                var hex: String = ""
                init(hex: String, at place: CLLocation) { self.hex = hex }
                init(hex: String) { self.hex = hex; logger.info("new") }
                var color: Color { hex.swatch }
                func row() -> Row { Row(color: hex) }
                func local() -> Bool { let color = hex; return color.isEmpty }
                func other(_ row: Row) -> String? { row.color }
                func bound() -> Bool { if let color = Optional(color) { color == .red } else { false } }
                func switched() -> Int {
                    #if canImport(SwiftUI)
                        color == .red ? 1 : 0
                    #else
                        0
                    #endif
                }
                func qualified() -> Bool { SwiftUI.Color.red == self.color }
            }
            """
        )
        let model = try #require(reading.model)
        let fragments = model.declarations + (model.entities[0].code?.carriedOver ?? [])
        #expect(
            fragments.compactMap { fragment in
                fragment.condition.map { "\(fragment.name): \($0)" }
            } == [
                "Logger: !canImport(OSLog)",
                "init(hex:at:): canImport(CoreLocation)", "color: canImport(SwiftUI)",
                "bound(): canImport(SwiftUI)", "qualified(): canImport(SwiftUI)",
            ]
        )
    }

    @Test("code that names what each system declares in its own way")
    func statedConditions() throws {
        let reading = Reading(
            """
            #if canImport(UIKit)
                import UIKit
                typealias PlatformImage = UIImage
            #elseif canImport(AppKit)
                import AppKit
                typealias PlatformImage = NSImage
            #endif
            #if os(iOS) || os(tvOS)
                let device = "iPad"
            #elseif os(macOS)
                let device = "Mac"
            #endif
            #if os(watchOS)
                let isSmall = true
            #else
                let isSmall = false
            #endif

            @Model class Photo {
                var data: Data?
                init() {}
                var image: PlatformImage? { data.flatMap(PlatformImage.init(data:)) }
                var hasImage: Bool { image != nil }
                func label() -> String { device }
                func size() -> Int { isSmall ? 1 : 2 }
                func both() -> String { "\\(device) \\(hasImage)" }
                #if canImport(UIKit)
                    func share(_ image: PlatformImage) {}
                #endif
                func open(_ url: URL) throws { data = try url.bookmarkData() }
                func weight(_ value: Measurement<UnitMass>) -> String { value.formatted(.measurement(width: .wide)) }
            }
            """
        )
        let members = try #require(reading.model?.entities.first?.code).carriedOver
        let conditions = members.map { "\($0.name): \($0.condition ?? "")" }
        #expect(
            conditions == [
                "init(): ", "image: canImport(UIKit) || canImport(AppKit)",
                "hasImage: canImport(UIKit) || canImport(AppKit)",
                "label(): os(iOS) || os(tvOS) || os(macOS)", "size(): ",
                "both(): (canImport(UIKit) || canImport(AppKit)) && (os(iOS) || os(tvOS) || os(macOS))",
                "share(_:): canImport(UIKit)", "open(_:): canImport(Darwin)",
                "weight(_:): canImport(Darwin)",
            ]
        )
        #expect(
            reading.messages.contains(
                "'label()' is only in code for systems where 'os(iOS) || os(tvOS) || os(macOS)' holds: it names"
                    + " 'device'"
            )
        )
    }

    @Test("functions of several systems that call each other")
    func mutualConditions() throws {
        let reading = Reading(
            """
            #if canImport(UIKit)
                func draw(_ number: Int) {}
            #endif
            func draw(_ text: String) { _ = NSItemProvider(); paint(text) }
            #if canImport(AppKit)
                func paint(_ number: Int) {}
            #endif
            func paint(_ text: String) { _ = UndoManager(); draw(text) }

            @Model class Page {
                init() {}
                func show() { draw("a"); paint("b") }
            }
            """
        )
        let members = try #require(reading.model?.entities.first?.code).carriedOver
        #expect(
            members.last?.condition
                == "(canImport(AppKit) || canImport(Darwin)) && (canImport(UIKit) || canImport(Darwin))"
        )
    }

    @Test("members of carried-over types, and messages to logs, have conditions of their own")
    func platformParts() throws {
        let reading = Reading(
            """
            import OSLog
            import SwiftUI

            let logger = Logger()
            struct Badge: Codable {
                var unit = Unit.g
                var tint: Color { unit.tint }
                var plain: Int { logger.debug("a"); return 1 }
                enum Unit: String, Codable {
                    case g
                    var tint: Color { .red }
                    var label: String { rawValue }
                }
            }

            @Model class Label {
                var badge: Badge?
                init(hex: String) { logger.info("new"); self.badge = nil }
                func send() {
                    if badge != nil {
                        logger.info("sent")
                    }
                    badge = nil
                }
                func tinted() -> Bool { badge?.tint == .red }
                func log() -> String { String(describing: logger) }
            }
            """
        )
        let model = try #require(reading.model)
        let fragments = model.declarations + (model.entities[0].code?.carriedOver ?? [])
        #expect(
            fragments.map { "\($0.name): \($0.condition ?? "-")" } == [
                "logger: canImport(OSLog)", "Badge: -", "init(hex:): -", "send(): -",
                "tinted(): canImport(SwiftUI)", "log(): canImport(OSLog)",
            ]
        )
        #expect(
            model.declarations[1].text == """
                struct Badge: Codable {
                    var unit = Unit.g
                    #if canImport(SwiftUI)
                        var tint: Color { unit.tint }
                    #endif
                    var plain: Int {
                        #if canImport(OSLog)
                            logger.debug("a");
                        #endif
                    return 1 }
                    enum Unit: String, Codable {
                        case g
                        #if canImport(SwiftUI)
                            var tint: Color { .red }
                        #endif
                        var label: String { rawValue }
                    }
                }
                """
        )
        let statements = try #require(fragments[2].initializer).statements.map(\.text)
        let log = "#if canImport(OSLog)\n    logger.info(\"new\")\n#endif"
        #expect(statements == [log, "self.badge = nil"])
        #expect(
            fragments[3].text.contains("\n        #if canImport(OSLog)\n            logger.info")
        )
        #expect(reading.diagnostics.count { $0.id == "member.conditional" } == 8)
    }

    @Test(
        "codable types beside classes, even if no property has them, and nothing else that isn't needed"
    )
    func unusedCodableTypes() throws {
        let reading = Reading(files: [
            (
                "Models.swift",
                "@Model class A {}; struct Place: Codable {}; private struct B: Codable {}; struct C {}"
            ), ("View.swift", "struct Settings: Codable {}"),
        ])
        #expect(reading.model?.declarations.map(\.name) == ["Place"])
    }

    @Test("codable types beside a model file, and nothing of what is external")
    func withoutModels() throws {
        let model = try model(
            """
            struct Place: Codable { var note = helped() }
            func helped() -> Int { 1 }
            struct Other {}
            @External enum Kind: Int16 { case a; var b: Int { 1 } }
            extension Kind { var c: Int { 2 } }
            """
        )
        #expect(model.declarations.map(\.name) == ["Place", "helped()", "extension Kind"])
        #expect(model.valueTypes[0].code.members.isEmpty)
    }
}
