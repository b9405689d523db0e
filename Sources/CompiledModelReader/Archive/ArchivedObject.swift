/// An object in an archive: the name of its class, and the values by their keys.
struct ArchivedObject {
    let archive: KeyedArchive
    /// Identifies the object in its archive.
    let index: Int

    subscript(key: String) -> ArchivedValue { archive.field(key, of: index) }

    /// For example: `NSEntityDescription`.
    var className: String { self["$class"].object?["$classname"].text ?? "" }

    /// The elements of an array or a set.
    var elements: [ArchivedValue] {
        guard case .array(let indices) = self["NS.objects"] else { return [] }
        return indices.map(archive.value)
    }

    /// The entries of a dictionary in the order of the archive.
    ///
    /// A model contains dictionaries whose keys are shared, too: `NSKnownKeysDictionary1`.
    var entries: [(key: String, value: ArchivedValue)] {
        if let mapping = self["searchMapping"].object {
            let keys = mapping["keys"].object?.elements ?? []
            let values = self["values"].object?.elements ?? []
            let token = self["emptyToken"].text
            return pairs(keys, values).filter { $0.value.text == nil || $0.value.text != token }
        }
        guard case .array(let keys) = self["NS.keys"] else { return [] }
        return pairs(keys.map(archive.value), elements)
    }

    private func pairs(
        _ keys: [ArchivedValue],
        _ values: [ArchivedValue]
    ) -> [(key: String, value: ArchivedValue)] {
        zip(keys, values).compactMap { key, value in key.text.map { ($0, value) } }
    }
}
