import Foundation
import ModelStore
import TestSupport
import Testing

/// A row that another program gave the number 0, which stands for no object in a reference.
struct RowZeroTests {
    private let context: ModelContext
    private let folder: TemporaryFolder
    private let file: URL
    private let zero: Parcel
    private let one: Parcel

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("file.sqlite")
        try Database(file).execute(
            """
            CREATE TABLE parcel (id INTEGER PRIMARY KEY, box_id INTEGER REFERENCES parcel(id));
            INSERT INTO parcel VALUES (0, NULL), (1, NULL);
            """
        )
        context = try ModelContext(
            ModelContainer(for: Parcel.self, configurations: ModelConfiguration(url: file))
        )
        let found = try context.fetch(Parcel.self).sorted { ($0.rowKey ?? 0) < ($1.rowKey ?? 0) }
        (zero, one) = (found[0], found[1])
    }

    private let refusal = StoreError.unsupported(
        "Parcel.box: the row of Parcel with the number 0 can't be referred to; give it another number"
    )

    @Test func referringToItIsAnErrorAndNotNil() throws {
        one.box = zero
        #expect(throws: refusal) { try context.save() }
        one.box = nil
        try context.save()
    }

    @Test func itHasNoMembers() throws {
        zero.parcels.append(one)
        #expect(throws: refusal) { try context.save() }
    }

    @Test func itMayReferToOthers() throws {
        zero.box = one
        try context.save()
        #expect(try Database(file).rows("SELECT box_id FROM parcel WHERE id = 0") == [["1"]])
    }
}
