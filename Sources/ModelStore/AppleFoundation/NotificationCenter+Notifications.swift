#if !canImport(Darwin)
    import Foundation

    extension NotificationCenter {
        /// The notifications with a name, as they're posted.
        ///
        /// Foundation has it on Apple's systems only. For example:
        /// ```swift
        /// for await _ in NotificationCenter.default.notifications(named: ModelContext.didSave) {
        ///     reload()
        /// }
        /// ```
        /// - Parameters:
        ///   - name: The name.
        ///   - object: The sender of the notifications; `nil` for all senders.
        public func notifications(
            named name: Notification.Name,
            object: AnyObject? = nil
        ) -> Notifications {
            Notifications(center: self, name: name, object: object)
        }

        /// An endless sequence of notifications, which begins when it's iterated. For example: returned by
        /// `center.notifications(named: ModelContext.didSave)`.
        public struct Notifications: AsyncSequence {
            /// What the sequence consists of. For example: the type of `$0` in `map { $0.userInfo }`.
            public typealias Element = Notification
            fileprivate let center: NotificationCenter
            fileprivate let name: Notification.Name
            fileprivate let object: AnyObject?

            /// Starts to observe the center. For example: called by `for await`.
            public func makeAsyncIterator() -> AsyncIterator {
                let stream = AsyncStream { continuation in
                    let token = center.addObserver(forName: name, object: object, queue: nil) {
                        continuation.yield(Posted(notification: $0))
                    }
                    let observer = Observer(token: token, center: center)
                    continuation.onTermination = { _ in observer.stop() }
                }
                return AsyncIterator(posted: stream.makeAsyncIterator())
            }

            /// Waits for notifications. For example: called by `for await`.
            public struct AsyncIterator: AsyncIteratorProtocol {
                fileprivate var posted: AsyncStream<Posted>.Iterator

                /// The next notification; `nil` if the task was canceled. For example: called by `for await`.
                public mutating func next() async -> Notification? {
                    await posted.next()?.notification
                }
            }
        }
    }

    private struct Posted: @unchecked Sendable {
        // Sendable, because a notification is a value that nothing here changes: the observer passes it to
        // the stream and keeps nothing. What its sender and its `userInfo` refer to reaches every observer
        // on the poster's thread anyway, as on Apple's systems.
        let notification: Notification
    }

    private struct Observer: @unchecked Sendable {
        // Sendable, because a notification center locks its own state, and the token is only compared.
        let token: any NSObjectProtocol
        let center: NotificationCenter

        func stop() { center.removeObserver(token) }
    }
#endif
