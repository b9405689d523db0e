#if PostgreSQL
    import Foundation
    import ModelStore
    import ModelTypes

    /// Values in PostgreSQL's binary format, each behind its length.
    struct BinaryValues {
        private(set) var bytes: [UInt8] = []

        /// Adds a value of a column.
        /// - Throws: `StoreError` if a column of the type can't have it.
        mutating func append(_ value: Constant, as type: ServerType) throws {
            switch (type, value) {
            case (_, .null): append(Int32(-1))
            case (.int64, .integer(let number)): append(number, count: 8)
            case (.int32, .integer(let number)): append(try narrow(number) as Int32, count: 4)
            case (.int16, .integer(let number)): append(try narrow(number) as Int16, count: 2)
            case (.double, .double(let number)): append(number.bitPattern, count: 8)
            case (.double, .date(let date)):
                append(date.timeIntervalSinceReferenceDate.bitPattern, count: 8)
            case (.float, .double(let number)): append(Float(number).bitPattern, count: 4)
            case (.bool, .bool(let value)): append(value ? 1 : 0 as UInt8, count: 1)
            case (.text, .string(let text)): append(text)
            case (.text, .url(let url)): append(url.absoluteString)
            case (.numeric, .decimal(let decimal)): append(digitsOf: decimal)
            case (.uuid, .uuid(let uuid)): withUnsafeBytes(of: uuid.uuid) { append(all: $0) }
            case (.bytes, .data(let data)): data.withUnsafeBytes { append(all: $0) }
            default: throw Self.mismatch
            }
        }

        mutating func append<Number: FixedWidthInteger>(_ number: Number) {
            withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
        }

        /// Adds the start of a file, without extensions.
        mutating func append(header: [UInt8]) {
            bytes += header
            append(0 as Int64)
        }

        mutating func shorten(to count: Int) {
            bytes.removeLast(bytes.count - count)
        }

        mutating func append(_ other: BinaryValues) { bytes += other.bytes }

        private mutating func append(_ number: some FixedWidthInteger, count: Int32) {
            append(count)
            append(number)
        }

        private mutating func append(_ text: String) {
            append(Int32(clamping: text.utf8.count))
            bytes.append(contentsOf: text.utf8)
        }

        private mutating func append(all value: UnsafeRawBufferPointer) {
            append(Int32(clamping: value.count))
            bytes.append(contentsOf: value)
        }

        /// As `numeric` has them: digits to the base of 10,000.
        private mutating func append(digitsOf decimal: Decimal) {
            let text = Constant.decimal(decimal).string ?? ""
            let isNegative = text.hasPrefix("-")
            let parts = (isNegative ? text.dropFirst() : text[...]).split(separator: ".")
            let (whole, fraction) = (parts.first ?? "", parts.dropFirst().first ?? "")
            func zeros(_ count: Int) -> String {
                String(repeating: "0", count: (4 - count % 4) % 4)
            }
            let digits = Array("\(zeros(whole.count))\(whole)\(fraction)\(zeros(fraction.count))")
            var groups = stride(from: 0, to: digits.count, by: 4).map { start in
                digits[start..<start + 4].reduce(0 as Int16) {
                    $0 * 10 + Int16($1.wholeNumberValue ?? 0)
                }
            }
            var weight = (whole.count + 3) / 4 - 1
            while groups.first == 0 {
                groups.removeFirst()
                weight -= 1
            }
            while groups.last == 0 { groups.removeLast() }
            append(Int32(8 + 2 * groups.count))
            append(Int16(groups.count))
            append(Int16(groups.isEmpty ? 0 : weight))
            append(isNegative && !groups.isEmpty ? 0x4000 : 0 as UInt16)
            append(Int16(fraction.count))
            for group in groups { append(group) }
        }

        private func narrow<Number: FixedWidthInteger>(_ number: Int64) throws -> Number {
            guard let narrow = Number(exactly: number) else { throw Self.mismatch }
            return narrow
        }

        /// One by one, the rows are sent as text, and the server says what is wrong.
        private static var mismatch: StoreError {
            .sql(
                SQLFailure(
                    code: 20,
                    message: "a value isn't of its column's type",
                    sql: "",
                    arguments: []
                )
            )
        }
    }
#endif
