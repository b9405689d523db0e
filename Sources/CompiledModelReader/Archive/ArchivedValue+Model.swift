import ModelIR

extension ArchivedValue {
    /// The entries of a dictionary that are texts, sorted by key.
    var namedTexts: [NamedText] {
        let entries = object?.entries ?? []
        return entries.compactMap { key, value in value.text.map { NamedText(key, $0) } }
            .sorted { $0.name < $1.name }
    }
}
