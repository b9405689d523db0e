import ModelIR

extension ModelChecker {
    mutating func checkFetchRequests() {
        for request in model.fetchRequests {
            check(request, "the fetch request '\(request.name)' asks for")
        }
        for index in model.entities.indices {
            for property in model.entities[index].fetchedProperties {
                check(property.request, "the fetched property '\(property.name)' asks for")
            }
        }
    }

    mutating func checkConfigurations() {
        for configuration in model.configurations {
            for (index, name) in configuration.entities.enumerated() where isUnknownEntity(name) {
                let position = configuration.origin.position(of: "entities[\(index)]")
                reports.add(
                    .warning,
                    "configuration.unknown-entity",
                    at: Origin(source: 0, position: position),
                    "the configuration '\(configuration.name)' holds '\(name)', "
                        + "which does not exist"
                )
            }
        }
    }

    private mutating func check(_ request: FetchRequest, _ words: String) {
        guard isUnknownEntity(request.entity) else { return }
        reports.addUnknown(
            .error,
            "fetch-request.unknown-entity",
            at: request.origin,
            .entity,
            "\(words) '\(request.entity)', which does not exist",
            name: request.entity,
            known: model.entityNames
        )
    }
}
