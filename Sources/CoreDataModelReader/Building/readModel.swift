import ModelIR

extension ModelBuilder {
    func readModel(_ element: XMLElement) {
        model.origin = element.origin
        model.usedWithCloudKit = flag(.usedWithCloudKit, of: element)
        model.usedWithSwiftData = flag(.usedWithSwiftData, of: element)
        model.kept += KeptCollector.kept(beside: model, of: element)
    }

    func readConfiguration(_ element: XMLElement) -> Configuration {
        let name = requiredText(
            .name,
            of: element,
            otherwise: "configuration.missing-name",
            "the configuration has no name"
        )
        var configuration = Configuration(name: name, entities: [], origin: element.origin)
        configuration.kept = KeptCollector.kept(beside: configuration, of: element)
        return configuration
    }

    func addMember(_ element: XMLElement) {
        let name = requiredText(
            .name,
            of: element,
            otherwise: "configuration.missing-entity",
            "an entity of the configuration has no name"
        )
        model.configurations.changeLast { configuration in
            let count = configuration.entities.count
            configuration.entities.append(name)
            configuration.origin.add("entities[\(count)]", at: element.position)
        }
    }

    func readComposite(_ element: XMLElement) -> Composite {
        let name = requiredText(
            .name,
            of: element,
            otherwise: "composite.missing-name",
            "the composite has no name"
        )
        var composite = Composite(name: name, attributes: [], origin: element.origin)
        composite.kept = KeptCollector.kept(beside: composite, of: element)
        return composite
    }

    /// Only Xcode's editor reads the numbers, which are kept unchanged and in order.
    func addLayout(_ element: XMLElement) {
        let properties = element.attributes.filter { $0.known != .name }
        var layout = LayoutElement(name: element[.name] ?? "", properties: [])
        layout.properties = properties.map { NamedText($0.name, $0.value) }
        model.layout.append(layout)
    }
}

extension Origin {
    /// Adds the position of a child without an origin.
    mutating func add(_ part: String, at position: Position) {
        parts.append(Part(name: part, position: position))
    }
}
