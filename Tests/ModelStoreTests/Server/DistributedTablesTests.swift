#if PostgreSQL
    import Foundation
    import ModelStore
    import ModelStorePostgreSQL
    import ModelTypes
    import TestSupport
    import Testing

    /// What a server keeps of distributed objects, and refuses.
    @Suite(.onServer)
    struct DistributedTablesTests {
        private let store: Store
        private let context: ModelContext

        init() throws {
            store = try Store(CustomerScene.classes)
            context = try store.context()
        }

        private func scenes() throws -> (CustomerScene, CustomerScene) {
            let scenes = (CustomerScene(1, into: context), CustomerScene(2, into: context))
            try context.save()
            return scenes
        }

        private func differentKeys(_ relationship: String, _ objects: [String]) -> StoreError {
            .differentKeys(relationship: relationship, objects: objects)
        }

        // MARK: Keys

        @Test func relatedObjectsHaveOneKey() throws {
            let (one, two) = try scenes()
            one.jobs[0].project = two.project
            #expect(throws: differentKeys("Job.project", ["Job/1", "Project/2"])) {
                try context.save()
            }
            context.rollback()
            let job = Job(customerID: 1, title: "new")
            context.insert(job)
            job.project = two.project
            let name = "Job, number 1 of the new objects"
            #expect(throws: differentKeys("Job.project", [name, "Project/2"])) {
                try context.save()
            }
            job.customerID = 2
            try context.save()
            one.project.badges.append(two.badge)
            #expect {
                try context.save()
            } throws: { error in
                guard case StoreError.differentKeys(let relationship, let objects) = error else {
                    return false
                }
                return ["Project.badges", "Badge.projects"].contains(relationship)
                    && Set(objects) == ["Project/1", "Badge/2"]
            }
        }

        /// The context knows nothing of the objects that refer to the one that changes.
        @Test func anObjectThatOthersReferToKeepsItsKey() throws {
            _ = try scenes()
            let reader = try store.context()
            let project = try #require(
                try reader.fetch(Project.self, where: Project.fields.customerID == 1).first
            )
            project.customerID = 2
            project.name = "moved"
            #expect(throws: differentKeys("Project.customer", ["Project/1", "Customer/1"])) {
                try reader.save()
            }
            project.customer = nil
            #expect {
                try reader.save()
            } throws: { error in
                guard case StoreError.differentKeys(_, let objects) = error else { return false }
                return objects.last == "Project/1" && objects.count == 2
            }
            reader.rollback()
            #expect(project.customerID == 1)
        }

        @Test func aReferenceToAClassThatIsNotDistributedIsForAllKeys() throws {
            let (one, two) = try scenes()
            let region = Region(code: "x")
            context.insert(region)
            (one.customer.region, two.customer.region) = (region, region)
            try context.save()
            let reader = try store.context()
            let customers = try reader.fetch(Customer.self)
            #expect(customers.allSatisfy { $0.region?.code == "x" })
            reader.delete(try #require(customers[0].region))
            try reader.save()
            #expect(try store.integer("SELECT count(*) FROM Customer WHERE region IS NULL") == 2)
        }

        /// Deleting what a reference leads to leaves the key.
        @Test func aClearedReferenceLeavesTheKey() throws {
            let (one, _) = try scenes()
            let reader = try store.context()
            let first = try #require(
                try reader.fetch(Job.self, where: Job.fields.title == "first").first {
                    $0.customerID == 1
                }
            )
            reader.delete(first)
            try reader.save()
            #expect(
                try store.integer(
                    "SELECT count(*) FROM Job WHERE customerID = 1 AND follows IS NULL"
                ) == 2
            )
            _ = one
        }

        @Test func anObjectThatOthersHaveMovedIsReadAgain() throws {
            let (one, _) = try scenes()
            let reader = try store.context()
            let job = try #require(
                try reader.fetch(
                    Job.self,
                    where: Job.fields.customerID == 1 && Job.fields.title == "second"
                ).first
            )
            one.project.customerID = 40
            one.project.customer = nil
            one.project.badges.removeAll()
            one.budget.customerID = 40
            for moved in one.jobs { moved.customerID = 40 }
            try context.save()
            #expect(job.customerID == 1)
            // Both rows have moved.
            #expect(job.project?.customerID == 40)
            job.title = "changed"
            #expect(throws: StoreError.rowIsGone(object: "Job/2")) { try reader.save() }
            reader.rollback()
            #expect(job.customerID == 40)
            job.title = "changed"
            try reader.save()
            #expect(
                try store.integer(
                    "SELECT count(*) FROM Job WHERE customerID = 40 AND title = 'changed'"
                ) == 1
            )
        }

        // MARK: Errors of partitions

        @Test func aMissingValueIsSaidOfTheClass() throws {
            _ = try scenes()
            let address = try #require(TestServer.address(of: store.file))
            // Another program's rule.
            _ = try TestServer.texts(
                "ALTER TABLE \"Budget\" ALTER COLUMN \"project\" SET NOT NULL",
                address
            )
            let budget = Budget(customerID: 3)
            context.insert(budget)
            #expect {
                try context.save()
            } throws: { error in
                guard case StoreError.missingValue(let property, _) = error else { return false }
                return property == "Budget.project"
            }
        }

        @Test func uniqueValuesAreExchanged() throws {
            let (one, _) = try scenes()
            let second = Project(customerID: 1, name: "second")
            context.insert(second)
            try context.save()
            (one.project.name, second.name) = ("second", "project")
            try context.save()
            let names = try store.context().fetch(
                Project.self,
                where: Project.fields.customerID == 1,
                sortBy: [Project.fields.name.ascending]
            )
            #expect(names.map(\.persistentModelID.description).count == 2)
            #expect(one.project.name == "second")
        }

        // MARK: Layouts

        private func open(_ partitions: PostgreSQLPartitions?) throws -> ModelContainer {
            try ModelContainer(
                for: store.container.schema,
                configurations: .postgreSQL(
                    try #require(TestServer.address(of: store.file)),
                    partitions: partitions
                )
            )
        }

        @Test func theNumberOfPartitionsStays() throws {
            _ = try open(nil)
            _ = try open(4)
            #expect {
                try open(8)
            } throws: { error in
                guard case StoreError.schemaDiffers(_, let differences) = error else {
                    return false
                }
                return differences.first?.contains("has 4 partitions") == true
                    && differences.first?.contains("ModelContainer.copy") == true
            }
        }

        @Test func tablesNeedNotBeDivided() throws {
            let file = URL(fileURLWithPath: "/whole/\(UUID().uuidString)")
            _ = try ModelConfiguration.test(file)
            let address = try #require(TestServer.address(of: file))
            func open(_ partitions: PostgreSQLPartitions?) throws -> ModelContainer {
                try ModelContainer(
                    for: store.container.schema,
                    configurations: .postgreSQL(address, partitions: partitions)
                )
            }
            let context = ModelContext(try open(nil))
            _ = CustomerScene(1, into: context)
            try context.save()
            let key = try TestServer.texts(
                "SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'Job_project_fkey'",
                address
            )
            #expect(key.first?[0]?.contains("(\"customerID\", project)") == true)
            #expect(
                try TestServer.texts(
                    "SELECT 1 FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE c.relnamespace = current_schema()::regnamespace",
                    address
                ).isEmpty
            )
            #expect(throws: StoreError.self) { _ = try open(4) }
        }
    }
#endif
