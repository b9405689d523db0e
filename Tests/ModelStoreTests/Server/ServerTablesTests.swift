#if PostgreSQL
    import Foundation
    import ModelStore
    import TestSupport
    import Testing

    /// `modelgen convert --to sql --dialect postgresql` prints the tables that the store creates on a
    /// server.
    @Suite(.onServer, .enabled(if: builtTool != nil, "modelgen is not built; MODELGEN can name it"))
    struct ServerTablesTests {
        /// Clubs limit the numbers of their members, which a server doesn't check.
        @Test(arguments: LinkedModel.allCases.filter { $0 != .clubs })
        func areThoseOfTheStore(_ model: LinkedModel) throws {
            let store = try Store(model.classes)
            let created = try catalog(store.file)
            let folder = repositoryRoot.appending(path: "Tests/Golden/\(model.rawValue)/input")
            let statements = try #require(try statements(of: folder))
            #expect(created.count > model.classes.count)
            #expect(try catalog(schema(with: statements)) == created)
        }

        /// Every case of code for SQLite whose names a server keeps.
        @Test func canBeCreated() throws {
            let cases = repositoryRoot.appending(path: "Tests/Golden")
            var count = 0
            for name in try FileManager.default.contentsOfDirectory(atPath: cases.path).sorted() {
                let folder = cases.appending(path: "\(name)/input")
                guard let statements = try statements(of: folder) else { continue }
                #expect(throws: Never.self, "\(name)") { _ = try schema(with: statements) }
                count += 1
            }
            #expect(count > 60)
        }

        /// The statements for the model in a folder; `nil` if it can't be converted.
        private func statements(of folder: URL) throws -> [String]? {
            guard let tool = builtTool,
                let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
            else { return nil }
            let inputs = names.filter { $0.hasSuffix(".swift") || $0.contains(".xcdatamodel") }
            let result = try run(
                [tool, "convert"] + inputs.sorted() + [
                    "--to", "sql", "--dialect", "postgresql", "--partitions", "4",
                ],
                directory: folder
            )
            guard result.succeeded else { return nil }
            return result.stdout.components(separatedBy: ";\n").filter { !$0.isEmpty }
        }

        /// The file that stands for a new schema in which statements ran.
        private func schema(with statements: [String]) throws -> URL {
            let file = URL(fileURLWithPath: "/tables/\(UUID().uuidString)")
            _ = try ModelConfiguration.test(file)
            let address = try #require(TestServer.address(of: file))
            for statement in statements { _ = try TestServer.texts(statement, address) }
            return file
        }

        /// The columns, constraints and indexes of the tables in a schema, without the store's own.
        private func catalog(_ file: URL) throws -> [String] {
            let address = try #require(TestServer.address(of: file))
            return try TestServer.texts(
                #"""
                SELECT format('%s.%s %s %s %s %s %s', c.relname, a.attnum, a.attname,
                    format_type(a.atttypid, a.atttypmod), a.attnotnull, l.collname,
                    pg_get_expr(d.adbin, d.adrelid))
                FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
                LEFT JOIN pg_collation l ON l.oid = a.attcollation
                LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
                WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
                    AND a.attnum > 0 AND NOT starts_with(c.relname, '_ModelStore')
                UNION ALL
                SELECT format('%s.%s %s', c.relname, k.conname, pg_get_constraintdef(k.oid))
                FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
                WHERE k.connamespace = current_schema()::regnamespace
                    AND NOT starts_with(c.relname, '_ModelStore')
                UNION ALL
                SELECT format('%s %s', c.relname, coalesce(pg_get_expr(c.relpartbound, c.oid),
                    pg_get_partkeydef(c.oid)))
                FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace
                    AND (c.relkind = 'p' OR c.relispartition)
                UNION ALL
                SELECT replace(indexdef, current_schema() || '.', '') FROM pg_indexes
                WHERE schemaname = current_schema() AND NOT starts_with(tablename, '_ModelStore')
                ORDER BY 1
                """#,
                address
            )
            .compactMap { $0.first ?? nil }
        }
    }
#endif
