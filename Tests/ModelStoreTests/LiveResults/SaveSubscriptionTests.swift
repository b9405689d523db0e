import Testing

@testable import ModelStore

/// What those who follow saves are told of them.
struct SaveSubscriptionTests {
    private let feed = SaveFeed()

    @Test func savesOfOtherTablesAreNotTold() {
        let subscription = SaveSubscription(feed, .some([1])) {
            Issue.record("it was woken")
        }
        feed.publish(SavedRows(tables: [2, 3]))
        #expect(subscription.rows.isEmpty)
    }

    @Test func ofSeveralTablesTheFollowedOnesAreTold() {
        let subscription = SaveSubscription(feed, .some([1, 4]))
        feed.publish(SavedRows(tables: [1, 2]))
        #expect(subscription.rows.tables == [1])
        #expect(subscription.take().rows.isEmpty)
        #expect(subscription.rows.isEmpty)
    }

    @Test func anUnknownSaveIsToldToAll() {
        let one = SaveSubscription(feed, .some([1]))
        let all = SaveSubscription(feed, .all)
        feed.publish(.unknown)
        #expect(one.rows.isUnknown && all.rows.isUnknown)
    }

    @Test func aSaveTellsTheRowsOfAllFollowedTables() {
        #expect(feed.tables.isEmpty)
        let one = SaveSubscription(feed, .some([1]))
        let two = SaveSubscription(feed, .some([2]))
        #expect(feed.tables.contains(1) && feed.tables.contains(2) && !feed.tables.contains(3))
        let all = SaveSubscription(feed, .all)
        #expect(feed.tables.contains(3))
        withExtendedLifetime((one, two, all)) {}
    }
}
