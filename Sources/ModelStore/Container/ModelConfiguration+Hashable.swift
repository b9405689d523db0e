extension ModelConfiguration: Hashable {
    /// Whether both have the same name, place, classes and options.
    ///
    /// For example: `ModelConfiguration(url: file) == ModelConfiguration(url: file)`. The function of
    /// ``trace`` can't be compared.
    public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

    /// The name, the place, the classes and the options. For example: `Set([configuration])`.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    private var identity: [AnyHashable?] {
        [
            name, url, isStoredInMemoryOnly, allowsSave, schema, groupContainer, cloudKitDatabase,
            namedModels?.map(ObjectIdentifier.init), busyTimeout, maximumSize, maximumValueSize,
            durability, includesValuesInErrors, conflicts, coreDataWriting, migration,
            trace == nil, server?.place,
        ]
    }
}

extension ModelConfiguration: Identifiable {
    /// The configuration itself. For example: `configuration.id == configuration`.
    public var id: ModelConfiguration { self }
}

extension ModelConfiguration: CustomDebugStringConvertible {
    /// The name and the place. For example: `default: /home/ann/.local/share/default.sqlite`.
    public var debugDescription: String {
        "\(name): \(isStoredInMemoryOnly ? "in memory" : server?.place ?? url.path)"
    }
}
