import Testing

@testable import ModelStore

/// Which old name a new one had.
struct NameMatchTests {
    @Test func earlierNamesAreFollowedOnce() {
        #expect(NameMatch([("b", ["a"])], ["a": []]).oldNames == ["b": "a"])
        #expect(NameMatch([("b", ["a"]), ("a", [])], ["b": ["a"]]).oldNames == ["b": "b"])
        let swapped = [("a", ["b"]), ("b", ["a"])]
        #expect(NameMatch(swapped, ["a": [], "b": []]).oldNames == ["a": "b", "b": "a"])
        #expect(NameMatch(swapped, ["a": ["b"], "b": ["a"]]).oldNames == ["a": "a", "b": "b"])
    }

    /// As renaming identifiers are.
    @Test func theFirstNameMayBeKeptThroughAllVersions() {
        #expect(NameMatch([("c", ["a"])], ["b": ["a"]]).oldNames == ["c": "b"])
        #expect(NameMatch([("c", ["a"])], ["a": []]).oldNames == ["c": "a"])
        let swapped = [("c", ["b"]), ("d", ["a"])]
        let old = ["a": ["b"], "b": ["a"]]
        #expect(NameMatch(swapped, old).oldNames == ["c": "a", "d": "b"])
    }

    @Test func thePreviousNameMayBeGivenInstead() {
        #expect(NameMatch([("c", ["b"])], ["b": ["a"]]).oldNames == ["c": "b"])
    }

    @Test func allNamesMayBeGiven() {
        let old = ["a": ["b"], "b": ["a"]]
        #expect(
            NameMatch([("c", ["a", "b"]), ("b", ["a"])], old).oldNames == ["c": "a", "b": "b"]
        )
        #expect(NameMatch([("c", ["b", "a"])], old).oldNames == ["c": "b"])
        #expect(NameMatch([("c", ["b", "a"])], ["a": []]).oldNames == ["c": "a"])
    }

    @Test func aNameThatIsUsedAgainIsAnother() {
        // A new `a` beside what was `a` once.
        let old = ["a": [], "b": ["a"]]
        #expect(NameMatch([("c", ["a"]), ("a", [])], old).oldNames == ["c": "b", "a": "a"])
        // The new one is renamed, and what was `a` once says so still.
        #expect(NameMatch([("c", ["a"]), ("b", ["a"])], old).oldNames == ["c": "a", "b": "b"])
        // What was `a` once doesn't say so any more.
        #expect(NameMatch([("c", ["a"]), ("b", [])], old).oldNames == ["c": "a", "b": "b"])
    }

    @Test func aNameThatBothHaveIsFollowedUnlessTheFileHasFollowedIt() {
        let new = [("name", ["title"]), ("title", [])]
        #expect(NameMatch(new, ["name": [], "title": []]).oldNames == ["name": "title"])
        let done = ["name": ["title"], "title": []]
        #expect(NameMatch(new, done).oldNames == ["name": "name", "title": "title"])
        let chain = [("first", ["name"]), ("name", ["title"]), ("title", [])]
        #expect(
            NameMatch(chain, ["name": [], "title": []]).oldNames == [
                "first": "name", "name": "title",
            ]
        )
    }

    @Test func theNameBetweenMayBeUsedAgain() {
        #expect(NameMatch([("c", ["a"]), ("b", [])], ["b": ["a"]]).oldNames == ["c": "b"])
    }

    @Test func aRenameMayBeUndone() {
        #expect(NameMatch([("a", [])], ["b": ["a"]]).oldNames == ["a": "b"])
        // What was renamed is still there, so that the name is a new thing's.
        #expect(NameMatch([("a", []), ("b", [])], ["b": ["a"]]).oldNames == ["b": "b"])
        #expect(NameMatch([("a", []), ("b", ["a"])], ["b": ["a"]]).oldNames == ["b": "b"])
    }
}
