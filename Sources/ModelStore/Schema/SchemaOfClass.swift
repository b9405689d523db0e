import Foundation

/// The schemas of objects that no context knows, one for each class that was asked for.
// Sendable, because `schemas` is only touched under `lock`.
final class SchemaOfClass: @unchecked Sendable {
    private static let shared = SchemaOfClass()

    private let lock = NSLock()
    private var schemas: [ObjectIdentifier: ResolvedSchema] = [:]

    /// The schema of all classes that can be reached from one; `nil` if a description is wrong,
    /// which a container says when it's opened.
    static func schema(reaching type: ModelObject.Type) -> ResolvedSchema? { shared.schema(type) }

    private func schema(_ type: ModelObject.Type) -> ResolvedSchema? {
        if let known = lock.withLock({ schemas[ObjectIdentifier(type)] }) { return known }
        guard let made = try? ResolvedSchema([type]) else { return nil }
        lock.withLock { schemas[ObjectIdentifier(type)] = made }
        return made
    }
}
