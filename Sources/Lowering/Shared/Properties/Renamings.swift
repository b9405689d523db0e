/// The names of properties in the code, if they differ from those in the model.
///
/// Most classes have few renamings, and comparing is faster than hashing. For example:
/// `renamings["weightRaw"]` is `weight`.
struct Renamings: Sendable {
    private var pairs: [(name: String, swift: String)] = []
    /// The index of each name, for long lists.
    private var places: [String: Int] = [:]

    private static let few = 8

    var isEmpty: Bool { pairs.isEmpty }

    subscript(name: String) -> String? { place(of: name).map { pairs[$0].swift } }

    mutating func set(_ swift: String, for name: String) {
        if let place = place(of: name) {
            pairs[place].swift = swift
            return
        }
        pairs.append((name, swift))
        if pairs.count == Self.few + 1 {
            for (place, pair) in pairs.enumerated() { places[pair.name] = place }
        } else if pairs.count > Self.few {
            places[name] = pairs.count - 1
        }
    }

    private func place(of name: String) -> Int? {
        if pairs.count > Self.few { return places[name] }
        return pairs.indices.first { pairs[$0].name == name }
    }
}
