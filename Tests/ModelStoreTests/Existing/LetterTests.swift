import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Truth values that are letters, as Rails wrote them.
struct LetterTests {
    @Test func lettersAreTruthValues() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("file.sqlite")
        try Database(file).execute(
            """
            CREATE TABLE lamp (id INTEGER PRIMARY KEY, is_on boolean);
            INSERT INTO lamp (is_on) VALUES ('t'), ('f'), (NULL), (1);
            """
        )
        let context = try ModelContext(
            ModelContainer(for: Lamp.self, configurations: ModelConfiguration(url: file))
        )
        let lamps = try context.fetch(Lamp.self)
        #expect(lamps.map(\.isOn) == [true, false, nil, true])
        let on = try context.fetch(Lamp.self, where: Lamp.fields.isOn == true)
        #expect(on.map(\.rowKey) == [1, 4])
        (lamps[1].isOn, lamps[2].isOn) = (nil, false)
        context.insert(Lamp(isOn: true))
        try context.save()
        let stored = try Database(file).rows("SELECT quote(is_on) FROM lamp ORDER BY id")
        #expect(stored == [["'t'"], ["NULL"], ["'f'"], ["1"], ["'t'"]])
    }
}
