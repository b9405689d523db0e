#if PostgreSQL
    import ModelStore
    import ModelTypes

    /// The values of one column in many rows, as an array of PostgreSQL's in the binary format.
    struct ArrayParameter {
        private let type: ServerType
        private var values = BinaryValues()
        private var count: Int32 = 0

        init(_ type: ServerType) { self.type = type }

        /// - Throws: `StoreError` if a column of the type can't have the value.
        mutating func append(_ value: Constant) throws {
            try values.append(value, as: type)
            count += 1
        }

        var bytes: [UInt8] {
            var array = BinaryValues()
            array.append(count == 0 ? 0 : 1 as Int32)
            // There may be NULLs.
            array.append(1 as Int32)
            array.append(type.rawValue)
            if count > 0 {
                array.append(count)
                array.append(1 as Int32)
                array.append(values)
            }
            return array.bytes
        }

        /// The values of each column.
        static func columns(_ types: [ServerType], _ cells: [Constant]) throws -> [ArrayParameter] {
            var arrays = types.map(ArrayParameter.init)
            for (index, cell) in cells.enumerated() {
                try arrays[index % types.count].append(cell)
            }
            return arrays
        }

        /// A table of the values, with parameters for its columns.
        ///
        /// For example: `unnest($1::bigint[], $2::text[])`.
        static func unnest(_ types: [ServerType]) -> String {
            let list = types.enumerated().map { "$\($0 + 1)::\($1.name)[]" }
            return "unnest(\(list.joined(separator: ", ")))"
        }
    }
#endif
