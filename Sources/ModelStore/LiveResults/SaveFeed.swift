import Foundation

/// The saves of a store's contexts, for those that follow them.
///
/// Without a follower, a save only asks for that.
final class SaveFeed: @unchecked Sendable {
    // Sendable, because everything else is only touched under `lock`.
    private let lock = NSLock()
    private var followers: [ObjectIdentifier: Follower] = [:]
    /// Saves that may be in the file, and that followers don't know of.
    private var unpublished = 0

    private struct Follower {
        weak var subscription: SaveSubscription?
    }

    var hasFollowers: Bool { lock.withLock { !followers.isEmpty } }

    /// The tables of which a save has to tell the rows.
    var tables: FollowedTables {
        lock.withLock {
            followers.values.reduce(into: .none) { tables, follower in
                guard let subscription = follower.subscription else { return }
                tables.formUnion(subscription.tables)
            }
        }
    }

    /// Whether followers know of every save of this program that is in the file.
    var isComplete: Bool { lock.withLock { unpublished == 0 } }

    func add(_ subscription: SaveSubscription) {
        lock.withLock {
            followers[ObjectIdentifier(subscription)] = Follower(subscription: subscription)
        }
    }

    func remove(_ subscription: ObjectIdentifier) {
        lock.withLock { _ = followers.removeValue(forKey: subscription) }
    }

    /// Commits a save, which may be in the file before ``end(_:except:)`` publishes it.
    func following(_ commit: () throws -> Void) throws {
        lock.withLock { unpublished += 1 }
        do {
            try commit()
        } catch {
            lock.withLock { unpublished -= 1 }
            throw error
        }
    }

    /// Publishes what a save that was committed has changed.
    func end(_ rows: SavedRows, except own: SaveSubscription?) {
        publish(rows, except: own)
        lock.withLock { unpublished -= 1 }
    }

    /// Tells the followers, except one that has saved the rows itself.
    func publish(_ rows: SavedRows, except own: SaveSubscription? = nil) {
        if rows.isEmpty { return }
        let subscriptions = lock.withLock { followers.values.compactMap(\.subscription) }
        for subscription in subscriptions where subscription !== own { subscription.receive(rows) }
    }
}
