import ModelIR
import Testing

/// What the values of a column say about it.
struct ColumnSampleTests {
    /// The form and the type that a column of dates has in a database with some values.
    private func column(_ type: String, _ values: [String]) throws -> (
        type: AttributeType?, form: ExistingColumn.Form?
    ) {
        let rows = values.map { "(\($0))" }.joined(separator: ", ")
        let model = try readDatabase(
            "CREATE TABLE song (value \(type)); INSERT INTO song VALUES \(rows)"
        ).model
        return (
            model?.entities.first?.attributes.first?.type,
            model?.existing?.tables.first?.columns.first?.form
        )
    }

    @Test(arguments: [
        (["'2024-01-02 03:04:05'"], ExistingColumn.Form.text("2001-01-01 00:00:00")),
        (["'2024-01-02'", "NULL"], .text("2001-01-01[ 00:00:00]")),
        (["'2024-01-02'", "'2024-01-02 03:04'"], .mixedText("2001-01-01 00:00")),
        (["'2024-01-02T03:04:05.678Z'"], .text("2001-01-01T00:00:00.000Z")),
        (["'2024-01-02 03:04:05+00:00'"], .text("2001-01-01 00:00:00+00:00")),
        (["'2024-01-02 03:04:05+02:00'"], .mixedText("2001-01-01 00:00:00+00:00")),
        (["1704164645"], .wholeSeconds), (["1704164645.5"], .seconds),
        (["1704164645678"], .milliseconds), (["2460311.5"], .julianDay),
        (["'2024-01-02'", "1704164645"], .mixedText("2001-01-01")),
        (["1704164645678", "-1", "0", "86400000", "20000000000"], .milliseconds),
        (["-1", "1704164645"], .wholeSeconds),
        (["1704164645678", "1704164645"], .mixedMilliseconds),
        (["20000000000"], .wholeSeconds), (["2460311.5", "-1"], .mixedJulianDays),
    ])
    func datesHaveTheFormOfTheirValues(_ values: [String], _ form: ExistingColumn.Form) throws {
        let column = try column("DATETIME", values)
        #expect(column.type == .date)
        #expect(column.form == form)
    }

    @Test func daysOfAColumnForDaysStayDays() throws {
        #expect(try column("DATE", ["'2024-01-02'"]).form == .text("2001-01-01"))
    }

    @Test(arguments: [
        "''", "'0000-00-00'", "'2024-13-01'", "'2024-01-32'", "'2024-01-02 25:00'",
        "'2024-01-02 03:60'",
        "'2024-01-02 03:04:61'", "'yesterday'", "'2024-01-02 03:04:05.'",
        "'2024-01-02 03:04:05.00000000000000000000000000000000000000000'",
    ])
    func oneTextThatIsNoDateMakesTheColumnOneOfTexts(_ value: String) throws {
        #expect(try column("DATETIME", ["'2024-01-02'", value]).type == .string)
    }

    @Test(arguments: [
        (["2024", "1999"], true), (["20240102"], true), (["20241302"], false),
        (["2024", "1e15"], true),
    ])
    func numbersThatAreNoTimesStayNumbers(_ values: [String], _ isNumber: Bool) throws {
        #expect((try column("DATETIME", values).type != .date) == isNumber)
    }

    @Test func identifiersHaveTheFormOfTheirLetters() throws {
        let (lower, upper) = (
            "'aaaaaaaa-0000-1111-2222-333333333333'", "'AAAAAAAA-0000-1111-2222-333333333333'"
        )
        #expect(try column("UUID", [lower]).form == .lowercase)
        #expect(try column("UUID", [upper]).form == .uppercase)
        #expect(try column("UUID", [lower, upper]).form == .mixedLowercase)
        let digits = "'00000000-0000-0000-0000-000000000000'"
        #expect(try column("UUID", [digits]).form == .lowercase)
        #expect(try column("UUID", [digits, lower]).form == .lowercase)
        #expect(try column("UUID", [digits, upper]).form == .uppercase)
        #expect(try column("UUID", [digits, lower, upper]).form == .mixedLowercase)
        #expect(try column("UUID", ["x'00112233445566778899aabbccddeeff'"]).form == nil)
        #expect(try column("UUID", [lower, "''"]).type == .string)
        #expect(try column("UUID", ["'aaaaaaaa0-0000-1111-2222-33333333333'"]).type == .string)
    }

    @Test func truthsHaveTheFormOfTheirLettersOrNumbers() throws {
        #expect(try column("BOOLEAN", ["'t'", "'f'"]).form == .letters)
        #expect(try column("BOOLEAN", ["0", "-1"]).form == .numbers)
        #expect(try column("BOOLEAN", ["0", "1"]).form == nil)
        #expect(try column("tinyint(1)", ["0", "1"]).type == .boolean)
        #expect(try column("tinyint(1)", ["0", "2"]).type == .integer64)
        #expect(try column("tinyint(1)", ["0", "2"]).form == nil)
    }

    /// The first rows are read with all columns, further ones only for columns whose values matter.
    @Test(arguments: [10_000, 10_001, 60_000])
    func laterRowsMatter(_ row: Int) throws {
        let model = try readDatabase(
            """
            CREATE TABLE song (name TEXT, id UUID, at DATETIME, code TEXT PRIMARY KEY);
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(row))
            INSERT INTO song SELECT 'a', printf('%08x-0000-0000-0000-000000000000', i), '2024-01-02', i FROM n;
            UPDATE song SET at = 'never', id = '', code = NULL WHERE rowid = \(row);
            """
        ).model
        let attributes = try #require(model?.entities.first?.attributes)
        #expect(attributes.map(\.type) == [.string, .string, .string, .string])
        #expect(attributes.last?.isOptional == true)
    }
}
