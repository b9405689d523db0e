// MARK: `Hashable`, `Codable`, `Sendable`
func send(_ value: any Sendable) {}
_ = try JSONEncoder().encode(id)
_ = Set([id])
send(id)

// MARK: `entityName`
_ = id.entityName

// MARK: `storeIdentifier`
// lacks: an identifier names no file: the rows of all files of a container have different ones
_ = id.storeIdentifier

// MARK: `identifier(for:entityName:primaryKey:)`
_ = try PersistentIdentifier.identifier(for: "s", entityName: "Traveler", primaryKey: "1")

// MARK: `<`
let other = id
_ = id < other
