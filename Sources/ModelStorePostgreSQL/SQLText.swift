#if PostgreSQL
    /// A statement as PostgreSQL writes it, whose parameters are `$1`, `$2` and so on.
    ///
    /// For example: `?3` of SQLite's text is `$1` if it comes first, and takes the value at position 2.
    struct SQLText {
        let text: String
        /// Which value each parameter has.
        let positions: [Int]

        /// - Parameter parameter: what precedes a parameter's number.
        init(_ sql: String, parameter: String = "$") {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(sql.utf8.count + 16)
            var numbers: [Int: Int] = [:]
            var positions: [Int] = []
            var highest = 0
            var rest = sql.utf8[...]
            while let byte = rest.popFirst() {
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                    bytes.append(byte)
                    // A doubled mark ends one text and starts the next.
                    while let inner = rest.popFirst() {
                        bytes.append(inner)
                        if inner == byte { break }
                    }
                    continue
                }
                guard byte == UInt8(ascii: "?") else {
                    bytes.append(byte)
                    continue
                }
                var number = 0
                while let digit = rest.first,
                    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit)
                {
                    number = number * 10 + Int(digit - UInt8(ascii: "0"))
                    rest.removeFirst()
                }
                // Without a number, it's the one behind the highest.
                if number == 0 { number = highest + 1 }
                highest = max(highest, number)
                if numbers[number] == nil {
                    positions.append(number - 1)
                    numbers[number] = positions.count
                }
                bytes += Array("\(parameter)\(numbers[number] ?? 0)".utf8)
            }
            text = String(decoding: bytes, as: UTF8.self)
            self.positions = positions
        }

        /// The values of the parameters, in their order.
        func values<Value>(_ all: [Value], or missing: Value) -> [Value] {
            positions.map { all.indices.contains($0) ? all[$0] : missing }
        }
    }
#endif
