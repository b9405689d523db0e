import Foundation
import ModelTypes

// A server's writers wait for each other's rows and unique values. Those that take them in one order
// never wait for one that waits for them, which the server would only notice after a second.
extension SaveWriter {
    /// The new objects of a class in the order in which to write them.
    ///
    /// Of objects with one unique value, the last one's values stay: with several constraints, which of
    /// them that are shows only when they're written, so that they stay in their order. So do very many,
    /// which are seldom written by several programs at once.
    func inLockOrder(_ objects: ArraySlice<ModelObject>, _ registration: ContextEntity) throws
        -> ArraySlice<ModelObject>
    {
        guard let remote = try registration.connection.remote, objects.count > 1,
            registration.info.unique.count == 1, objects.count < remote.leastCopied
        else { return objects }
        return sorted(objects, by: objects.map { places[ObjectIdentifier($0)] ?? [] })
    }

    /// Changed or deleted objects in that order: by the keys of their rows.
    func inLockOrder(_ objects: [ModelObject]) -> [ModelObject] {
        guard context.store.isRemote, objects.count > 1 else { return objects }
        return Array(
            sorted(
                objects[...],
                by: objects.map { object in
                    [.integer(Int64(object.registration?.info.root ?? 0)), .integer(object.key)]
                }
            )
        )
    }

    private func sorted(_ objects: ArraySlice<ModelObject>, by places: [[LockPlace]])
        -> ArraySlice<ModelObject>
    {
        let order = places.indices.sorted { first, second in
            if places[first] == places[second] { return first < second }
            return places[first].lexicographicallyPrecedes(places[second])
        }
        return ArraySlice(order.map { objects[objects.startIndex + $0] })
    }
}

/// A value's place in an order that is the same in every program.
enum LockPlace: Comparable {
    case none
    case integer(Int64)
    case number(Double)
    case text(String)

    init(_ value: Constant) {
        self =
            switch value {
            case .null: .none
            case .bool(let value): .integer(value ? 1 : 0)
            case .integer(let value): .integer(value)
            case .double(let value): .number(value)
            case .date(let value): .number(value.timeIntervalSinceReferenceDate)
            case .decimal(let value): .text(canonicalText(of: value))
            case .string(let value): .text(value)
            case .url(let value): .text(value.absoluteString)
            case .uuid(let value): .text(value.uuidString)
            case .data(let value): .text(value.base64EncodedString())
            }
    }
}
