import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Gate.isSupported, "the gate is for Linux"), .serialized)
struct RunTests {
    @Test("optional scalars tell zero from no value, raw properties read and write")
    func optionalScalarsTellZeroFromNoValueRawPropertiesReadAndWrite() throws {
        try expect(
            "values",
            """
            inserted nowhere: true false
            missing: nil nil nil nil
            zero: 0.0 0 0 folk
            value: -0.5 1971 9.95 jazz
            raw: -0.5 9.95 jazz
            missing again: nil nil nil
            undecodable: Album.genre true
            unknown genre: nil nil polka
            objects: 6F1B2C7A-8E0D-4F55-9A3C-0B1D2E3F4A5B https://example.org/carey 2
            transient: listen again scalar: false

            """
        )
    }

    @Test("a missing required value names attribute and object")
    func aMissingRequiredValueNamesAttributeAndObject() throws {
        let result = try Gate.run(program: "missing")
        #expect(result.stdout == "handler: Album.title true\n")
        #expect(result.status == 3)
    }

    @Test("relationships keep order and inverses")
    func relationshipsKeepOrderAndInverses() throws {
        try expect(
            "relationships",
            """
            added: abc true
            inserted: daebc
            removed: aeb true
            replaced: dec true
            set: cad true
            empty: \("")
            moved: acde 1
            shared: 2 1
            cascade: 1 1

            """
        )
    }

    @Test("conditions, templates and counts reach the store")
    func conditionsTemplatesAndCountsReachTheStore() throws {
        try expect(
            "fetching",
            """
            all: Blue Hejira Élan
            rating == nil: Hejira
            rating != 4.5: Hejira Élan
            rating < 1: Élan
            not (rating < 1): Blue Hejira
            genre is jazz: Hejira
            raw genre: Blue
            title has e: Blue Hejira
            title is elan: Élan
            years: Blue Élan
            any track: Hejira
            no track: \("")
            track of itself: Blue
            template: ["Blue"]
            sorted: ["Blue"]
            ids: 3
            fault: true 1
            not fired: true
            fired: 1 1

            """
        )
    }

    @Test("to-many accessors touch each element a fixed number of times")
    func toManyAccessorsTouchEachElementAFixedNumberOfTimes() throws {
        let result = try Gate.run(program: "work")
        let counts = result.stdout.split(separator: "\n").map { $0.split(separator: ": ") }
        #expect(counts.count == 6, "\(result.output)")
        for line in counts.dropLast() {
            let work = line[1].split(separator: " ").compactMap { Int($0) }
            #expect(work.count == 2 && work[0] > 0 && work[1] == 10 * work[0], "\(line)")
        }
        // The counter sees what it is there for: a set that is copied for every element.
        let copied = try #require(counts.last.flatMap { Int($0[1]) })
        #expect(copied > 100 * 100 / 2)
    }

    @Test("an accessor under a wrong selector is found")
    func anAccessorUnderAWrongSelectorIsFound() throws {
        let folder = try TemporaryFolder()
        let album = Gate.path("samples/good/Album.swift")
        let source = try String(contentsOfFile: album, encoding: .utf8)
        let file = try folder.write(
            source.replacing("@objc(addListenersObject:)", with: "@objc(addListenerObject:)"),
            to: "Album.swift"
        )
        let files = try Gate.files(in: "samples/good").filter { !$0.hasSuffix("/Album.swift") }
        let result = try run(
            [
                Gate.path("run/run.sh"), Gate.path("samples/run/programs/work.swift"),
                file.path(percentEncoded: false), Gate.path("samples/run/Library.swift"),
                Gate.path("samples/run/Descriptions.swift"),
            ] + files
        )
        #expect(!result.succeeded)
        #expect(result.stderr.contains("addListenerObject:]: unrecognized selector"))
    }

    private func expect(
        _ program: String,
        _ output: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let result = try Gate.run(program: program)
        #expect(result.stdout == output, "\(result.stderr)", sourceLocation: sourceLocation)
        #expect(result.status == 0, sourceLocation: sourceLocation)
    }
}
