/// The identity of an object.
public struct PersistentIdentifier: Hashable, Codable, Sendable {
    private let number = UUID()

    public init() {}
}

public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    var persistentModelID: PersistentIdentifier { get }
    var modelContext: ModelContext? { get set }
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

extension PersistentModel {
    public var id: PersistentIdentifier { persistentModelID }
    public var hasChanges: Bool { false }
    public var isDeleted: Bool { false }

    public static func == (left: Self, right: Self) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The type of the property in place of a stored one.
public struct StoredElsewhere {
    public init() {}
}
