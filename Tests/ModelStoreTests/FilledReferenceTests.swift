import Foundation
import ModelStore
import TestSupport
import Testing

/// A manual stage relates the objects of the newer version to what were objects of the older one.
struct FilledReferenceTests {
    private let folder: TemporaryFolder
    private let configuration: ModelConfiguration

    init() throws {
        folder = try TemporaryFolder()
        configuration = try .test(folder.url.appendingPathComponent("notes.sqlite"))
        let context = try ModelContext(
            ModelContainer(for: UnlinkedVersion.models.schema, configurations: configuration)
        )
        for text in ["a", "b"] { context.insert(FirstNote(text: text)) }
        try context.save()
    }

    private func open(_ plan: any SchemaMigrationPlan.Type) throws -> [String] {
        let container = try ModelContainer(
            for: LinkedVersion.models.schema,
            migrationPlan: plan,
            configurations: configuration
        )
        let context = ModelContext(container)
        return try withExtendedLifetime(context) {
            try context.fetch(LinkedNote.self).map { note in
                "\(note.text) \(note.tag.text) \(note.origin?.text ?? "-")"
            }
        }
    }

    @Test func aRequiredRelationshipGetsObjectsOfTheOlderVersion() throws {
        let expected = ["a a -", "b inserted a"]
        #expect(try open(LinkingPlan.self) == expected)
        #expect(try open(LinkingPlan.self) == expected)
    }

    @Test func anObjectOfAnotherEntityIsRefused() throws {
        let error = #expect(throws: StoreError.self) { _ = try open(MistakenPlan.self) }
        guard case .cannotMigrate(_, let problems) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(
            problems.map(\.description) == [
                "Note.tag: the stage fills it with objects of 'Note', which don't become objects of"
                    + " 'Tag' [migration.other-destination]"
            ]
        )
    }
}

/// Objects of a class that is new have no older ones to relate to.
struct NewDestinationTests {
    @Test(
        arguments: [
            (
                IdleLonelyPlan.self,
                "1 row would need a value for the new property; objects of 'Tag' are new, too: make it"
                    + " optional in this version, set it in the stage, and let the next version require it"
                    + " [migration.no-value]"
            ),
            (
                FillingLonelyPlan.self,
                "the stage fills it with objects of 'Tag', which the older version doesn't have; make it"
                    + " optional in this version, set it in the stage, and let the next version require it"
                    + " [migration.other-destination]"
            ),
        ] as [(any SchemaMigrationPlan.Type, String)]
    )
    func theyAreToldHowToGoOn(_ plan: any SchemaMigrationPlan.Type, _ message: String) throws {
        let folder = try TemporaryFolder()
        let configuration = try ModelConfiguration.test(
            folder.url.appendingPathComponent("notes.sqlite")
        )
        let context = try ModelContext(
            ModelContainer(for: LonelyVersion.models.schema, configurations: configuration)
        )
        context.insert(FirstNote(text: "a"))
        try context.save()
        let error = #expect(throws: StoreError.self) {
            _ = try ModelContainer(
                for: LinkedVersion.models.schema,
                migrationPlan: plan,
                configurations: configuration
            )
        }
        guard case .cannotMigrate(_, let problems) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(problems.map(\.description) == ["Note.tag: " + message])
    }
}

extension [any PersistentModel.Type] {
    fileprivate var schema: Schema { Schema(self) }
}

private final class PlainTag: NoteBase, PersistentModel {
    override class var entity: Entity { Entity("Tag", columns: [.string("text")]) }
}

/// With relationships to a tag and to another note.
private final class LinkedNote: NoteBase, PersistentModel {
    var tag: PlainTag {
        get { required(resolve(tagReference, 0), "tag") }
        set { tagReference = relate(tagReference, to: newValue, 0) }
    }
    private var tagReference = ToOne<PlainTag>()

    var origin: LinkedNote? {
        get { resolve(originReference, 1) }
        set { originReference = relate(originReference, to: newValue, 1) }
    }
    private var originReference = ToOne<LinkedNote>()

    required init(row: Row) throws {
        tagReference = ToOne(row, 2)
        originReference = ToOne(row, 3)
        try super.init(row: row)
    }

    override func bind(to statement: Statement) {
        super.bind(to: statement)
        statement.bind(2, tagReference)
        statement.bind(3, originReference)
    }

    override func swapReference(_ number: Int, with other: inout StoredReference) {
        switch number {
        case 0: tagReference.swap(with: &other)
        case 1: originReference.swap(with: &other)
        default: super.swapReference(number, with: &other)
        }
    }

    override class func addKeyPaths(to paths: inout KeyPaths) {
        paths[\LinkedNote.tag] = "tag"
        paths[\LinkedNote.origin] = "origin"
    }

    override class var entity: Entity {
        Entity(
            "Note",
            relationships: [
                .toOne("tag", PlainTag.self, column: "tag"),
                .toOne("origin", LinkedNote.self, column: "origin"),
            ],
            columns: [
                .string("text"), .reference("tag", to: "Tag"),
                .reference("origin", to: "Note", isOptional: true),
            ]
        )
    }
}

private enum UnlinkedVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [FirstNote.self, PlainTag.self] }
}

private enum LinkedVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [LinkedNote.self, PlainTag.self] }
}

private enum LinkingPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [UnlinkedVersion.self, LinkedVersion.self] }
    static var stages: [MigrationStage] {
        [
            .manual(fromVersion: UnlinkedVersion.self, toVersion: LinkedVersion.self) { store in
                let old = try store.old
                let tag = PlainTag(text: "a")
                old.insert(tag)
                let first = try old.fetch(FirstNote.self)[0]
                try store.fill(\LinkedNote.tag) { (note: FirstNote) in
                    if note === first { return tag }
                    // Inserted while the relationship is filled, without a key of its own yet.
                    let inserted = PlainTag(text: "inserted")
                    old.insert(inserted)
                    return inserted
                }
                try store.fill(\LinkedNote.origin) { (note: FirstNote) in
                    note === first ? nil : first
                }
            }
        ]
    }
}

private enum MistakenPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [UnlinkedVersion.self, LinkedVersion.self] }
    static var stages: [MigrationStage] {
        [
            .manual(fromVersion: UnlinkedVersion.self, toVersion: LinkedVersion.self) { store in
                try store.fill(\LinkedNote.tag) { (note: FirstNote) in note }
            }
        ]
    }
}

private enum LonelyVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [FirstNote.self] }
}

private enum IdleLonelyPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [LonelyVersion.self, LinkedVersion.self] }
    static var stages: [MigrationStage] {
        [.manual(fromVersion: LonelyVersion.self, toVersion: LinkedVersion.self) { _ in }]
    }
}

private enum FillingLonelyPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { IdleLonelyPlan.schemas }
    static var stages: [MigrationStage] {
        [
            .manual(fromVersion: LonelyVersion.self, toVersion: LinkedVersion.self) { store in
                try store.fill(\LinkedNote.tag) { (note: FirstNote) in PlainTag(text: "new") }
            }
        ]
    }
}
