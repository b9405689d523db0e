/// What Xcode 4 says of an element: values by key, spread over the element's stereotypes.
struct StereotypeValues {
    private let values: [String: ArchivedValue]

    init(_ element: ArchivedObject) {
        let stereotypes = Self.parts(element, "Stereotypes").compactMap(\.value.object)
        let properties = stereotypes.flatMap { Self.parts($0, "OwnedAttributes") }
        let pairs = properties.compactMap { key, value in value.object.map { (key, $0["_default"]) }
        }
        values = Dictionary(pairs) { first, _ in first }
    }

    subscript(key: String) -> ArchivedValue { values[key] ?? .null }

    /// The elements in a bucket of an element, by name.
    static func parts(
        _ element: ArchivedObject,
        _ bucket: String
    ) -> [(key: String, value: ArchivedValue)] {
        element["XDBucketFor\(bucket)storage"].object?.entries ?? []
    }

    /// Whether a value is a collection that isn't empty.
    func holdsElements(_ key: String) -> Bool { !(self[key].object?.elements.isEmpty ?? true) }
}
