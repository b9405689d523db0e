/// A relationship whose objects need members, or may not have too many, and whose column is another
/// row's.
///
/// For example: `Account.alert`, where `Alert` has the column and an account needs an alert.
final class MemberRule: Sendable {
    let relationship: RelationshipInfo
    let counts: MemberCounts
    /// The class that declares the relationship.
    let owner: EntityInfo
    /// The table whose rows lead to owners.
    let table: String
    let column: String

    /// - Returns: `nil` if every number of members is right, or if the relationship belongs to the
    ///   class's parent.
    init?(_ relationship: RelationshipInfo, of owner: EntityInfo, in entities: [EntityInfo]) {
        guard let counts = relationship.counts,
            relationship.declarer == ObjectIdentifier(owner.type)
        else { return nil }
        switch relationship.storage {
        case .reference: return nil
        case .members(let members):
            table = entities[relationship.destination].tableName
            column = members.columnName
        case .join(let join):
            table = join.table
            column = join.owner
        }
        self.relationship = relationship
        self.counts = counts
        self.owner = owner
    }

    /// The triggers of one connection that note whose members change.
    ///
    /// They note what the database does by itself, too: rows that go along with others, and
    /// references that are cleared.
    /// - Parameter number: by which the rule is noted.
    func triggers(_ number: Int) -> [String] {
        let (old, new) = ("OLD.\(quoted(column))", "NEW.\(quoted(column))")
        let hasUpdates = relationship.join?.isInMembers != false
        let change = "\(old) IS NOT \(new)"
        var result: [String] = []
        func add(_ event: String, _ name: String, on table: String, when: String, _ key: String) {
            result.append(
                "CREATE TEMP TRIGGER \(quoted("_ModelStore_members_\(number)_\(name)"))"
                    + " AFTER \(event) ON main.\(quoted(table)) WHEN \(when)"
                    + " BEGIN SELECT \(MemberChanges.function)(\(number), \(key)); END"
            )
        }
        if counts.refusesNone {
            let isOwner = owner.typeCondition("NEW") ?? "TRUE"
            add("INSERT", "owner", on: owner.tableName, when: isOwner, "NEW.\(owner.key)")
        }
        if counts.refusesRemovals {
            add("DELETE", "deleted", on: table, when: "\(old) IS NOT NULL", old)
            if hasUpdates {
                let isLost = "\(old) IS NOT NULL AND \(change)"
                add("UPDATE OF \(quoted(column))", "lost", on: table, when: isLost, old)
            }
        }
        if counts.refusesAdditions {
            add("INSERT", "inserted", on: table, when: "\(new) IS NOT NULL", new)
            if hasUpdates {
                let isGained = "\(new) IS NOT NULL AND \(change)"
                add("UPDATE OF \(quoted(column))", "gained", on: table, when: isGained, new)
            }
        }
        return result
    }

    /// The first of some owners with a wrong number of members.
    func selectWrong(_ parameters: String) -> String {
        """
        SELECT "key" FROM (SELECT o.\(owner.key) AS "key", (SELECT count(*) FROM (SELECT 1 FROM \
        \(quoted(table)) m WHERE m.\(quoted(column)) = o.\(owner.key) LIMIT \(counts.told))) AS "count" \
        FROM \(quoted(owner.tableName)) o WHERE o.\(owner.key) IN (\(parameters))) \
        WHERE \(counts.wrong("\"count\"")) LIMIT 1
        """
    }

    var selectCount: String {
        "SELECT count(*) FROM \(quoted(table)) WHERE \(quoted(column)) = ?1"
    }
}
