import ModelIR

extension ModelBuilder {
    /// Adds the value for an element.
    func begin(_ name: ElementName, _ element: XMLElement) {
        switch name {
        case .model: readModel(element)
        case .entity: model.entities.append(readEntity(element))
        case .attribute: addAttribute(element)
        case .relationship: addRelationship(element)
        case .fetchedProperty: addFetchedProperty(element)
        case .fetchRequest: add(readFetchRequest(element))
        case .fetchIndex: add(readIndex(element))
        case .fetchIndexElement: add(readIndexElement(element))
        case .compoundIndex: add(readCompoundIndex(element))
        case .index: add(readCompoundIndexElement(element))
        case .uniquenessConstraint: addConstraint(element)
        case .constraint: addConstrained(element)
        case .configuration: model.configurations.append(readConfiguration(element))
        case .memberEntity: addMember(element)
        case .composite: model.composites.append(readComposite(element))
        case .element: addLayout(element)
        case .entry: addEntry(element)
        case .compoundIndexes, .elements, .uniquenessConstraints, .userInfo: break
        }
    }

    /// Completes a value. `mark` records children in an unusual order.
    func finish(_ name: ElementName, mark: [NamedText]) {
        if name == .fetchedProperty { checkRequest() }
        guard !mark.isEmpty else { return }
        changeOwner(name, in: parent, .keep(mark))
    }

    private func addAttribute(_ element: XMLElement) {
        // Without a local variable, so that the value is moved rather than copied: a model has
        // thousands.
        if parent == .composite {
            let last = model.composites.count - 1
            model.composites[last].attributes.append(readAttribute(element))
        } else {
            let last = model.entities.count - 1
            model.entities[last].attributes.append(readAttribute(element))
        }
    }

    private func addRelationship(_ element: XMLElement) {
        let last = model.entities.count - 1
        model.entities[last].relationships.append(readRelationship(element))
    }

    private func addFetchedProperty(_ element: XMLElement) {
        let property = readFetchedProperty(element)
        model.entities.changeLast { $0.fetchedProperties.append(property) }
    }

    private func add(_ request: FetchRequest) {
        guard parent == .fetchedProperty else { return model.fetchRequests.append(request) }
        model.entities.changeLast { entity in
            entity.fetchedProperties.changeLast { $0.request = request }
        }
    }

    private func add(_ index: Index) {
        model.entities.changeLast { $0.indexes.append(index) }
    }

    private func add(_ element: Index.Element) {
        model.entities.changeLast { entity in
            entity.indexes.changeLast { $0.elements.append(element) }
        }
    }
}
