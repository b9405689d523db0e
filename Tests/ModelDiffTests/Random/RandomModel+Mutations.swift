import ModelIR

extension RandomModel {
    /// Changes one thing, or nothing where there is nothing to change.
    mutating func mutate(_ model: inout Model) {
        switch below(8) {
        case 0: mutateEntities(&model)
        case 1: mutateOthers(&model)
        default:
            guard !model.entities.isEmpty else { return }
            let place = below(model.entities.count)
            mutate(&model.entities[place], in: model)
        }
    }

    private mutating func mutateEntities(_ model: inout Model) {
        guard !model.entities.isEmpty, !chance(3) else {
            var entity = Entity(name: "N\(below(9))", origin: Self.origin)
            entity.attributes = [attribute("n")]
            if !model.entities.contains(where: { $0.name == entity.name }) {
                model.entities.append(entity)
            }
            return
        }
        let place = below(model.entities.count)
        if chance(3) {
            model.entities.remove(at: place)
        } else {
            rename(place, in: &model, saysSo: !chance(3))
        }
    }

    private mutating func rename(_ place: Int, in model: inout Model, saysSo: Bool) {
        let old = model.entities[place].name
        let new = old + "x"
        if saysSo {
            model.entities[place].renamingIdentifier =
                model.entities[place].renamingIdentifier ?? old
        }
        model.entities[place].name = new
        for index in model.entities.indices {
            if model.entities[index].parent == old { model.entities[index].parent = new }
            for link in model.entities[index].relationships.indices
            where model.entities[index].relationships[link].destination == old {
                model.entities[index].relationships[link].destination = new
            }
        }
    }

    private mutating func mutate(_ entity: inout Entity, in model: Model) {
        switch below(10) {
        case 0: entity.isAbstract.toggle()
        case 1: entity.parent = chance(2) ? nil : pick(model.entities.map(\.name))
        case 2: entity.classReference = .named("K\(below(3))")
        case 3: entity.uniquenessConstraints = chance(2) ? [] : [entity.attributes.map(\.name)]
        case 4: entity.versionHashModifier = "\(below(3))"
        case 5: mutateRelationship(&entity, model)
        default: mutateAttribute(&entity)
        }
    }

    private mutating func mutateAttribute(_ entity: inout Entity) {
        guard !entity.attributes.isEmpty, !chance(5) else {
            let name = "n\(below(99))"
            if !entity.attributes.contains(where: { $0.name == name }) {
                entity.attributes.append(attribute(name))
            }
            return
        }
        let place = below(entity.attributes.count)
        switch below(9) {
        case 0: entity.attributes.remove(at: place)
        case 1: entity.attributes[place].isOptional.toggle()
        case 2: entity.attributes[place].type = type()
        case 3: entity.attributes[place].defaultValue = defaultValue()
        case 4: entity.attributes[place].validation.maximum = "\(below(9))"
        case 5: entity.attributes[place].changeCode { $0.isReadOnly = true }
        case 6: entity.attributes.shuffle(with: &self)
        case 7: entity.attributes[place].isTransient.toggle()
        default:
            let old = entity.attributes[place].name
            if !chance(4) { entity.attributes[place].renamingIdentifier = old }
            entity.attributes[place].name = old + "x"
        }
    }

    private mutating func mutateRelationship(_ entity: inout Entity, _ model: Model) {
        let destination = pick(model.entities.map(\.name))
        guard !entity.relationships.isEmpty, !chance(4) else {
            let name = "m\(below(99))"
            if !entity.relationships.contains(where: { $0.name == name }) {
                entity.relationships.append(relationship(name, destination))
            }
            return
        }
        let place = below(entity.relationships.count)
        switch below(5) {
        case 0: entity.relationships.remove(at: place)
        case 1: entity.relationships[place].destination = destination
        case 2: entity.relationships[place].cardinality = pick([.toOne, .toMany, .orderedToMany])
        case 3: entity.relationships[place].deleteRule = pick([.nullify, .cascade, .deny])
        default: entity.relationships[place].isOptional.toggle()
        }
    }

    private mutating func mutateOthers(_ model: inout Model) {
        if chance(3) {
            model.fetchRequests = chance(2) ? [] : [request("q")]
        } else if model.valueTypes.isEmpty || chance(4) {
            model.valueTypes.append(valueType("V\(model.valueTypes.count)"))
        } else {
            let place = below(model.valueTypes.count)
            model.valueTypes[place] = valueType(model.valueTypes[place].name)
        }
    }
}

extension MutableCollection where Index == Int {
    /// Exchanges one element with another.
    fileprivate mutating func shuffle(with random: inout RandomModel) {
        swapAt(random.below(count), random.below(count))
    }
}
