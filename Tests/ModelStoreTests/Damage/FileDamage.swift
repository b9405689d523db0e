import Foundation

/// What happens to a file, as its seed says.
struct FileDamage {
    private var random: SeededGenerator
    let file: URL

    init(seed: UInt64, file: URL) {
        random = SeededGenerator(seed: seed)
        self.file = file
    }

    mutating func apply() throws {
        switch random.int(10) {
        case 0, 1: try changeBytes()
        case 2: try changePages()
        default: try changeRows()
        }
    }

    // MARK: Bytes

    private mutating func changeBytes() throws {
        var bytes = try Data(contentsOf: file)
        let limit = random.int(4) == 0 ? 100 : bytes.count
        for _ in 0...random.int(20) {
            bytes[random.int(limit)] = UInt8(random.int(256))
        }
        try bytes.write(to: file)
    }

    private mutating func changePages() throws {
        var bytes = try Data(contentsOf: file)
        let size = 4096
        let page = random.int(bytes.count / size) * size
        switch random.int(5) {
        case 0: bytes = bytes.prefix(random.int(bytes.count))
        case 1: bytes.resetBytes(in: page..<page + size)
        case 2:
            let other = random.int(bytes.count / size) * size
            bytes.replaceSubrange(page..<page + size, with: bytes[other..<other + size])
        case 3:
            for index in page..<page + size where random.int(8) == 0 {
                bytes[index] = UInt8(random.int(256))
            }
        default:
            // A log that belongs to another file.
            let log = Data((0..<random.int(5000)).map { _ in UInt8(random.int(256)) })
            try log.write(to: URL(fileURLWithPath: file.path + "-wal"))
        }
        try bytes.write(to: file)
    }

    // MARK: Rows

    private mutating func changeRows() throws {
        let rows = try LooseTables(file)
        let tables = try rows.tables()
        let count = 1 + random.int(6)
        for _ in 0..<count {
            let table = tables[random.int(tables.count)]
            let columns = try rows.columns(of: table)
            // The classes of a hierarchy are mixed up more often than one column of many.
            let column =
                columns.contains("_type") && random.int(3) == 0
                ? "_type" : columns[random.int(columns.count)]
            let value = column == "_type" ? className() : value()
            let row =
                random.int(5) == 0
                ? ""
                : " WHERE rowid = (SELECT rowid FROM \"\(table)\" LIMIT 1 OFFSET \(random.int(12)))"
            // What a unique index refuses stays as it was.
            try? rows.execute("UPDATE \"\(table)\" SET \"\(column)\" = \(value)\(row)")
        }
        try rows.close()
    }

    private mutating func className() -> String {
        let names = [
            "Plant", "Tree", "AppleTree", "Hedge", "Message", "Picture", "Post", "Leg", "Flight",
            "Walk", "Person", "", "plant",
        ]
        return random.int(6) == 0 ? value() : "'\(names[random.int(names.count)])'"
    }

    /// As SQL writes it.
    private mutating func value() -> String {
        switch random.int(18) {
        case 0, 1: "NULL"
        case 2: "\(random.int(14))"
        case 3: "-1"
        case 4: "9223372036854775807"
        case 5: "-9223372036854775807 - 1"
        case 6: "1e999"
        case 7: "-1e999"
        case 8: "3.5"
        case 9: "1e300"
        case 10: "'text'"
        case 11: "''"
        case 12: "'{\"street\": '"
        case 13: "CAST(x'66ff80c3' AS TEXT)"
        case 14: "CAST(x'610062' AS TEXT)"
        case 15: "x'0011223344'"
        case 16: "zeroblob(20000)"
        default: "\(1 + random.int(14))"
        }
    }
}
