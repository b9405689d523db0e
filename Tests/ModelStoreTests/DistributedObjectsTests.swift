import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Objects of classes whose rows a server divides: the same in a file, which doesn't.
struct DistributedObjectsTests {
    private let store: Store

    init() throws {
        store = try Store(CustomerScene.classes)
        let context = try store.context()
        for id in 1...9 { _ = CustomerScene(id, into: context) }
        try context.save()
    }

    private func project(_ id: Int, _ context: ModelContext) throws -> Project {
        try #require(
            try context.fetch(Project.self, where: Project.fields.customerID == id).first
        )
    }

    @Test func areReadAsTheyWereSaved() throws {
        let context = try store.context()
        #expect(try context.fetchCount(FetchDescriptor<Job>()) == 27)
        for id in 1...9 {
            let project = try project(id, context)
            #expect(project.customer?.id == id)
            #expect(project.jobs.map(\.title) == ["first", "second", "third"])
            #expect(project.jobs.last is Repair)
            #expect(project.jobs[1].follows === project.jobs[0])
            #expect(project.budget?.amount == 10 * id)
            #expect(project.badges.first?.projects.count == 1)
        }
        let identifiers = try context.fetch(Job.self).map(\.persistentModelID)
        #expect(Set(identifiers).count == 27)
        #expect(try context.model(for: identifiers[13], as: Job.self) != nil)
    }

    @Test func changeAndGo() throws {
        let context = try store.context()
        let project = try project(3, context)
        project.name = "renamed"
        project.jobs[0].title = "changed"
        project.jobs.swapAt(0, 2)
        context.delete(project.jobs[1])
        project.badges.removeAll()
        try context.save()
        let reader = try store.context()
        let other = try self.project(3, reader)
        #expect(other.name == "renamed")
        #expect(other.jobs.map(\.title) == ["third", "changed"])
        #expect(other.badges.isEmpty)
        context.delete(try #require(project.customer))
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Project") == 8)
        #expect(try store.integer("SELECT count(*) FROM Job") == 24)
        #expect(try store.integer("SELECT count(*) FROM Budget") == 8)
        #expect(try store.integer("SELECT count(*) FROM Badge_projects") == 8)
        #expect(try store.integer("SELECT count(*) FROM Badge") == 9)
    }

    @Test func aNewObjectWithTheUniqueValuesOfAnotherIsThatOne() throws {
        let context = try store.context()
        let project = Project(customerID: 5, name: "project")
        context.insert(project)
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Project") == 9)
        let same = Project(customerID: 5, name: "other")
        context.insert(same)
        try context.save()
        same.name = "project"
        #expect {
            try context.save()
        } throws: { error in
            guard case StoreError.duplicate(let attributes, _) = error else { return false }
            return attributes == ["Project.customerID", "Project.name"]
        }
        project.name = "other"
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Project WHERE customerID = 5") == 2)
    }

    @Test func moveWithAllThatBelongsToThem() throws {
        let context = try store.context()
        let project = try project(2, context)
        project.customerID = 40
        project.customer = nil
        for job in project.jobs { job.customerID = 40 }
        project.budget?.customerID = 40
        project.badges.removeAll()
        project.jobs[0].title = "moved"
        try context.save()
        let reader = try store.context()
        let other = try self.project(40, reader)
        #expect(other.jobs.map(\.title) == ["moved", "second", "third"])
        #expect(other.jobs[1].follows === other.jobs[0])
        #expect(other.budget?.amount == 20)
        project.jobs[2].title = "last"
        context.delete(project.jobs[1])
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Job WHERE customerID = 40") == 2)
        #expect(try store.integer("SELECT count(*) FROM Job WHERE title = 'last'") == 1)
    }

    @Test func updatesAndDeletesOfManyRows() throws {
        let context = try store.context()
        try context.update(
            Job.self,
            where: Job.fields.customerID == 4,
            set: Job.fields.title.set(to: "all")
        )
        try context.delete(model: Job.self, where: #Predicate { $0.customerID == 6 })
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Job WHERE title = 'all'") == 3)
        #expect(try store.integer("SELECT count(*) FROM Job") == 24)
    }

    @Test func areCopiedFromAFileAndBack() async throws {
        let folder = try TemporaryFolder()
        func file(_ name: String) throws -> ModelContainer {
            try ModelContainer(
                for: store.container.schema,
                configurations: [ModelConfiguration(url: folder.url.appending(path: name))]
            )
        }
        let source = try file("from.sqlite")
        let context = ModelContext(source)
        for id in 1...70 { _ = CustomerScene(id, into: context) }
        try context.save()
        let target = try Store(CustomerScene.classes)
        try await ModelContainer.copy(from: source, to: target.container)
        #expect(try target.integer("SELECT count(*) FROM Badge_projects") == 70)
        let reader = try target.context()
        let copied = try project(33, reader)
        #expect(copied.badges.count == 1 && copied.jobs.count == 3)
        let back = try file("back.sqlite")
        try await ModelContainer.copy(from: target.container, to: back)
        let last = ModelContext(back)
        #expect(try project(44, last).badges.count == 1)
    }
}
