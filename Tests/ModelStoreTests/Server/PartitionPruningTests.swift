#if PostgreSQL
    import Foundation
    import ModelStore
    import ModelStorePostgreSQL
    import ModelTypes
    import TestSupport
    import Testing

    /// What knows the distribution key asks one partition of each table.
    @Suite(.onServer)
    struct PartitionPruningTests {
        private let store: Store
        private let statements = Statements()
        private let context: ModelContext

        init() throws {
            store = try Store(CustomerScene.classes)
            let context = try store.context()
            for id in 1...9 { _ = CustomerScene(id, into: context) }
            try context.save()
            self.context = try store.context(tracing: statements)
        }

        /// The partitions that the plans of all statements read or write, sorted.
        private func partitions(_ body: () throws -> Void) throws -> [String] {
            statements.removeAll()
            try body()
            let address = try #require(TestServer.address(of: store.file))
            var found: Set<String> = []
            var count = 0
            for statement in statements.all {
                guard ["SELECT", "UPDATE", "DELETE", "WITH"].contains(where: statement.hasPrefix),
                    !statement.contains("_ModelStore"), !statement.contains("pg_")
                else { continue }
                count += 1
                for line in try TestServer.texts("EXPLAIN (COSTS OFF) \(statement)", address) {
                    for match in (line[0] ?? "").matches(of: #/(\w+_p\d)/#) {
                        found.insert(String(match.1))
                    }
                }
            }
            #expect(count > 0)
            return found.sorted()
        }

        /// The partition with the rows of a customer.
        private func partition(_ table: String, _ customer: Int) throws -> String {
            let address = try #require(TestServer.address(of: store.file))
            let rows = try TestServer.texts(
                "SELECT DISTINCT tableoid::regclass::text FROM \"\(table)\" WHERE \"customerID\" = \(customer)",
                address
            )
            #expect(rows.count == 1)
            return try #require(rows.first?.first ?? nil).replacing("\"", with: "")
        }

        @Test func aConditionThatFixesTheKey() throws {
            let asked = try partitions {
                let jobs = try context.fetch(
                    FetchDescriptor<Job>(
                        predicate: #Predicate { $0.customerID == 7 && $0.title > "f" }
                    )
                )
                #expect(jobs.count == 3)
            }
            #expect(try asked == [partition("Job", 7)])
            let counted = try partitions {
                let descriptor = FetchDescriptor(Job.fields.customerID == 8)
                let count = try context.fetchCount(descriptor)
                #expect(count == 3)
            }
            #expect(try counted == [partition("Job", 8)])
            let all = try partitions { _ = try context.fetchCount(FetchDescriptor<Job>()) }
            #expect(all == ["Job_p0", "Job_p1", "Job_p2", "Job_p3"])
        }

        @Test func theMembersOfAnObjectAndWhatItRefersTo() throws {
            let project = try #require(
                try context.fetch(Project.self, where: Project.fields.customerID == 7).first
            )
            let asked = try partitions {
                #expect(project.jobs.count == 3)
                #expect(project.jobs[1].follows != nil)
                #expect(project.customer?.id == 7)
                #expect(project.budget?.amount == 70)
                #expect(project.badges.first?.text == "badge")
                #expect(project.badges[0].projects.count == 1)
            }
            #expect(Set(asked.map { $0.dropLast(3) }).count == 6 && asked.count == 6)
            let job = try partition("Job", 7)
            #expect(asked.contains(job))
        }

        @Test func aToOneThatIsReadByItself() throws {
            let job = try #require(
                try context.fetch(
                    Job.self,
                    where: Job.fields.customerID == 5 && Job.fields.title == "second"
                ).first
            )
            let asked = try partitions {
                #expect(job.follows?.title == "first")
                #expect(job.project?.name == "project")
            }
            #expect(try asked == [partition("Job", 5), partition("Project", 5)])
        }

        @Test func changesAndDeletions() throws {
            let project = try #require(
                try context.fetch(Project.self, where: Project.fields.customerID == 6).first
            )
            let jobs = Array(project.jobs)
            #expect(project.badges.count == 1)
            let asked = try partitions {
                project.name = "changed"
                jobs[0].title = "changed"
                context.delete(jobs[2])
                project.badges.removeAll()
                try context.save()
            }
            #expect(
                try asked == [
                    partition("Project", 6).replacing("Project", with: "Badge_projects"),
                    partition("Job", 6), partition("Project", 6),
                ]
            )
        }

        @Test func manyObjectsOfFewPartitions() throws {
            let jobs = try context.fetch(
                Job.self,
                where: Job.fields.customerID == 1 || Job.fields.customerID == 2
            )
            let asked = try partitions { for job in jobs { #expect(job.project != nil) } }
            #expect(
                try Set(asked) == Set([partition("Project", 1), partition("Project", 2)])
            )
        }

        /// A context keeps its statements prepared: the server leaves partitions out when it runs them.
        @Test func statementsThatAreKeptPrepared() throws {
            let server = try ServerDatabase(try #require(TestServer.address(of: store.file)))
            try server.texts("SET plan_cache_mode = force_generic_plan")
            let statements = [
                "SELECT * FROM \"Job\" WHERE \"customerID\" = $1",
                "SELECT * FROM \"Job\" WHERE \"_pk\" IN (1, 2) AND \"customerID\" IN ($1, $1)",
                "UPDATE \"Job\" SET \"title\" = 'x' WHERE \"_pk\" = 1 AND \"customerID\" = $1",
                "DELETE FROM \"Job\" WHERE \"_pk\" = 1 AND \"customerID\" = $1",
            ]
            for (number, statement) in statements.enumerated() {
                try server.texts("PREPARE q\(number)(bigint) AS \(statement)")
                let plan = try server.texts("EXPLAIN (COSTS OFF) EXECUTE q\(number)(7)")
                let lines = plan.compactMap { $0[0] }
                #expect(lines.contains { $0.contains("Subplans Removed: 3") }, "\(lines)")
            }
        }
    }
#endif
