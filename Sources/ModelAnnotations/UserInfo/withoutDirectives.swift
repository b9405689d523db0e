import ModelIR

/// Returns the model without modelgen's own User Info entries.
package func withoutDirectives(_ model: Model) -> Model {
    var result = model
    for index in result.entities.indices {
        removeDirectives(&result.entities[index].userInfo)
        for place in result.entities[index].attributes.indices {
            removeDirectives(&result.entities[index].attributes[place].userInfo)
        }
        for place in result.entities[index].relationships.indices {
            removeDirectives(&result.entities[index].relationships[place].userInfo)
        }
    }
    return result
}

private func removeDirectives(_ entries: inout [NamedText]) {
    entries.removeAll { $0.name.hasPrefix(UserInfoKey.prefix) }
}
