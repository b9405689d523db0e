#if PostgreSQL
    import Foundation
    import ModelStore
    import ModelStorePostgreSQL
    import TestSupport
    import Testing

    /// A connection that is cut somewhere in a save.
    @Suite(.onServer)
    struct CutConnectionTests {
        /// Some bytes; all of them in a long run. A new connection is made in the save.
        @Test(arguments: CuttingProxy.Direction.allCases, [false, true])
        func aSaveIsDoneOnceWhereverItIsCut(_ direction: CuttingProxy.Direction, isNew: Bool) throws
        {
            let run = try CutRun()
            defer { run.proxy.end() }
            var (bytes, lost, isReached) = (0, 0, true)
            while isReached {
                if isNew { run.proxy.endConnections() }
                isReached = try run.save(direction, cutAfter: bytes, &lost)
                bytes += isLongRun ? 1 : isNew ? 61 : 17
            }
            #expect(bytes > (isNew ? 1000 : 300), "a save has more bytes")
            // The answer to a commit that is lost on its way is found out.
            #expect(lost > 0)
        }

        /// At most some of the rows have come; their objects are there when fetching again.
        @Test func aFetchIsWholeOrThrows() throws {
            let run = try CutRun()
            defer { run.proxy.end() }
            try run.fill(1000)
            var (bytes, lost, isReached) = (0, 0, true)
            while isReached {
                isReached = try run.fetch(cutAfter: bytes, &lost)
                bytes += isLongRun ? 101 : 1501
            }
            #expect(bytes > 20_000, "the rows have more bytes")
            #expect(lost > 10)
        }
    }

    /// A store behind a proxy, in which generation after generation is saved.
    private final class CutRun {
        let proxy: CuttingProxy
        private let store: Store
        private let context: ModelContext
        private let tag: Tag
        private var generation = 0

        init() throws {
            store = try Store([Album.self, Tag.self])
            let server = TestServer.poolAddress ?? TestServer.address
            let address = try #require(TestServer.address(for: store.file, at: server))
            proxy = try CuttingProxy(to: address)
            let configuration = TestServer.configuration(
                try proxy.address(address),
                for: store.file
            )
            context = ModelContext(
                try ModelContainer(for: store.container.schema, configurations: [configuration])
            )
            tag = Tag(label: "0")
            context.insert(tag)
            try context.save()
        }

        /// - Parameter lost: counts the saves that threw.
        /// - Returns: Whether the connection was cut.
        func save(_ direction: CuttingProxy.Direction, cutAfter bytes: Int, _ lost: inout Int)
            throws
            -> Bool
        {
            generation += 1
            let album = Album(title: "\(generation)")
            context.insert(album)
            for number in 0..<2 {
                let photo = Photo(title: "\(generation)-\(number)")
                context.insert(photo)
                album.photos.append(photo)
            }
            tag.label = "\(generation)"
            proxy.cut(direction, after: bytes)
            do {
                try context.save()
            } catch StoreError.connectionLost {
                lost += 1
                #expect(context.hasChanges, "\(bytes)")
                #expect(tag.label == "\(generation)")
                try context.save()
            }
            let isReached = !proxy.forgetCut()
            try check(bytes)
            return isReached
        }

        /// Saves tags.
        func fill(_ count: Int) throws {
            for number in 1..<count { context.insert(Tag(label: "number \(number)")) }
            try context.save()
        }

        /// Fetches all tags with a context of their own.
        func fetch(cutAfter bytes: Int, _ lost: inout Int) throws -> Bool {
            let reader = ModelContext(context.container)
            let count = try context.fetchCount(Tag.self)
            proxy.cut(.fromServer, after: bytes)
            do {
                #expect(try reader.fetch(Tag.self).count == count, "cut after \(bytes)")
            } catch StoreError.connectionLost {
                lost += 1
                let tags = try reader.fetch(Tag.self)
                #expect(Set(tags.map(\.label)).count == count, "cut after \(bytes)")
            }
            return !proxy.forgetCut()
        }

        private func check(_ bytes: Int) throws {
            #expect(!context.hasChanges)
            let albums = "SELECT count(*) FROM Album"
            #expect(try store.integer(albums) == generation, "cut after \(bytes)")
            #expect(
                try store.integer("SELECT count(DISTINCT title) FROM Photo") == generation * 2,
                "cut after \(bytes)"
            )
            #expect(try store.integer("SELECT count(*) FROM Photo") == generation * 2)
            let tags = "SELECT count(*) FROM Tag WHERE label = '\(generation)'"
            #expect(try store.integer(tags) == 1, "cut after \(bytes)")
        }
    }
#endif
