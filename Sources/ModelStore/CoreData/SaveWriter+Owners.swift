// Relationships to many without an inverse: in a store of Core Data, the members' rows have the owner.
extension SaveWriter {
    /// Writes a member's owner, or removes it.
    func writeOwner(_ link: Link) throws {
        let join = link.join
        let places = link.isLinked ? try places(of: link) : []
        let place = join.place.map { ", \(quoted($0)) = \(places.isEmpty ? "NULL" : "?3")" } ?? ""
        let sql =
            "UPDATE \(quoted(join.table)) SET \(quoted(join.owner)) = \(link.isLinked ? "?1" : "NULL")"
            + place + " WHERE \(quoted(join.member)) = ?2"
            + (link.isLinked ? "" : " AND \(quoted(join.owner)) = ?1")
        let statement = try link.registration.connection.statement(sql)
        statement.bind(0, link.owner.key)
        statement.bind(1, link.member.key)
        if let place = places.first?.value { statement.bind(2, place) }
        try statement.run()
    }
}

extension RelationshipInfo.Join {
    /// The statement that removes a deleted owner from its members, and returns their keys.
    var releasingMembers: String {
        let place = place.map { ", \(quoted($0)) = NULL" } ?? ""
        return "UPDATE \(quoted(table)) SET \(quoted(owner)) = NULL\(place)"
            + " WHERE \(quoted(owner)) = ?1 RETURNING \"Z_PK\""
    }
}
