#if PostgreSQL
    import Foundation
    import ModelStore

    /// Listens on a connection of its own, and connects again if that is lost.
    ///
    /// A thread waits for the server, or for the end.
    final class ServerListener: RemoteWatch, @unchecked Sendable {
        // Sendable, because what changes is only touched under `condition`, and nobody keeps that while
        // waiting for the server.
        private let condition = NSCondition()
        private var stage = Stage.new
        private let connect: @Sendable () throws -> Session
        /// Whose own saves aren't news.
        private let origin: String
        private let receive: @Sendable (RemoteChanges) -> Void
        /// What contexts have to see that only read; `nil` if they read where others save.
        private let position: SharedPosition?
        private let wakeUp: WakeUp?

        private enum Stage { case new, trying, begun, ended }

        init(
            origin: String,
            position: SharedPosition?,
            connect: @escaping @Sendable () throws -> Session,
            _ receive: @escaping @Sendable (RemoteChanges) -> Void
        ) {
            self.origin = origin
            self.position = position
            self.connect = connect
            self.receive = receive
            wakeUp = WakeUp()
        }

        func begin(waits: Bool) {
            condition.withLock {
                if stage == .new {
                    stage = .trying
                    Thread.detachNewThread { [self] in listen(isGapless: waits) }
                }
                while waits, stage == .trying { condition.wait() }
            }
        }

        func end() {
            condition.withLock {
                stage = .ended
                condition.broadcast()
            }
            wakeUp?.send()
        }

        private var isEnded: Bool { condition.withLock { stage == .ended } }

        private func noteAttempt() {
            condition.withLock {
                if stage == .trying { stage = .begun }
                condition.broadcast()
            }
        }

        // MARK: The thread

        /// - Parameter isGapless: whether nothing is read before the first attempt to connect.
        private func listen(isGapless: Bool) {
            var (session, news, failures) = (Session?.none, PacedNews(), 0)
            var isGapless = isGapless
            while !isEnded {
                if session == nil {
                    session = try? connected()
                    failures = session == nil ? failures + 1 : 0
                    // What was saved since the connection was lost has been missed.
                    if session != nil, !isGapless { news.add(.unknown) }
                    isGapless = false
                    noteAttempt()
                }
                if let changes = news.take() { receive(changes) }
                wait(session, session == nil ? Self.delay(failures) : news.delay)
                read(&session, &news)
            }
        }

        private func connected() throws -> Session {
            let session = try connect()
            try session.listen(to: AnnouncedSave.channel)
            try notePosition(session)
            return session
        }

        /// For example: a tenth of a second at first, later ten seconds.
        private static func delay(_ failures: Int) -> TimeInterval {
            min(10, 0.05 * Double(1 << min(failures, 8)))
        }

        /// Waits until something arrives, until the end, or for so many seconds.
        private func wait(_ session: Session?, _ seconds: TimeInterval?) {
            var descriptors = [
                pollfd(fd: wakeUp?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: session?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
            ]
            // Without a way to be woken up, it looks from time to time.
            let longest = wakeUp == nil ? 1 : 3600.0
            let milliseconds = (min(seconds ?? longest, longest) * 1000).rounded(.up)
            _ = poll(&descriptors, nfds_t(descriptors.count), Int32(milliseconds))
        }

        private func read(_ session: inout Session?, _ news: inout PacedNews) {
            guard let current = session else { return }
            var saves = othersSaves(current)
            while !saves.isEmpty {
                for save in saves { news.add(save.changes) }
                // Others may arrive with the answer.
                saves = (try? notePosition(current)) == true ? othersSaves(current) : []
            }
            if current.isBroken { session = nil }
        }

        private func othersSaves(_ session: Session) -> [AnnouncedSave] {
            session.takeNotifications().map(AnnouncedSave.init).filter { $0.origin != origin }
        }

        /// - Returns: Whether the server was asked.
        @discardableResult
        private func notePosition(_ session: Session) throws -> Bool {
            guard let position else { return false }
            position.note(try session.answer(LogPosition.question))
            return true
        }
    }

    /// A pipe by which one thread wakes up another.
    private final class WakeUp: Sendable {
        let descriptor: Int32
        private let writer: Int32

        /// - Returns: `nil` if the program has too many files open.
        init?() {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { return nil }
            (descriptor, writer) = (ends[0], ends[1])
        }

        func send() { _ = write(writer, [1], 1) }

        deinit {
            close(descriptor)
            close(writer)
        }
    }
#endif
