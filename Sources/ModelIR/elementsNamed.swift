/// The elements that names lead to, directly or through the names that these elements use, in their order.
///
/// For example: of the types `Trip`, `Place` and `Coordinate`, the last two for `Place`, whose text names
/// `Coordinate`.
///
/// - Parameters:
///   - name: Returns what an element is called.
///   - uses: Returns the names that an element uses.
/// - Complexity: O(n) for n elements with what they use.
package func elements<Element>(
    of all: [Element],
    named names: some Sequence<String>,
    name: (Element) -> String,
    uses: (Element) -> [String]
) -> [Element] {
    let places = Dictionary(grouping: all.indices) { name(all[$0]) }
    var open = Array(names)
    var known = Set(open)
    var found: Set<Int> = []
    while let next = open.popLast() {
        for index in places[next] ?? [] {
            found.insert(index)
            open += uses(all[index]).filter { known.insert($0).inserted }
        }
    }
    return found.sorted().map { all[$0] }
}
