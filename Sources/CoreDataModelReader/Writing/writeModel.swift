import ModelIR

extension XMLWriter {
    mutating func write(_ model: Model) {
        let plan = ChildPlan(
            model.kept,
            [
                (.entity, model.entities.count),
                (.fetchRequest, model.fetchRequests.count),
                (.configuration, model.configurations.count),
                (.composite, model.composites.count),
                (.userInfo, once(model.userInfo)),
                (.elements, once(model.layout)),
            ]
        )
        element(.model, tag(.model, model, model.kept), plan) { xml, child, index in
            switch child {
            case .entity: xml.write(model.entities[index])
            case .fetchRequest: xml.write(model.fetchRequests[index])
            case .configuration: xml.write(model.configurations[index])
            case .composite: xml.write(model.composites[index])
            case .elements: xml.write(model.layout)
            default: xml.write(userInfo: model.userInfo)
            }
        }
    }

    private mutating func write(_ configuration: Configuration) {
        let attributes = tag(.configuration, configuration, configuration.kept)
        let members = (ElementName.memberEntity, configuration.entities.count)
        let plan = ChildPlan(configuration.kept, [members, info(configuration.userInfo)])
        element(.configuration, attributes, plan) { xml, child, index in
            guard child == .memberEntity else {
                return xml.write(userInfo: configuration.userInfo)
            }
            xml.element(child, [NamedText("name", configuration.entities[index])])
        }
    }

    private mutating func write(_ composite: Composite) {
        let attributes = tag(.composite, composite, composite.kept)
        let parts = (ElementName.attribute, composite.attributes.count)
        let plan = ChildPlan(composite.kept, [parts, info(composite.userInfo)])
        element(.composite, attributes, plan) { xml, child, index in
            if child == .attribute {
                xml.write(composite.attributes[index])
            } else {
                xml.write(userInfo: composite.userInfo)
            }
        }
    }

    private mutating func write(_ layout: [LayoutElement]) {
        element(.elements, [], ChildPlan([], [(.element, layout.count)])) { xml, child, index in
            let name = NamedText("name", layout[index].name)
            xml.element(child, [name] + layout[index].properties)
        }
    }

    mutating func write(userInfo: [NamedText]) {
        element(.userInfo, [], ChildPlan([], [(.entry, userInfo.count)])) { xml, child, index in
            let entry = userInfo[index]
            xml.element(child, [NamedText("key", entry.name), NamedText("value", entry.text)])
        }
    }

    /// The XML attributes of a value, in writing order.
    func tag(_ name: ElementName, _ form: some XMLForm, _ kept: [NamedText]) -> [NamedText] {
        TagCollector.attributes(of: form, as: name, kept: kept)
    }

    /// The number of User Info dictionaries to write.
    func info(_ userInfo: [NamedText]) -> (ElementName, Int) { (.userInfo, once(userInfo)) }

    /// The number of containers to write for these values.
    func once(_ values: some Collection) -> Int { values.isEmpty ? 0 : 1 }
}
