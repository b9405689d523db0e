#if PostgreSQL
    import Foundation
    import ModelStore
    import ModelStorePostgreSQL
    import ModelTypes
    import TestSupport
    import Testing

    /// Partitions on three servers.
    @Suite(.onServer, .serialized, .timeLimit(.minutes(2)))
    struct SpreadPartitionTests {
        /// The container's own server, then the others.
        private func onThreeServers(_ body: ([OwnServer]) throws -> Void) throws {
            var servers: [OwnServer] = []
            defer { for server in servers { server.stop() } }
            for _ in 0..<3 { servers.append(try OwnServer()) }
            try body(servers)
        }

        private func configuration(_ servers: [OwnServer]) -> ModelConfiguration {
            .postgreSQL(
                servers[0].address,
                partitions: PostgreSQLPartitions(
                    count: 6,
                    servers: servers.dropFirst().map(\.address)
                )
            )
        }

        private func open(_ servers: [OwnServer]) throws -> ModelContainer {
            try ModelContainer(for: Schema([FirstBox.self]), configurations: configuration(servers))
        }

        private func fill(_ container: ModelContainer, depots: ClosedRange<Int64> = 1...24) throws {
            let context = ModelContext(container)
            for depot in depots {
                let box = FirstBox(depot: depot, text: "box")
                let (item, mark) = (
                    FirstItem(depot: depot, text: "item"), FirstMark(depot: depot, text: "mark")
                )
                for object in [box, item, mark] as [any PersistentModel] { context.insert(object) }
                item.box = box
                box.marks.append(mark)
            }
            try context.save()
        }

        private func box(_ depot: Int64, _ context: ModelContext) throws -> FirstBox {
            try #require(
                try context.fetch(
                    FirstBox.self,
                    where: Field<FirstBox, Int64>("depot") == depot
                ).first
            )
        }

        /// How many rows each server has of a table.
        private func counts(_ table: String, _ servers: [OwnServer]) throws -> [Int] {
            try servers.map { server in
                let tables = try server.text(
                    "SELECT string_agg(quote_ident(relname), ' ') FROM pg_class WHERE relkind = 'r'"
                        + " AND relname LIKE '\(table)\\_p_'"
                )
                return try (tables ?? "").split(separator: " ").reduce(0) { sum, name in
                    sum + (Int(try server.text("SELECT count(*) FROM \(name)") ?? "") ?? 0)
                }
            }
        }

        @Test func objectsAreSavedReadChangedAndDeleted() throws {
            try onThreeServers { servers in
                let container = try open(servers)
                try fill(container)
                let before = try counts("Box", servers)
                #expect(before.allSatisfy { $0 > 0 } && before.reduce(0, +) == 24)
                #expect(try counts("Box_marks", servers).reduce(0, +) == 24)
                let context = ModelContext(try open(servers))
                #expect(try context.fetchCount(FetchDescriptor<FirstItem>()) == 24)
                for box in try context.fetch(FirstBox.self) {
                    #expect(box.marks.count == 1)
                    box.text = "changed"
                }
                try context.save()
                for item in try context.fetch(FirstItem.self) {
                    #expect(item.box?.text == "changed")
                }
                for depot in 1...12 as ClosedRange<Int64> {
                    context.delete(try box(depot, context))
                }
                try context.save()
                #expect(try counts("Box", servers).reduce(0, +) == 12)
                #expect(try counts("Item", servers).reduce(0, +) == 12)
                #expect(try counts("Box_marks", servers).reduce(0, +) == 12)
                #expect(try counts("Mark", servers).reduce(0, +) == 24)
            }
        }

        @Test func eachServerKeepsTheRulesOfItsPartitions() throws {
            try onThreeServers { servers in
                let container = try open(servers)
                try fill(container)
                let context = ModelContext(container)
                for depot in 1...6 as ClosedRange<Int64> {
                    let other = FirstBox(depot: depot, text: "other")
                    context.insert(other)
                    try context.save()
                    other.text = "box"
                    #expect {
                        try context.save()
                    } throws: { error in
                        guard case StoreError.duplicate(let attributes, _) = error else {
                            return false
                        }
                        return attributes == ["Box.depot", "Box.text"]
                    }
                    context.rollback()
                    let item = FirstItem(depot: depot, text: "new")
                    context.insert(item)
                    item.box = try box(depot + 1, context)
                    #expect {
                        try context.save()
                    } throws: { error in
                        if case StoreError.differentKeys = error { true } else { false }
                    }
                    context.rollback()
                }
                // What nobody has in memory: the server of the partition finds it.
                let reader = ModelContext(container)
                let found = try box(7, reader)
                found.depot = 8
                #expect(throws: StoreError.self) { try reader.save() }
                #expect(try counts("Box", servers).reduce(0, +) == 30)
            }
        }

        /// The depots whose rows a server has.
        private func depots(_ server: OwnServer) throws -> Set<Int64> {
            let tables = try ServerDatabase(server.address).texts(
                "SELECT relname FROM pg_class WHERE relkind = 'r' AND relname LIKE 'Box\\_p_'"
            )
            return try tables.reduce(into: []) { depots, table in
                let rows = try ServerDatabase(server.address).texts(
                    "SELECT \"depot\" FROM \"\(table[0] ?? "")\""
                )
                depots.formUnion(rows.compactMap { $0[0].flatMap { Int64($0) } })
            }
        }

        @Test func aConditionThatFixesTheKeyAsksOneServer() throws {
            try onThreeServers { servers in
                try fill(try open(servers))
                let places = try servers.map(depots)
                #expect(places.allSatisfy { $0.count > 3 })
                let context = ModelContext(try open(servers))
                try servers[2].halt()
                for depot in places[0].union(places[1]) {
                    let box = try box(depot, context)
                    #expect(box.marks.count == 1)
                    box.text = "without the third"
                    try context.save()
                }
                for depot in places[2] {
                    #expect(throws: StoreError.self) { _ = try box(depot, context) }
                }
                #expect(throws: StoreError.self) {
                    _ = try context.fetchCount(FetchDescriptor<FirstBox>())
                }
                try servers[1].halt()
                for depot in places[0] {
                    #expect(try box(depot, context).text == "without the third")
                }
            }
        }

        @Test func rowsAreCopiedToThem() async throws {
            let folder = try TemporaryFolder()
            let source = try ModelContainer(
                for: Schema([FirstBox.self]),
                configurations: ModelConfiguration(url: folder.url.appending(path: "a.sqlite"))
            )
            try fill(source, depots: 1...80)
            var servers: [OwnServer] = []
            defer { for server in servers { server.stop() } }
            for _ in 0..<3 { servers.append(try OwnServer()) }
            let target = try open(servers)
            try await ModelContainer.copy(from: source, to: target)
            #expect(try counts("Item", servers).reduce(0, +) == 80)
            let keys = try servers.map { server in
                try server.text("SELECT count(*) FROM pg_constraint WHERE contype = 'f'")
            }
            #expect(keys.allSatisfy { $0 == "6" })
        }

        @Test func tablesOfOtherServersAreNotChanged() throws {
            try onThreeServers { servers in
                try fill(try open(servers))
                #expect {
                    _ = try ModelContainer(
                        for: Schema([SecondBox.self]),
                        configurations: configuration(servers)
                    )
                } throws: { error in
                    guard case StoreError.unsupported(let text) = error else { return false }
                    return text.contains("ModelContainer.copy(from:to:)")
                }
                #expect(throws: StoreError.self) {
                    _ = try ModelContainer(
                        for: Schema(CustomerScene.classes),
                        configurations: .postgreSQL(
                            servers[1].address,
                            partitions: PostgreSQLPartitions(
                                count: 2,
                                servers: [servers[2].address]
                            )
                        )
                    )
                }
            }
        }
    }
#endif
