#if PostgreSQL
    import Foundation
    import ModelStore
    import ModelStorePostgreSQL
    import TestSupport
    import Testing

    /// Changed models of distributed classes.
    @Suite(.onServer)
    struct DistributedMigrationTests {
        private let file = URL(fileURLWithPath: "/depots/\(UUID().uuidString)")

        private func open(_ models: any PersistentModel.Type...) throws -> ModelContainer {
            try ModelContainer(for: Schema(models), configurations: .test(file))
        }

        private func fill() throws {
            let context = ModelContext(try open(FirstBox.self))
            for depot in 1...8 as ClosedRange<Int64> {
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

        private func integer(_ sql: String) throws -> Int64 { try Database(file).integer(sql) }

        @Test func namesAndColumnsChangeInPlace() throws {
            try fill()
            let before = try integer("SELECT count(*) FROM pg_class WHERE relispartition")
            #expect(before > 0)
            let container = try open(SecondBox.self)
            #expect(container.migration != nil)
            let context = ModelContext(container)
            let boxes = try context.fetch(SecondBox.self)
            #expect(boxes.count == 8 && boxes.allSatisfy { $0.signs.count == 1 })
            #expect(boxes.allSatisfy { $0.signs[0].depot == $0.depot })
            let items = try context.fetch(SecondItem.self)
            #expect(items.count == 8 && items.allSatisfy { $0.box?.depot == $0.depot })
            #expect(try integer("SELECT sum(weight) FROM Crate") == 24)
            let partitions = """
                SELECT count(*) FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
                JOIN pg_class p ON p.oid = i.inhparent
                WHERE p.relnamespace = current_schema()::regnamespace AND p.relkind = 'p'
                """
            #expect(try integer(partitions + " AND c.relname = p.relname || '_p0'") == 4)
            #expect(try integer(partitions) == 16)
            #expect(
                try integer("SELECT count(DISTINCT tableoid) FROM Crate_signs") > 1
            )
            context.delete(boxes[0])
            try context.save()
            #expect(try integer("SELECT count(*) FROM Item") == 7)
            #expect(try integer("SELECT count(*) FROM Crate_signs") == 7)
            // And back, with what was there before.
            _ = try ModelContainer(
                for: Schema([FirstBox.self]),
                configurations: returning()
            )
        }

        private func returning() throws -> ModelConfiguration {
            var configuration = try ModelConfiguration.test(file)
            configuration.migration = .allowingReturn
            return configuration
        }

        @Test func rowsAreNotDividedInAnotherWay() throws {
            let context = ModelContext(try open(SimpleMark.self))
            context.insert(SimpleMark(depot: 1, text: "a"))
            try context.save()
            for model in [WholeMark.self, TextMark.self, NarrowMark.self]
                as [any PersistentModel.Type]
            {
                #expect("\(model)") {
                    _ = try open(model)
                } throws: { error in
                    guard case StoreError.cannotMigrate(_, let problems) = error else {
                        return false
                    }
                    return problems.map(\.kind) == [.otherDistribution]
                        && problems[0].message.contains("ModelContainer.copy(from:to:)")
                }
            }
            #expect(try integer("SELECT count(*) FROM Mark") == 1)
            _ = try open(SimpleMark.self)
        }

        @Test func aTableThatIsNotDividedStaysSo() throws {
            _ = try open(WholeMark.self)
            #expect(throws: StoreError.self) { _ = try open(SimpleMark.self) }
        }

        /// Files aren't divided, so that nothing changes in them.
        @Test func filesAreDividedByNothing() throws {
            let folder = try TemporaryFolder()
            let configuration = ModelConfiguration(url: folder.url.appending(path: "a.sqlite"))
            let models: [any PersistentModel.Type] = [
                WholeMark.self, SimpleMark.self, TextMark.self, WholeMark.self,
            ]
            for model in models {
                let container = try ModelContainer(
                    for: Schema([model]),
                    configurations: configuration
                )
                #expect(container.migration?.rowCount ?? 0 == 0)
            }
        }

        @Test func modelsThatCannotBeDividedAreRefused() throws {
            func refuses(_ model: any PersistentModel.Type, _ words: String) {
                #expect("\(model)") {
                    _ = try open(model)
                } throws: { error in
                    guard case StoreError.unsupported(let text) = error else { return false }
                    return text.contains(words)
                }
            }
            refuses(UniqueMark.self, "unique together with 'depot'")
            refuses(PlainItem.self, "distribute 'PlainItem', too")
        }
    }
#endif
