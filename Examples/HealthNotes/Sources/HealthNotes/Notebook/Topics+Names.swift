extension Topics {
    /// For example: `["sleep", "food", "sport", "mood", "weather"]`.
    package static var names: [String] { options.compactMap(\.name) }

    /// For example: `try Topics(names: ["sleep", "food"])`.
    package init(names: [String]) throws(NotebookError) {
        var ids: [Int] = []
        for name in names {
            guard let option = Self.options.first(where: { $0.name == name }) else {
                throw .unknownTopic(name)
            }
            ids.append(option.id)
        }
        self.init(trappingIDs: ids)
    }

    package var names: [String] {
        Self.options.filter { ids.contains($0.id) }.compactMap(\.name)
    }
}
