import Foundation
import ModelStore
import TestSupport
import Testing

/// Numbers that become integers.
struct LargestIntegerTests {
    private let folder: TemporaryFolder
    private let configuration: ModelConfiguration

    init() throws {
        folder = try TemporaryFolder()
        configuration = try .test(folder.url.appendingPathComponent("sizes.sqlite"))
    }

    private func store(_ value: Double) throws {
        let context = try ModelContext(
            ModelContainer(for: RealSize.self, configurations: configuration)
        )
        context.insert(RealSize(value))
        try context.save()
    }

    @Test(arguments: [0x1p63, 0x1p64, -0x1.0000000000001p63])
    func whatIsNoIntegerIsReported(value: Double) throws {
        try store(value)
        let error = #expect(throws: StoreError.self) {
            try ModelContainer(for: WholeSize.self, configurations: configuration)
        }
        guard case .cannotMigrate(_, let problems) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(problems.map(\.kind) == [.rowDoesNotFit])
    }

    @Test(arguments: [0x1.fffffffffffffp62, -0x1p63, 0])
    func theLastIntegersAreKept(value: Double) throws {
        try store(value)
        let container = try ModelContainer(for: WholeSize.self, configurations: configuration)
        let sizes = try ModelContext(container).fetch(FetchDescriptor<WholeSize>())
        #expect(sizes.map(\.value) == [Int(value)])
    }
}

private final class RealSize: ModelObject, PersistentModel {
    private let value: Double

    init(_ value: Double) {
        self.value = value
        super.init()
    }

    required init(row: Row) throws {
        value = row[1]
        try super.init(row: row)
    }

    override func bind(to statement: Statement) { statement.bind(1, value) }

    override class var entity: Entity { Entity("Size", columns: [.double("value")]) }
}

private final class WholeSize: ModelObject, PersistentModel {
    let value: Int

    required init(row: Row) throws {
        value = row[1]
        try super.init(row: row)
    }

    override func bind(to statement: Statement) { statement.bind(1, value) }

    override class var entity: Entity { Entity("Size", columns: [.int64("value")]) }
}
