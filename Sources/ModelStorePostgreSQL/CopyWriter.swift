#if PostgreSQL
    import ModelStore
    import ModelTypes

    /// Writes rows as `COPY … (FORMAT binary)` reads them.
    final class CopyWriter: RemoteRowWriter {
        private let types: [ServerType]
        private let put: ([UInt8]) throws -> Void
        private var values = BinaryValues()
        private var rowStart = 0
        private var column = 0
        private var failure: (any Error)?
        /// How many bytes are sent at once.
        private static let blockSize = 1 << 16

        /// - Parameter put: sends bytes.
        init(_ types: [ServerType], _ put: @escaping ([UInt8]) throws -> Void) {
            self.types = types
            self.put = put
            values.append(header: Array("PGCOPY\n".utf8) + [0xFF, 0x0D, 0x0A, 0x00])
        }

        func startRow() {
            rowStart = values.bytes.count
            column = 0
            values.append(Int16(types.count))
        }

        func append(_ value: Constant) {
            do {
                try values.append(value, as: types[column])
            } catch {
                failure = error
            }
            column += 1
        }

        func clearRow() {
            values.shorten(to: rowStart)
            failure = nil
            startRow()
        }

        func endRow() throws {
            if let failure { throw failure }
            if values.bytes.count >= Self.blockSize { try send() }
        }

        func end() throws {
            values.append(-1 as Int16)
            try send()
        }

        private func send() throws {
            try put(values.bytes)
            values.shorten(to: 0)
        }
    }
#endif
