import Foundation

/// A change of a model.
enum Mutation: CaseIterable {
    case addAttribute, removeAttribute, renameAttribute, exchangeNames, changeType, changeOptional
    case changeCheck, changeUnique, changeDefault, changeIndex, moveToParent, forgetNames
    case addRelation, removeRelation, renameRelation, changeKind, changeRule, changeOrder
    case addEntity, removeEntity, renameEntity, exchangeEntities, addChild, addParent, removeParent
    case makeAbstract, moveAlong, moveRelationToParent

    /// Changes a model, if there is something to change.
    func apply(to model: inout EvolvingModel, _ random: inout SeededGenerator) {
        switch self {
        case .addAttribute:
            let attribute = model.attribute(&random)
            model.entities[random.int(model.entities.count)].attributes.append(attribute)
        case .addRelation: model.addRelation(&random)
        case .addEntity: model.addEntity(&random)
        case .addChild:
            guard model.entities.count < 8 else { return }
            model.addChild(of: random.pick(model.entities).number, &random)
        case .removeEntity: model.removeEntity(&random)
        case .renameEntity: model.rename(entity: random.int(model.entities.count))
        case .exchangeEntities: model.exchangeEntities()
        case .addParent: model.addParent(&random)
        case .removeParent: model.removeParent()
        case .makeAbstract: model.makeAbstract()
        case .moveToParent: model.moveToParent()
        case .moveRelationToParent: model.moveRelationToParent(&random)
        case .moveAlong: model.moveToAnotherParent()
        case .forgetNames: model.forgetNames()
        case .removeRelation, .renameRelation, .changeKind, .changeRule, .changeOrder:
            model.changeRelation(self, &random)
        case .removeAttribute, .renameAttribute, .exchangeNames, .changeType, .changeOptional,
            .changeCheck, .changeUnique, .changeDefault, .changeIndex:
            model.changeAttribute(self, &random)
        }
    }

    /// Whether the new model alone says enough, if the file says nothing.
    var worksWithoutRecord: Bool {
        switch self {
        case .addAttribute, .removeAttribute, .renameAttribute, .changeDefault, .changeIndex,
            .addRelation, .addEntity, .changeUnique:
            true
        // A rule that the model no longer has may stay in such a file.
        case .changeCheck: false
        default: false
        }
    }
}

// MARK: - Entities

extension EvolvingModel {
    fileprivate mutating func addEntity(_ random: inout SeededGenerator) {
        guard entities.count < 8 else { return }
        let number = nextNumber()
        var entity = EvolvingEntity(number: number, name: "E\(number)")
        entity.attributes = [
            EvolvingAttribute(number: ObjectGraph.mark, name: "mark", type: .int64),
            attribute(&random), attribute(&random),
        ]
        entities.append(entity)
    }

    fileprivate mutating func removeEntity(_ random: inout SeededGenerator) {
        let leaves = entities.filter { children(of: $0).isEmpty }
        guard entities.count > 1 else { return }
        let removed = random.pick(leaves).number
        guard entities.contains(where: { $0.number != removed && !$0.isAbstract }) else { return }
        entities.removeAll { $0.number == removed }
        relations.removeAll { $0.source == removed || $0.target == removed }
        // Without another change, the model would only have left out a class.
        let attribute = EvolvingAttribute(
            number: nextNumber(),
            name: "a\(lastNumber)",
            type: .int64
        )
        entities[0].attributes.append(attribute)
    }

    fileprivate mutating func rename(entity index: Int) {
        entities[index].earlier.insert(entities[index].name, at: 0)
        entities[index].name = "E\(nextNumber())"
    }

    fileprivate mutating func exchangeEntities() {
        guard entities.count > 1, entities[0].earlier.isEmpty, entities[1].earlier.isEmpty else {
            return
        }
        let (first, second) = (entities[0].name, entities[1].name)
        (entities[0].name, entities[0].earlier) = (second, [first])
        (entities[1].name, entities[1].earlier) = (first, [second])
    }

    fileprivate mutating func addParent(_ random: inout SeededGenerator) {
        guard entities.count < 8, let index = entities.firstIndex(where: { $0.parent == nil })
        else {
            return
        }
        let number = nextNumber()
        var parent = EvolvingEntity(number: number, name: "E\(number)", isAbstract: true)
        let others = entities.indices.filter { $0 != index && entities[$0].parent == nil }
        let merged = random.int(2) == 0 ? others.first : nil
        for index in [index] + [merged].compactMap(\.self) {
            entities[index].parent = number
            entities[index].attributes.removeAll { $0.number == ObjectGraph.mark }
        }
        parent.attributes = [
            EvolvingAttribute(number: ObjectGraph.mark, name: "mark", type: .int64)
        ]
        entities.append(parent)
    }

    fileprivate mutating func removeParent() {
        guard
            let index = entities.firstIndex(where: { $0.parent == nil && !children(of: $0).isEmpty }
            ),
            entities[index].isAbstract
        else { return }
        let parent = entities.remove(at: index)
        relations.removeAll { $0.source == parent.number || $0.target == parent.number }
        let mark = EvolvingAttribute(number: ObjectGraph.mark, name: "mark", type: .int64)
        for index in entities.indices where entities[index].parent == parent.number {
            entities[index].parent = nil
            entities[index].attributes.insert(mark, at: 0)
        }
    }

    fileprivate mutating func makeAbstract() {
        guard let index = entities.firstIndex(where: { $0.isAbstract }) else { return }
        entities[index].isAbstract = false
    }

    fileprivate mutating func moveToParent() {
        for index in entities.indices {
            guard let parent = entities.firstIndex(where: { $0.number == entities[index].parent }),
                var moved = entities[index].attributes.first
            else { continue }
            entities[index].attributes.removeFirst()
            moved.isOptional = true
            entities[parent].attributes.append(moved)
            return
        }
    }

    /// Moves one end of a relation to the parent, whose other objects have no member.
    fileprivate mutating func moveRelationToParent(_ random: inout SeededGenerator) {
        guard !relations.isEmpty else { return }
        let index = random.int(relations.count)
        let isSource = random.int(2) == 0
        let number = isSource ? relations[index].source : relations[index].target
        guard let parent = entities.first(where: { $0.number == number })?.parent else { return }
        if isSource {
            relations[index].source = parent
            relations[index].isRequired = false
        } else {
            relations[index].target = parent
        }
    }

    fileprivate mutating func moveToAnotherParent() {
        guard
            let index = entities.firstIndex(where: { $0.parent != nil && children(of: $0).isEmpty }
            ),
            let parent = entities.first(where: {
                $0.number != entities[index].parent && $0.number != entities[index].number
            })
        else { return }
        entities[index].parent = parent.number
    }

    fileprivate mutating func forgetNames() {
        for index in entities.indices {
            entities[index].earlier = []
            for number in entities[index].attributes.indices {
                entities[index].attributes[number].earlier = []
            }
        }
        for index in relations.indices { relations[index].earlier = [] }
    }
}

// MARK: - Properties

extension EvolvingModel {
    fileprivate mutating func changeRelation(_ mutation: Mutation, _ random: inout SeededGenerator)
    {
        guard !relations.isEmpty else { return }
        let index = random.int(relations.count)
        switch mutation {
        case .removeRelation: relations.remove(at: index)
        case .renameRelation:
            relations[index].earlier.insert(relations[index].name, at: 0)
            relations[index].name = "r\(nextNumber())"
        case .changeRule: relations[index].cascades.toggle()
        case .changeOrder where [.manyToOne, .manyToMany].contains(relations[index].kind):
            relations[index].isOrdered.toggle()
        case .changeKind:
            relations[index].isRequired = false
            switch relations[index].kind {
            case .toOne: relations[index].kind = .manyToManyAlone
            case .manyToManyAlone: relations[index].kind = .toOne
            case .manyToOne: relations[index].kind = random.int(2) == 0 ? .manyToMany : .oneToOne
            case .manyToMany: relations[index].kind = .manyToOne
            case .oneToOne: relations[index].kind = .manyToOne
            }
            relations[index].isOrdered = false
        default: break
        }
        if index < relations.count, relations[index].isRequired {
            // A required one must not be left without its object.
            relations[index].cascades = true
        }
    }

    fileprivate mutating func changeAttribute(_ mutation: Mutation, _ random: inout SeededGenerator)
    {
        let entity = random.int(entities.count)
        let numbers = entities[entity].attributes.indices.filter {
            entities[entity].attributes[$0].number != ObjectGraph.mark
        }
        guard !numbers.isEmpty else { return }
        let index = random.pick(numbers)
        switch mutation {
        case .removeAttribute: entities[entity].attributes.remove(at: index)
        case .renameAttribute:
            let name = entities[entity].attributes[index].name
            entities[entity].attributes[index].earlier.insert(name, at: 0)
            entities[entity].attributes[index].name = "a\(nextNumber())"
        case .exchangeNames:
            let other = random.pick(numbers)
            let names = [index, other].map { entities[entity].attributes[$0] }
            guard other != index, names.allSatisfy(\.earlier.isEmpty) else { return }
            entities[entity].attributes[index].name = names[1].name
            entities[entity].attributes[index].earlier = [names[0].name]
            entities[entity].attributes[other].name = names[0].name
            entities[entity].attributes[other].earlier = [names[1].name]
        default: entities[entity].attributes[index].change(mutation, &random)
        }
    }
}

extension EvolvingAttribute {
    fileprivate mutating func change(_ mutation: Mutation, _ random: inout SeededGenerator) {
        switch mutation {
        case .changeType:
            let old = type
            let promised = Kind.allCases.filter { Conversion(old, $0).isPromised }
            type = random.pick(random.int(8) == 0 ? Kind.allCases : promised)
            guard type != old else { return }
            check = nil
            (isComputed, isUnique, defaultValue) = (false, false, nil)
            if !isOptional { setDefault(&random) }
        case .changeOptional:
            isOptional.toggle()
            if isUnique { defaultValue = nil } else { setDefault(&random) }
        case .changeCheck:
            check = random.int(3) == 0 ? nil : type.check(&random)
            if let value = defaultValue, !allows(value) { defaultValue = self.value(&random) }
            if let value = computedValue, !allows(value) { isComputed = false }
        case .changeUnique:
            isUnique.toggle()
            if isUnique { (defaultValue, isComputed) = (nil, false) }
        case .changeDefault: setDefault(&random)
        case .changeIndex: isIndexed.toggle()
        default: break
        }
    }
}
