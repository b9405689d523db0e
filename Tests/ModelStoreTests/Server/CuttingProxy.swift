#if PostgreSQL
    import Foundation

    /// A way to the server, by a socket, that is cut after a number of bytes.
    ///
    /// Each connection has two threads, one for each direction.
    final class CuttingProxy: @unchecked Sendable {
        // Sendable, because what changes is only touched under `lock`.
        private let lock = NSLock()
        private var cut: Cut?
        private var connections: [ProxiedConnection] = []
        private let listener: Int32
        private let server: String
        private let folder: String

        enum Direction: CaseIterable { case toServer, fromServer }

        private struct Cut {
            let direction: Direction
            var bytesLeft: Int
        }

        struct Failure: Error {
            let text: String
        }

        /// - Parameter address: the server's, with its socket's folder as `host`.
        init(to address: String) throws {
            server = try CuttingProxy.folder(of: address) + "/.s.PGSQL.5432"
            // The path of a socket is short.
            folder = "/tmp/modelstore-proxy-\(UUID().uuidString.prefix(8))"
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true
            )
            listener = try withSocket(folder + "/.s.PGSQL.5432") { socket, address, size in
                bind(socket, address, size) == 0 && listen(socket, 64) == 0
            }
            Thread.detachNewThread { [self] in acceptAll() }
        }

        /// Ends the proxy; open connections go on until their ends.
        func end() {
            shutdown(listener, Int32(SHUT_RDWR))
            try? FileManager.default.removeItem(atPath: folder)
        }

        /// The address of the server by way of the proxy.
        func address(_ address: String) throws -> String {
            address.replacingOccurrences(
                of: "host=\(try CuttingProxy.folder(of: address))",
                with: "host=\(folder)"
            )
        }

        private static func folder(of address: String) throws -> String {
            guard let match = address.firstMatch(of: #/host=(/[^&]+)/#) else {
                throw Failure(text: "\(address) names no socket")
            }
            return String(match.1)
        }

        // MARK: Cutting

        /// Cuts the connection once that many more bytes have passed; later ones aren't cut.
        func cut(_ direction: Direction, after bytes: Int) {
            lock.withLock { cut = Cut(direction: direction, bytesLeft: bytes) }
        }

        /// Ends all connections.
        func endConnections() {
            let ended = lock.withLock {
                defer { connections = [] }
                return connections
            }
            for connection in ended { connection.end() }
        }

        /// - Returns: Whether the cut was still to come.
        func forgetCut() -> Bool {
            lock.withLock {
                defer { cut = nil }
                return cut != nil
            }
        }

        /// How many of some bytes pass.
        private func allowed(_ count: Int, _ direction: Direction) -> Int {
            lock.withLock {
                guard var next = cut, next.direction == direction else { return count }
                if next.bytesLeft > count {
                    next.bytesLeft -= count
                    cut = next
                    return count
                }
                cut = nil
                return next.bytesLeft
            }
        }

        // MARK: Passing on

        private func acceptAll() {
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0 else { break }
                let connected = try? withSocket(server) { socket, address, size in
                    connect(socket, address, size) == 0
                }
                guard let server = connected else {
                    close(client)
                    continue
                }
                let link = ProxiedConnection(client: client, server: server)
                lock.withLock { connections.append(link) }
                Thread.detachNewThread { [self] in pass(link, .toServer) }
                Thread.detachNewThread { [self] in pass(link, .fromServer) }
            }
            close(listener)
        }

        private func pass(_ link: ProxiedConnection, _ direction: Direction) {
            let isUp = direction == .toServer
            let (source, destination) =
                isUp ? (link.client, link.server) : (link.server, link.client)
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = read(source, &buffer, buffer.count)
                guard count > 0 else { break }
                let passed = allowed(count, direction)
                var start = 0
                while start < passed {
                    let rest = Array(buffer[start..<passed])
                    let written = send(destination, rest, rest.count, noSignal)
                    guard written > 0 else { return link.end() }
                    start += written
                }
                if passed < count { break }
            }
            link.end()
        }
    }

    /// A connection of a client, and the one to the server that belongs to it.
    private final class ProxiedConnection: Sendable {
        let client: Int32
        let server: Int32

        init(client: Int32, server: Int32) {
            self.client = client
            self.server = server
        }

        deinit {
            close(client)
            close(server)
        }

        func end() {
            shutdown(client, Int32(SHUT_RDWR))
            shutdown(server, Int32(SHUT_RDWR))
        }
    }

    #if canImport(Darwin)
        private let noSignal: Int32 = 0
    #else
        private let noSignal = Int32(MSG_NOSIGNAL)
    #endif

    /// A new socket with which the body did what it should.
    private func withSocket(
        _ path: String,
        _ body: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Bool
    ) throws -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        #if canImport(Darwin)
            let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
        #else
            let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        let isDone = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard isDone else {
            close(descriptor)
            throw CuttingProxy.Failure(text: "no socket at \(path)")
        }
        return descriptor
    }
#endif
