import Foundation
import Testing

/// `modelgen lint --fix` for declarations in Swift.
struct SwiftFixTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
    }

    /// What becomes of a text.
    private func fixed(_ text: String, changes: String = "1 change in 1 file") throws -> String {
        try tool.folder.write(text, to: "Models.swift")
        let result = try tool.run("lint", "Models.swift", "--fix")
        #expect(result.stderr.hasPrefix(changes), "\(result.stderr)")
        return try tool.text(of: "Models.swift")
    }

    @Test func theNearestNameOfAnInverse() throws {
        let text = """
            @Model final class Trip {
                @Relationship(inverse: \\Stop.trp) var stops: [Stop]?
            }
            @Model final class Stop { var trip: Trip? }
            """
        #expect(try fixed(text) == text.replacing(".trp", with: ".trip"))
        let root = text.replacing("Stop.trp", with: "Stpo.trip")
        #expect(try fixed(root) == text.replacing(".trp", with: ".trip"))
    }

    @Test func aMissingInverse() throws {
        let text = """
            @Model final class Trip { var stops: [Stop] }
            @Model final class Stop {
                /// é
                var trip: Trip
            }
            """
        let declared = #"@Relationship(inverse: \Trip.stops) var trip"#
        #expect(try fixed(text) == text.replacing("var trip", with: declared))
    }

    @Test(arguments: [
        ("@Relationship", #"@Relationship(inverse: \Trip.stops)"#),
        ("@Relationship(.unique)", #"@Relationship(.unique, inverse: \Trip.stops)"#),
    ])
    func aMissingInverseOfARelationship(_ before: String, _ after: String) throws {
        let text = """
            @Model final class Trip { var stops: [Stop] }
            @Model final class Stop { ANNOTATION var trip: Trip }
            """
        #expect(
            try fixed(text.replacing("ANNOTATION", with: before))
                == text.replacing("ANNOTATION", with: after)
        )
    }

    @Test func theSideThatIsOwnedNullifies() throws {
        let text = """
            @Model final class Trip {
                @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop]?
            }
            @Model final class Stop { @Relationship(deleteRule: .RULE) var trip: Trip? }
            """
        #expect(
            try fixed(text.replacing("RULE", with: "cascade"))
                == text.replacing("RULE", with: "nullify")
        )
    }

    @Test func aSecureTransformer() throws {
        let text = """
            @Model final class Note {
                @Attribute(.transformable(by: "NAME")) var tags: [String]?
                @Attribute(.transformable(by: "NSKeyedUnarchiveFromData")) var objects: NSArray?
                @Attribute(.transformable(by: "NSKeyedUnarchiveFromData")) var color: NSColor?
            }
            """
        #expect(
            try fixed(text.replacing("NAME", with: "NSKeyedUnarchiveFromData"))
                == text.replacing("NAME", with: "NSSecureUnarchiveFromData")
        )
    }

    @Test(arguments: ["\r\n", "\r"]) func linesMayEndOtherwise(_ end: String) throws {
        let text =
            "\u{FEFF}@Model final class Note {\(end)  @Attribute(.uniqe) var name = \"\"\(end)}"
        #expect(try fixed(text) == text.replacing("uniqe", with: "unique"))
    }

    @Test func aPatchWritesNothing() throws {
        let text = "@Model final class Note { @Attribute(.uniqe) var name = \"\" }\n"
        try tool.folder.write(text, to: "Models.swift")
        let result = try tool.run("lint", "Models.swift", "--dry-run")
        #expect(result.stdout.contains("\n-" + text))
        #expect(result.stdout.contains("\n+" + text.replacing("uniqe", with: "unique")))
        #expect(try tool.text(of: "Models.swift") == text)
    }
}
