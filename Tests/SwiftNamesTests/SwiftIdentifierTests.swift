import SwiftNames
import Testing

struct SwiftIdentifierTests {
    @Test(arguments: [
        ("name", "name"), ("internal", "`internal`"), ("Type", "`Type`"),
        ("Protocol", "`Protocol`"),
        ("async", "async"),
    ])
    func keywordsAreEscaped(_ name: String, _ expected: String) {
        #expect(SwiftIdentifier.escaped(name) == expected)
    }

    @Test(arguments: [
        ("Item", "Item"), ("Item.Kind", "Item.Kind"), ("Item.Type", "Item.`Type`"),
        ("class.internal", "`class`.internal"),
    ])
    func partsOfAPathAreEscapedByPosition(_ path: String, _ expected: String) {
        #expect(SwiftIdentifier.escapedPath(path) == expected)
    }

    @Test func afterADotOnlyMetatypesAreEscaped() {
        #expect(SwiftIdentifier.member("internal") == "internal")
        #expect(SwiftIdentifier.member("self") == "`self`")
        #expect(SwiftIdentifier.member("init") == "`init`")
    }

    @Test func labelsAreEscapedWhereSwiftRequiresIt() {
        #expect(SwiftIdentifier.argumentLabel("in") == "in")
        #expect(SwiftIdentifier.argumentLabel("var") == "`var`")
        #expect(SwiftIdentifier.callLabel("var") == "var")
        #expect(SwiftIdentifier.callLabel("inout") == "`inout`")
    }

    @Test(arguments: [
        ("Recent Items", "Recent_Items"), ("3D", "_3D"), ("_", "__"), ("", "__"),
        ("größe", "größe"),
        ("a-b.c", "a_b_c"), ("\u{301}x", "_\u{301}x"),
    ])
    func anyNameBecomesAnIdentifier(_ name: String, _ expected: String) {
        #expect(SwiftIdentifier.sanitized(name) == expected)
    }

    @Test func namesThatSwiftMisreadsAreNotTypeNames() {
        #expect(SwiftIdentifier.isTypeName("Item"))
        #expect(!SwiftIdentifier.isTypeName("class"))
        #expect(!SwiftIdentifier.isTypeName("some"))
    }

    @Test(arguments: [
        ("weight", "Weight"), ("Weight", "Weight"), ("_id", "_id"), ("élan", "Élan"), ("", ""),
    ])
    func capitalizes(_ name: String, _ expected: String) {
        #expect(SwiftIdentifier.capitalized(name) == expected)
    }

    @Test(arguments: [
        ("RecentItems", "recentItems"), ("URLList", "urlList"), ("URL", "url"), ("name", "name"),
    ])
    func lowersTheFirstWord(_ name: String, _ expected: String) {
        #expect(SwiftIdentifier.lowerCamelCase(name) == expected)
    }

    @Test(arguments: [
        ("START_DATE", "startDate"), ("DATE", "date"), ("minPages", "minPages"), ("_", "value"),
    ])
    func constantsBecomeParameters(_ name: String, _ expected: String) {
        #expect(SwiftIdentifier.parameterName(name) == expected)
    }

    @Test(arguments: ["new", "newDate", "_copyItem", "init1", "allocURL", "mutableCopy"])
    func methodFamiliesOfObjectiveCAreRecognized(_ name: String) {
        #expect(SwiftIdentifier.isInOwningMethodFamily(name))
    }

    @Test(arguments: ["newest", "copyright", "initial", "date", "renew", ""])
    func longerWordsAreNoMethodFamily(_ name: String) {
        #expect(!SwiftIdentifier.isInOwningMethodFamily(name))
    }
}
