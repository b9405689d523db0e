import Foundation
import TestSupport
import Testing

/// Runs what the generator wrote: the recorded files of golden cases, of `executed` above all.
@Suite(.enabled(if: Gate.isSupported, "the gate is for Linux"), .serialized)
struct GeneratedRunTests {
    @Test("optional scalars, raw properties and the initializer")
    func values() throws {
        try expect(
            "generated",
            """
            inserted nowhere: true false
            missing: nil nil nil nil
            zero: 0.0 0 0 \("")
            value: -0.5 1971 9.95 folk
            raw: -0.5 9.95 folk
            missing again: nil nil nil
            default: false
            from defaults alone: Listener true

            """
        )
    }

    @Test("ordered accessors, inverses and delete rules")
    func relationships() throws {
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

    @Test("10,000 members take ten times the work of 1,000")
    func work() throws {
        try expect(
            "work",
            """
            one by one: 4000 40000
            in bulk: 4000 40000
            from the other side: 2000 20000
            ordered, one by one: 1000 10000
            ordered, in bulk: 1000 10000
            copied: 10100

            """
        )
    }

    @Test("a missing required value names attribute and object")
    func missing() throws {
        let result = try run(program: "missing")
        #expect(result.stdout == "handler: Album.title true\n")
        #expect(result.status == 3)
    }

    @Test("properties over several attributes")
    func composites() throws {
        let generated = repositoryRoot.appending(path: "Tests/Golden/composite-properties/expected")
        let result = try Gate.run(program: "composites", model: "Journal", classes: generated)
        let expected = """
            0 true x-x--
            1 true x---x
            2 true x-xx-
            3 true xxx--
            4 true xx---
            place: true true
            nothing: true true
            next: true true
            cleared: true true true
            none true
            some true
            default true
            nil true
            undecodable: Visit.remark
            unknown case: true
            missing parts: true
            undecodable: Visit.next
            half a place: true
            undecodable: Visit.place
            unknown mood: true
            no span: true
            undecodable: Trip.span
            half a span: true
            a span: true
            parts: true true
            beside them: true
            handler: Entry.measurement

            """
        #expect(result.stdout == expected, "\(result.stderr)")
        #expect(result.status == 3)
    }

    @Test("what runs when a property is set, and what does not run it")
    func observers() throws {
        let generated = repositoryRoot.appending(path: "Tests/Golden/property-observers/expected")
        let result = try Gate.run(program: "observers", model: "Notes", classes: generated)
        let expected = """
            created: First 0 []
            set: Second 1 First;
            refused: second 2 First;Second;
            former: First;Second;a;
            through a method: 5 3
            itself: true 0
            several attributes: true 2
            cleared: true 1
            in a child: 2
            past the property: Third 2
            to one: true 3
            required: Ann; true
            from the other side: 2 0
            too many: ["Other", "Third"] 3
            past the observers: 3 3
            to many: 1 1 13 0
            a list of ids: [1, 2]
            another: [9] 6
            refused: Labels has no option 99 [9] 6

            """
        #expect(result.stdout == expected, "\(result.stderr)")
        #expect(result.succeeded, "\(result.stderr)")
    }

    @Test("structs that are stored in composite attributes")
    func declaredComposites() throws {
        let generated = repositoryRoot.appending(path: "Tests/Golden/declared-composites/expected")
        let result = try Gate.run(program: "declared", model: "Contacts", classes: generated)
        let expected = """
            read: true true
            nothing: true true
            stored: doorbell isVisited kind labels level place previous rent town
            changed: true true
            descending: true
            undecodable: Contact.awayPeriod
            half: true
            handler: Contact.workplace

            """
        #expect(result.stdout == expected, "\(result.stderr)")
        #expect(result.status == 3)
    }

    @Test("values that are kept as JSON")
    func codables() throws {
        let generated = repositoryRoot.appending(path: "Tests/Golden/codable-attributes/expected")
        let result = try Gate.run(program: "codables", model: "Visits", classes: generated)
        let expected = """
            read: true true [] 2
            stored: {"latitude":48,"longitude":-4.5}
            changed: 2 true
            nothing: true
            undecodable: Visit.default
            other: true
            no numbers: true true
            undecodable: Visit.start
            handler: Visit.start

            """
        #expect(result.stdout == expected, "\(result.stderr)")
        #expect(result.status == 3)
    }

    @Test("an empty text is no value of a text that is never empty")
    func emptyTexts() throws {
        let generated = repositoryRoot.appending(path: "Tests/Golden/non-empty-texts/expected")
        let result = try Gate.run(program: "texts", model: "Addresses", classes: generated)
        let expected = """
            read: Ann true
            another: A
            undecodable: Contact.nickname
            empty: true
            handler: Contact.name

            """
        #expect(result.stdout == expected, "\(result.stderr)")
        #expect(result.status == 3)
    }

    @Test("deep copies")
    func copies() throws {
        let generated = repositoryRoot.appending(path: "Tests/Golden/copies/expected")
        let result = try Gate.run(program: "copies", model: "Journeys", classes: generated)
        let expected = """
            values: North true 12 [2, 5] true
            anew: true true
            left out: true true 0 1
            shared: true true 2
            one: true 3 true
            ordered: ab ab true true
            children: XY 1 true
            deep: true no yes
            followed: true
            followed further: true
            originals: true no yes 2
            a part: true aba true
            an answer: true 3
            blank: true
            excluded: true true 1
            excluded deeper: true [0, 0]
            nowhere: true
            a chain: 100000

            """
        #expect(result.stdout == expected, "\(result.stderr)")
        #expect(result.succeeded)
    }

    private func expect(_ program: String, _ output: String) throws {
        let result = try run(program: program)
        #expect(result.stdout == output, "\(result.stderr)")
        #expect(result.succeeded, "\(result.stderr)")
    }

    private func run(program: String) throws -> ProcessResult {
        let generated = repositoryRoot.appending(path: "Tests/Golden/executed/expected")
        return try Gate.run(program: program, classes: generated)
    }
}
