/// A search for near names that gives up after many: it takes long, and nobody reads thousands of
/// suggestions.
package struct NameSearch: Sendable {
    private var searchesLeft = 100

    package init() {}

    /// The known name that the user most likely meant; nil where none is close.
    package mutating func nearest<Names: Sequence<String>>(
        to name: String,
        in known: @autoclosure () -> Names
    ) -> String? {
        // A very long name is no slip of the pen, and would take very long.
        guard searchesLeft > 0, name.utf8.count <= 200 else { return nil }
        searchesLeft -= 1
        return nearestName(to: name, in: known())
    }
}
