extension ModelContext {
    /// Does to a relationship what its rule says when its owner is deleted.
    func applyDeleteRule(
        _ relationship: RelationshipInfo,
        _ object: ModelObject,
        wasStored: Bool,
        _ deletion: inout Deletion
    ) {
        if relationship.hasColumn {
            applyToReference(relationship, object, &deletion)
        } else if let members = relationship.members {
            applyToMembers(relationship, members, object, wasStored: wasStored, &deletion)
        } else {
            applyToJoin(relationship, object, &deletion)
        }
    }

    private func applyToReference(
        _ relationship: RelationshipInfo,
        _ object: ModelObject,
        _ deletion: inout Deletion
    ) {
        switch relationship.deleteRule {
        case .nullify, .noAction: object.setReference(relationship, to: nil)
        case .deny: break
        case .cascade:
            let target = object.reference(relationship)
            object.setReference(relationship, to: nil)
            if let target { deletion.start(target) }
        }
    }

    private func applyToMembers(
        _ relationship: RelationshipInfo,
        _ members: RelationshipInfo.Members,
        _ object: ModelObject,
        wasStored: Bool,
        _ deletion: inout Deletion
    ) {
        switch relationship.deleteRule {
        case .deny, .noAction: break
        case .nullify, .cascade:
            if wasStored, members.isDoneByDatabase, isOutOfMemory(relationship, of: object) {
                cascades.append(PendingCascade(owner: object, relationship: relationship))
            } else {
                let members = object.membersBeforeDeletion(relationship)
                empty(relationship, of: object, members, &deletion)
            }
        }
    }

    /// Deletes the members of a deleted owner, or takes the owner from them, one by one.
    private func empty(
        _ relationship: RelationshipInfo,
        of object: ModelObject,
        _ storage: MemberStorage,
        _ deletion: inout Deletion
    ) {
        let members = storage.objects
        object.madeMembers(relationship.number)?.release()
        guard let inverse = relationship.inverse else { return }
        if relationship.deleteRule == .cascade {
            deletion.add(.members(DeletedMembers(members, of: object, relationship, inverse)))
        } else {
            for member in members where !member.isDeleted {
                // Others may have moved the member since the list was read.
                guard let registration = member.registration,
                    member.withReference(inverse, { $0.leads(to: object) })
                else { continue }
                member.setReference(registration.info.relationships[inverse], to: nil)
            }
        }
    }

    private func applyToJoin(
        _ relationship: RelationshipInfo,
        _ object: ModelObject,
        _ deletion: inout Deletion
    ) {
        if relationship.deleteRule == .deny { return }
        let other = entities[relationship.destination].table
        let list = object.madeMembers(relationship.number)
        if list == nil, other.map.isEmpty, relationship.deleteRule != .cascade {
            other.hasUnreadRemovals = true
            return
        }
        let members = object.membersBeforeDeletion(relationship).objects
        if relationship.deleteRule == .cascade {
            return deletion.add(.links(DeletedLinks(members, of: object, relationship)))
        }
        if let inverse = relationship.inverse {
            for member in members { member.members(inverse).remove(object) }
        }
        links.forget(object)
    }
}

// MARK: - Cascades of the database

extension ModelContext {
    /// Whether no object in memory can notice that the database deletes rows of a class, and nothing
    /// but the database has to.
    func mayLeaveRows(of entity: ContextEntity) -> Bool {
        let root = entity.info.root
        // Nothing in a store of Core Data changes by itself.
        guard entity.info.coreData == nil else { return false }
        guard entity.table.map.isEmpty, entity.table.insertedCount == 0,
            !store.entities.cascades.long.contains(root)
        else { return false }
        var visited = [root] as Set
        return entities.allSatisfy { entity in
            entity.info.root != root
                || entity.info.relationships.allSatisfy {
                    mayLeave($0, comingFrom: nil, root, &visited)
                }
        }
    }

    /// Whether no object in memory can notice that the database changes the members' rows.
    private func isOutOfMemory(_ relationship: RelationshipInfo, of owner: ModelObject) -> Bool {
        if let list = owner.madeMembers(relationship.number), !list.isUntouched { return false }
        var visited: Set<Int> = []
        return isOutOfMemory(
            relationship,
            of: owner.registration?.info.root,
            isCascade: relationship.deleteRule == .cascade,
            &visited
        )
    }

    private func isOutOfMemory(
        _ relationship: RelationshipInfo,
        of owner: Int?,
        isCascade: Bool,
        _ visited: inout Set<Int>
    ) -> Bool {
        let root = entities[relationship.destination].info.root
        guard entities[root].table.map.isEmpty, entities[root].table.insertedCount == 0 else {
            return false
        }
        guard isCascade, visited.insert(root).inserted else { return true }
        return entities.allSatisfy { entity in
            entity.info.root != root
                || entity.info.relationships.allSatisfy {
                    mayLeave($0, comingFrom: owner, root, &visited)
                }
        }
    }

    /// Whether a relationship of rows that go may be left to the database.
    private func mayLeave(
        _ relationship: RelationshipInfo,
        comingFrom owner: Int?,
        _ root: Int,
        _ visited: inout Set<Int>
    ) -> Bool {
        let destination = entities[relationship.destination].info.root
        switch relationship.storage {
        case .reference:
            if relationship.deleteRule == .cascade { return false }
            return destination == owner || destination == root
                || relationship.inverse == nil || entities[destination].table.map.isEmpty
        case .join(let join):
            return relationship.deleteRule == .nullify && entities[destination].table.map.isEmpty
                && deletesPairs(join, isOwnInverse: relationship.isOwnInverse, of: entities[root])
        case .members(let members):
            if relationship.deleteRule == .noAction { return true }
            return relationship.deleteRule != .deny && members.isDoneByDatabase
                && isOutOfMemory(
                    relationship,
                    of: root,
                    isCascade: relationship.deleteRule == .cascade,
                    &visited
                )
        }
    }

    /// Whether the database deletes the pairs of an owner along with its row.
    private func deletesPairs(
        _ join: RelationshipInfo.Join,
        isOwnInverse: Bool,
        of entity: ContextEntity
    ) -> Bool {
        guard entity.info.existing != nil else { return true }
        // An error comes again where the objects are read.
        guard let cascades = try? entity.connection.cascades(of: join.table) else { return false }
        return cascades.contains(join.owner.lowercased())
            && (!isOwnInverse || cascades.contains(join.member.lowercased()))
    }

    /// Before anything is read: what the database would delete is deleted here, object by object.
    ///
    /// What that reads on its way settles nothing: there may be as many cascades as objects.
    func performCascades() throws {
        if cascades.isEmpty && batchDeletes.isEmpty || isPerformingCascades { return }
        isPerformingCascades = true
        defer { isPerformingCascades = false }
        try performBatchDeletes()
        while !cascades.isEmpty {
            let pending = Dictionary(grouping: cascades, by: \.kind)
            cascades = []
            for (_, cascades) in pending.sorted(by: { $0.key < $1.key }) { perform(cascades) }
        }
    }

    /// Before saving: a row that the database would delete with its owner's isn't that of a new object with its
    /// unique value.
    func performCascadesBeforeUpserts() throws {
        guard !cascades.isEmpty, hasNewObjectWithUniqueValue else { return }
        try performCascades()
    }

    private var hasNewObjectWithUniqueValue: Bool {
        inserted.contains { $0.registration?.info.unique.isEmpty == false }
    }

    /// - Parameter cascades: those of one relationship.
    private func perform(_ cascades: [PendingCascade]) {
        guard let relationship = cascades.first?.relationship else { return }
        let members = membersBeforeDeletion(relationship, of: cascades.map(\.owner))
        for (cascade, storage) in zip(cascades, members) {
            var deletion = Deletion(self)
            empty(relationship, of: cascade.owner, storage, &deletion)
            deletion.run()
        }
    }
}
