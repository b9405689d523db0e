#if canImport(CoreData)
    import CoreData

    /// Connects the entities of a model, which refer to each other by their names.
    struct ModelAssembly {
        private let descriptions: [EntityDescription]
        private let entities: [String: NSEntityDescription]

        init(_ descriptions: [EntityDescription]) {
            self.descriptions = descriptions
            entities = Dictionary(
                descriptions.map { ($0.entity.name ?? "", $0.entity) },
                uniquingKeysWith: { first, _ in first }
            )
        }

        func model(
            configurations: [String: [String]],
            fetchRequests: [String: FetchRequestDescription]
        ) -> NSManagedObjectModel {
            connectParents()
            for property in descriptions.flatMap(\.properties) { connect(property.link) }
            for description in descriptions { description.finish() }
            let model = NSManagedObjectModel()
            model.entities = descriptions.map(\.entity)
            for (name, members) in configurations {
                model.setEntities(members.map(entity), forConfigurationName: name)
            }
            for (name, request) in fetchRequests {
                let template = request.request(for: entity(request.entity))
                model.setFetchRequestTemplate(template, forName: name)
            }
            return model
        }

        private func connectParents() {
            let children = Dictionary(grouping: descriptions) { $0.parent }
            for case (let parent?, let members) in children {
                entity(parent).subentities = members.map(\.entity)
            }
        }

        private func connect(_ link: PropertyDescription.Link?) {
            switch link {
            case .relationship(let relationship, let destination, let inverse):
                let entity = entity(destination)
                relationship.destinationEntity = entity
                relationship.inverseRelationship =
                    inverse.flatMap { entity.described($0) as? NSRelationshipDescription }
            case .fetched(let property, let request):
                property.fetchRequest = request.request(for: entity(request.entity))
            case nil: break
            }
        }

        private func entity(_ name: String) -> NSEntityDescription {
            guard let entity = entities[name] else {
                preconditionFailure("the model has no entity '\(name)'")
            }
            return entity
        }
    }
#endif
