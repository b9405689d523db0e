/// A search for similar names that stops after many searches: each takes long, and nobody reads
/// thousands of suggestions.
package struct NameSearch: Sendable {
    private var searchesLeft = 100

    package init() {}

    /// Returns the known name that the user most likely meant, or `nil` if none is similar.
    package mutating func nearest<Names: Sequence<String>>(
        to name: String,
        in known: @autoclosure () -> Names
    ) -> String? {
        // A very long name isn't a typo, and would take very long to compare.
        guard searchesLeft > 0, name.utf8.count <= 200 else { return nil }
        searchesLeft -= 1
        return nearestName(to: name, in: known())
    }
}
