#if PostgreSQL
    import Foundation
    import ModelStore
    import TestSupport
    import Testing

    /// Random models and rows in a file and on a server, which both open with changed models: what
    /// happens to one happens to the other.
    @Suite(.onServer)
    struct ServerMigrationTests {
        @Test func randomModels() { check(0..<(isLongRun ? 600 : 60)) }

        private func check(_ seeds: Range<UInt64>) {
            var migrated = 0
            var refused = 0
            for seed in seeds {
                do {
                    var twins = try Twins(seed: seed)
                    try twins.run(steps: 3)
                    migrated += twins.migrated
                    refused += twins.refused
                } catch {
                    Issue.record("seed \(seed): \(error)")
                }
            }
            #expect(migrated > seeds.count && refused > seeds.count / 10)
        }
    }

    /// A file and a database of a server with the same rows.
    private struct Twins {
        private let folder: TemporaryFolder
        private let file: ModelConfiguration
        private let serverFile: URL
        private let server: ModelConfiguration
        private var random: SeededGenerator
        private var mutations: [Mutation] = []
        private var model: EvolvingModel
        private(set) var migrated = 0
        private(set) var refused = 0

        struct Mistake: Error, CustomStringConvertible {
            let description: String
        }

        init(seed: UInt64) throws {
            folder = try TemporaryFolder()
            file = ModelConfiguration(url: folder.url.appendingPathComponent("file.sqlite"))
            serverFile = folder.url.appendingPathComponent("server.sqlite")
            var server = try ModelConfiguration.test(serverFile)
            // Building an index waits for the transactions of other tests, or else for nobody.
            server.busyTimeout = 1
            self.server = server
            random = SeededGenerator(seed: seed)
            model = EvolvingModel(&random)
            _ = try model.open(file)
            var rows = try SampleRows(model, file.url, random)
            _ = try rows.write(file.url)
            try model.copy(from: file, to: server)
        }

        mutating func run(steps: Int) throws {
            for _ in 0..<steps {
                do {
                    try step()
                } catch {
                    throw Mistake(description: "\(mutations): \(error)")
                }
            }
        }

        private mutating func step() throws {
            let old = model
            for _ in 0..<1 + random.int(3) {
                let mutation = random.pick(Mutation.allCases)
                mutations.append(mutation)
                mutation.apply(to: &model, &random)
            }
            let (first, second) = (outcome(of: file), outcome(of: server))
            guard first == second else {
                throw Mistake(description: "a file: \(first)\na server: \(second)")
            }
            switch first {
            case .opened(let changes):
                // A program that only lacks classes leaves the database as it was.
                let isSmaller = old.entities.contains { model[entity: $0.number] == nil }
                if changes.isEmpty, isSmaller {
                    model = old
                } else {
                    if !changes.isEmpty { migrated += 1 }
                    try compareTables()
                }
            case .refused:
                refused += 1
                model = old
            }
            try compareRows()
        }

        private enum Outcome: Equatable {
            case opened([String])
            /// The problems, or the kind of the error.
            case refused([String])
        }

        private func outcome(of store: ModelConfiguration) -> Outcome {
            do {
                return .opened(try model.open(store).migration?.changes ?? [])
            } catch StoreError.cannotMigrate(_, let problems) {
                return .refused(
                    problems.map { "\($0.description) \($0.keys) \($0.rowCount)" }.sorted()
                )
            } catch StoreError.newerModel {
                return .refused(["newer"])
            } catch {
                return .refused(["\(error)"])
            }
        }

        private func compareRows() throws {
            let copy = folder.url.appendingPathComponent("\(UUID().uuidString).sqlite")
            try model.copy(from: server, to: ModelConfiguration(url: copy))
            let (wanted, found) = try (ObjectGraph(file.url, model), ObjectGraph(copy, model))
            // Members without an order may come in any.
            let unordered = model.relations.filter { !$0.isOrdered }.map(\.number)
            let (first, second) = (found.unordered(unordered), wanted.unordered(unordered))
            // A server keeps no zeros at the end of a decimal.
            if first.withShortDecimals != second.withShortDecimals {
                throw Mistake(description: first.difference(from: second))
            }
        }

        /// The tables are those of a new database, except for the columns' order.
        private func compareTables() throws {
            let fresh = folder.url.appendingPathComponent("\(UUID().uuidString).sqlite")
            _ = try model.open(.test(fresh))
            let (found, wanted) = try (tables(of: serverFile), tables(of: fresh))
            if found != wanted {
                throw Mistake(
                    description: "lacks \(wanted.subtracting(found).sorted()),"
                        + " has \(found.subtracting(wanted).sorted())"
                )
            }
        }

        /// What the server knows about the tables of a store.
        private func tables(of file: URL) throws -> Set<String> {
            guard let address = TestServer.address(for: file) else { return [] }
            let schema = address.components(separatedBy: "search_path%3D").last ?? ""
            let rows = try TestServer.texts(
                """
                SELECT conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid)
                FROM pg_constraint
                WHERE connamespace = current_schema()::regnamespace AND contype <> 'n'
                UNION ALL
                SELECT replace(indexdef, current_schema() || '.', '') FROM pg_indexes
                WHERE schemaname = current_schema()
                UNION ALL
                SELECT concat_ws(' ', table_name, column_name, data_type, collation_name, is_nullable,
                    replace(column_default, current_schema() || '.', ''))
                FROM information_schema.columns WHERE table_schema = current_schema()
                """,
                address
            )
            return Set(rows.compactMap { $0[0]?.replacing(schema, with: "") })
        }
    }

    extension ObjectGraph {
        fileprivate var withShortDecimals: ObjectGraph {
            var graph = self
            for (mark, object) in graph.objects {
                graph.objects[mark]?.values = object.values.mapValues {
                    $0 == "'1.50'" ? "'1.5'" : $0
                }
            }
            return graph
        }
    }
#endif
