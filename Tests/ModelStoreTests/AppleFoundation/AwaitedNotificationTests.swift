#if !canImport(Darwin)
    import Foundation
    import Testing

    @testable import ModelStore

    /// Notifications that tasks wait for.
    struct AwaitedNotificationTests {
        private let center = NotificationCenter()
        private let name = Notification.Name("AwaitedNotificationTests")

        @Test func eachIsSeenOnce() async {
            // The iterator observes the center from here on.
            var iterator = center.notifications(named: name).makeAsyncIterator()
            for number in 1...3 {
                center.post(name: name, object: nil, userInfo: ["number": number])
                center.post(name: Notification.Name("other"), object: nil)
            }
            for number in 1...3 {
                #expect(await iterator.next()?.userInfo?["number"] as? Int == number)
            }
        }

        @Test func aCanceledTaskStopsWaiting() async {
            let task = Task { [center, name] in
                for await _ in center.notifications(named: name) {}
                return true
            }
            task.cancel()
            #expect(await task.value)
        }
    }
#endif
