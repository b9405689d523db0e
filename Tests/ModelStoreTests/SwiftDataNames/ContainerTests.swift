import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Containers, schemas and configurations, as SwiftData spells them.
struct ContainerTests {
    @Test func aSchemaDescribesItsEntities() throws {
        let schema = Schema([Photo.self], version: Schema.Version(2, 1, 0))
        #expect(schema.version == Schema.Version(2, 1, 0))
        let photo = try #require(schema.entity(for: Photo.self))
        #expect(schema.entitiesByName["Photo"] == photo)
        #expect(
            photo.attributes.map(\.name).sorted() == ["isFavorite", "rating", "thumbnail", "title"]
        )
        #expect(photo.attributesByName["thumbnail"]?.isOptional == true)
        #expect(photo.attributesByName["title"]?.valueType == String.self)
        #expect(photo.attributesByName["title"]?.originalName == "title")
        #expect(photo.properties.count(where: \.isRelationship) == photo.relationships.count)
        #expect(photo.properties.allSatisfy { $0.isAttribute != $0.isRelationship })
        #expect(photo.relationshipsByName["person"]?.destination == "Person")
        #expect(photo.relationshipsByName["person"]?.inverseName == "photos")
        #expect(photo.properties.map(\.name).first == "albums")
        #expect(schema.entitiesByName["Tag"]?.attributesByName["label"]?.isUnique == true)
        #expect(schema.entitiesByName["Person"]?.uniquenessConstraints == [["id"]])
        #expect(
            schema.entitiesByName["Person"]?.relationshipsByName["photos"]?.deleteRule == .cascade
        )
        #expect(schema.entity(for: Garden.self) == nil)
        let plants = Schema([Garden.self]).entitiesByName
        #expect(plants["AppleTree"]?.superentityName == "Tree")
        #expect(plants["Tree"]?.subentityNames == ["AppleTree"])
    }

    @Test func aSchemaIsWrittenAndRead() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "schema.json")
        let schema = Schema([Person.self])
        try schema.save(to: file)
        let read = try Schema.load(from: file)
        #expect(read == schema)
        #expect(throws: StoreError.self) {
            try ModelContainer(
                for: read,
                configurations: ModelConfiguration(isStoredInMemoryOnly: true)
            )
        }
    }

    @Test func configurationsAreValues() throws {
        let file = URL(fileURLWithPath: "/tmp/x.sqlite")
        let one = ModelConfiguration("n", schema: Schema([Tag.self]), url: file)
        #expect(one == ModelConfiguration("n", schema: Schema([Tag.self]), url: file))
        #expect(one != ModelConfiguration("n", url: file))
        #expect(Set([one, one, ModelConfiguration("n", url: file, allowsSave: false)]).count == 2)
        #expect(one.schema?.entityNames.contains("Tag") == true)
        #expect(!one.isStoredInMemoryOnly)
        let memory = ModelConfiguration(isStoredInMemoryOnly: true, allowsSave: false)
        #expect(memory.url.path == "/dev/null")
        #expect(!memory.allowsSave)
        #expect(memory.name == "default")
    }

    @Test func whatIsOfOtherSystemsIsKept() {
        let configuration = ModelConfiguration(
            groupContainer: .identifier("group.x"),
            cloudKitDatabase: .private("iCloud.x")
        )
        #expect(configuration.groupAppContainerIdentifier == "group.x")
        #expect(configuration.cloudKitContainerIdentifier == "iCloud.x")
        #expect(ModelConfiguration.CloudKitDatabase.none != .automatic)
        #expect(
            ModelConfiguration(cloudKitDatabase: .none).url.lastPathComponent == "default.sqlite"
        )
    }

    @Test func theFolderOfAFileIsCreated() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "Library/App/tags.store")
        let context = try ModelContext(
            ModelContainer(for: Tag.self, configurations: ModelConfiguration(url: file))
        )
        context.insert(Tag(label: "x"))
        try context.save()
        #expect(try Database(file).integer("SELECT count(*) FROM Tag") == 1)
        let other = folder.url.appending(path: "Other/tags.store")
        #expect(throws: StoreError.self) {
            try ModelContainer(
                for: Tag.self,
                configurations: ModelConfiguration(url: other, allowsSave: false)
            )
        }
        #expect(!FileManager.default.fileExists(atPath: other.deletingLastPathComponent().path))
    }

    @Test func schemasSayWhichFileHasWhichClasses() throws {
        let folder = try TemporaryFolder()
        let files = ["people", "gardens"].map { folder.url.appending(path: "\($0).sqlite") }
        let container = try ModelContainer(
            for: Person.self,
            Garden.self,
            configurations: ModelConfiguration(schema: Schema([Person.self]), url: files[0]),
            ModelConfiguration(schema: Schema([Garden.self]), url: files[1])
        )
        #expect(container.configurations.count == 2)
        let context = ModelContext(container)
        context.insert(Tag(label: "x"))
        try context.save()
        #expect(try Database(files[0]).integer("SELECT count(*) FROM Tag") == 1)
        #expect(throws: (any Error).self) {
            try Database(files[1]).integer("SELECT count(*) FROM Tag")
        }
    }

    @Test func configurationsForClassesAreVariadic() throws {
        let container = try ModelContainer(
            for: Person.self,
            A.self,
            configurations: ModelConfiguration(
                for: Person.self,
                Photo.self,
                Tag.self,
                Album.self,
                Passport.self,
                isStoredInMemoryOnly: true
            ),
            ModelConfiguration(isStoredInMemoryOnly: true)
        )
        #expect(container.configurations.count == 2)
        #expect(container.migrationPlan == nil)
        #expect(container == container.self)
        #expect(container.debugDescription.contains("in memory"))
    }

    @Test func erasingDeletesEveryRow() throws {
        let store = try Store()
        let context = try store.context()
        let (parent, child) = (Person(name: .ann), Person(name: .zoe))
        context.insert(parent)
        context.insert(child)
        context.insert(Tag(label: "x"))
        child.parent = parent
        try context.save()
        try store.container.erase()
        for table in ["Person", "Tag", "Person_tags"] {
            #expect(try store.integer("SELECT count(*) FROM \(table)") == 0)
        }
        #expect(try context.fetch(Tag.self).isEmpty)
        let tag = Tag(label: "x")
        context.insert(tag)
        try context.save()
        #expect(tag.persistentModelID.key == 2, "keys don't come back")
        store.container.deleteAllData()
        #expect(try store.context().fetchCount(Tag.self) == 0)
        try store.checkIntegrity()
    }

    @Test func enumeratingReadsSomeAtATime() throws {
        let store = try Store([Tag.self])
        let maker = try store.context()
        for number in 0..<600 { maker.insert(Tag(label: "\(number + 1000)")) }
        try maker.save()
        let context = try store.context()
        var labels: [String] = []
        let descriptor = FetchDescriptor<Tag>(sortBy: [Tag.fields.label.descending])
        try context.enumerate(descriptor, batchSize: 300) { tag in
            labels.append(tag.label)
            if tag.label == "1599" {
                for other in try context.fetch(Tag.self, where: Tag.fields.label == "1000") {
                    context.delete(other)
                }
            }
        }
        #expect(labels == (1001..<1600).reversed().map(String.init))
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try store.context().enumerate(descriptor, batchSize: 0) { _ in throw Stop() }
        }
        context.insert(Tag(label: "0"))
        labels = []
        try context.enumerate(FetchDescriptor(Tag.fields.label == "0")) { labels.append($0.label) }
        #expect(labels == ["0"])
    }
}
