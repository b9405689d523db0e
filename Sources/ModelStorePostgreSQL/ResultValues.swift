#if PostgreSQL
    import CPostgreSQL
    import Foundation
    import ModelStore
    import ModelTypes

    /// The values of a result in the binary format, which it keeps.
    final class ResultValues: RemoteValues {
        private var result: OpaquePointer
        private let types: [ServerType?]
        private(set) var count: Int
        /// Whether the result has room for more rows.
        private var isCopy = false

        /// - Parameter result: is cleared when the values aren't needed any more.
        init(_ result: OpaquePointer) {
            self.result = result
            count = Int(PQntuples(result))
            types = (0..<PQnfields(result)).map { ServerType(rawValue: PQftype(result, $0)) }
        }

        deinit { PQclear(result) }

        /// Takes the next row of the same statement in place of a result of one row.
        func replace(_ next: OpaquePointer) {
            PQclear(result)
            result = next
        }

        /// Takes the next row of the same statement as a further one.
        /// - Returns: `false` if there's no memory for it.
        func append(_ next: OpaquePointer) -> Bool {
            defer { PQclear(next) }
            if !isCopy {
                let parts = PG_COPYRES_ATTRS | PG_COPYRES_TUPLES
                guard let copy = PQcopyResult(result, parts) else { return false }
                replace(copy)
                isCopy = true
            }
            let row = Int32(clamping: count)
            for column in 0..<Int32(clamping: types.count) {
                let isNull = PQgetisnull(next, 0, column) == 1
                let length = isNull ? -1 : PQgetlength(next, 0, column)
                let value = PQgetvalue(next, 0, column)
                guard PQsetvalue(result, row, column, value, length) == 1 else { return false }
            }
            count += 1
            return true
        }

        var columnCount: Int { types.count }

        var columns: [String] {
            types.indices.map { String(cString: PQfname(result, Int32($0))) }
        }

        func value(_ row: Int, _ column: Int) -> Constant {
            isNull(row, column)
                ? .null : ModelStorePostgreSQL.value(bytes(row, column), types[column])
        }

        func storageClass(_ row: Int, _ column: Int) -> StorageClass {
            if isNull(row, column) { return .null }
            return switch types[column] {
            case .bool, .int16, .int32, .int64: .integer
            case .float, .double: .real
            case .numeric, .text, nil: .text
            case .bytes, .uuid: .blob
            }
        }

        private func isNull(_ row: Int, _ column: Int) -> Bool {
            PQgetisnull(result, Int32(truncatingIfNeeded: row), Int32(truncatingIfNeeded: column))
                == 1
        }

        func integer(_ row: Int, _ column: Int) -> Int64 {
            // NULL has no bytes.
            guard case .int64? = types[column], case let bytes = bytes(row, column),
                bytes.count == 8
            else { return value(row, column).integer }
            return Int64(bigEndian: bytes.loadUnaligned(as: Int64.self))
        }

        func double(_ row: Int, _ column: Int) -> Double {
            guard case .double? = types[column], case let bytes = bytes(row, column),
                bytes.count == 8
            else { return value(row, column).double }
            return Double(bitPattern: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)))
        }

        func string(_ row: Int, _ column: Int) -> String? {
            guard case .text? = types[column] else { return value(row, column).string }
            let bytes = bytes(row, column)
            if bytes.isEmpty, isNull(row, column) { return nil }
            return String(decoding: bytes, as: UTF8.self)
        }

        private func bytes(_ row: Int, _ column: Int) -> UnsafeRawBufferPointer {
            let (row, column) =
                (Int32(truncatingIfNeeded: row), Int32(truncatingIfNeeded: column))
            return UnsafeRawBufferPointer(
                start: PQgetvalue(result, row, column),
                count: Int(PQgetlength(result, row, column))
            )
        }
    }

    private func value(_ bytes: UnsafeRawBufferPointer, _ type: ServerType?) -> Constant {
        switch type {
        case .bool: .bool(bytes.first == 1)
        case .int16: .integer(Int64(Int16(bitPattern: number(bytes))))
        case .int32: .integer(Int64(Int32(bitPattern: number(bytes))))
        case .int64: .integer(Int64(bitPattern: number(bytes)))
        case .float: .double(Double(Float(bitPattern: number(bytes))))
        case .double: .double(Double(bitPattern: number(bytes)))
        case .numeric: .string(decimalText(bytes))
        case .uuid: uuid(bytes)
        case .bytes: .data(Data(bytes))
        case .text, nil: .string(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// A number, whose highest byte comes first.
    private func number<Number: FixedWidthInteger>(_ bytes: some Collection<UInt8>) -> Number {
        bytes.reduce(0) { $0 << 8 | Number($1) }
    }

    private func uuid(_ bytes: UnsafeRawBufferPointer) -> Constant {
        bytes.count == 16 ? .uuid(UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))) : .null
    }

    /// A `numeric`, which comes as digits to the base of 10,000, without redundant zeros.
    ///
    /// For example: `-12.5`.
    private func decimalText(_ bytes: UnsafeRawBufferPointer) -> String {
        let words: [UInt16] = stride(from: 0, to: bytes.count - 1, by: 2).map {
            number(bytes[$0..<$0 + 2])
        }
        // NaN and both infinities, none of which a `Decimal` can be.
        guard words.count >= 4, words[2] & 0xC000 != 0xC000 else { return "NaN" }
        let digits = words[4...].map(Int.init)
        // The place of the first digit: 0 is the one before the point.
        let weight = Int(Int16(bitPattern: words[1]))
        func digit(_ place: Int) -> String {
            let index = weight - place
            let value = digits.indices.contains(index) ? digits[index] : 0
            let text = String(value)
            return String(repeating: "0", count: 4 - text.count) + text
        }
        let whole = stride(from: max(weight, 0), through: 0, by: -1).map(digit).joined()
            .drop { $0 == "0" }
        let lowest = weight - digits.count + 1
        var fraction = stride(from: -1, through: min(lowest, 0), by: -1).map(digit).joined()[...]
        while fraction.last == "0" { fraction.removeLast() }
        let text = (whole.isEmpty ? "0" : String(whole)) + (fraction.isEmpty ? "" : ".\(fraction)")
        return words[2] == 0x4000 && text != "0" ? "-" + text : text
    }
#endif
