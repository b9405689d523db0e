import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Data in a column with values of several of SQLite's storage classes.
struct AnyClassTests {
    private let folder: TemporaryFolder
    private let file: URL
    private let context: ModelContext

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("file.sqlite")
        try Database(file).execute(
            """
            CREATE TABLE cell (id INTEGER PRIMARY KEY, value);
            INSERT INTO cell (value) VALUES (1), ('x'), (2.5), (x'01'), (NULL);
            """
        )
        context = try ModelContext(
            ModelContainer(for: Cell.self, configurations: ModelConfiguration(url: file))
        )
    }

    private func stored() throws -> [String] {
        try Database(file).rows("SELECT quote(value) FROM cell ORDER BY id").map { $0[0] }
    }

    @Test func theSameBytesStayWhatTheyAre() throws {
        let cells = try context.fetch(Cell.self)
        #expect(
            cells.map(\.value) == [
                Data("1".utf8), Data("x".utf8), Data("2.5".utf8), Data([1]), nil,
            ]
        )
        for cell in cells { cell.value = cell.value.map { Data($0) } }
        try context.save()
        #expect(try stored() == ["1", "'x'", "2.5", "X'01'", "NULL"])
    }

    @Test func otherBytesAreData() throws {
        let cells = try context.fetch(Cell.self)
        cells[0].value = Data("2".utf8)
        cells[1].value = nil
        cells[4].value = Data("y".utf8)
        context.insert(Cell(value: Data("y".utf8)))
        try context.save()
        #expect(try stored() == ["X'32'", "NULL", "2.5", "X'01'", "X'79'", "X'79'"])
    }

    @Test(arguments: ["1", "x", "2.5", "\u{1}"])
    func valuesOfEveryClassAreFound(text: String) throws {
        let condition = Cell.fields.value == Data(text.utf8)
        #expect(try context.fetchCount(Cell.self, where: condition) == 1)
    }
}
