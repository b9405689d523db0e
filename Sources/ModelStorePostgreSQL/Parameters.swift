#if PostgreSQL
    import Foundation
    import ModelStore
    import ModelTypes

    /// Values as libpq takes them: texts that end with NUL, and bytes.
    struct Parameters {
        /// The values one after the other; NULL has no place.
        private var bytes: [UInt8] = []
        private var places: [Int?] = []
        private(set) var lengths: [Int32] = []
        /// 1 for bytes, 0 for text.
        private(set) var formats: [Int32] = []

        init(_ values: [Constant]) {
            for value in values { add(value) }
        }

        init(_ arrays: [ArrayParameter]) {
            for array in arrays { add(array.bytes, format: 1) }
        }

        var count: Int32 { Int32(places.count) }

        private mutating func add(_ value: Constant) {
            switch value {
            case .null:
                places.append(nil)
                lengths.append(0)
                formats.append(0)
            case .data(let data): add(data, format: 1)
            case .bool(let value): add((value ? "t" : "f").utf8, format: 0)
            case .date(let date):
                add(Self.text(date.timeIntervalSinceReferenceDate).utf8, format: 0)
            case .double(let number): add(Self.text(number).utf8, format: 0)
            case .uuid(let uuid): add(uuid.uuidString.utf8, format: 0)
            case .integer, .decimal, .string, .url: add((value.string ?? "").utf8, format: 0)
            }
        }

        private mutating func add(_ value: some Sequence<UInt8>, format: Int32) {
            places.append(bytes.count)
            bytes += value
            lengths.append(Int32(clamping: bytes.count - (places.last.flatMap { $0 } ?? 0)))
            formats.append(format)
            bytes.append(0)
        }

        private static func text(_ number: Double) -> String {
            number.isInfinite ? (number < 0 ? "-Infinity" : "Infinity") : "\(number)"
        }

        /// Calls the body with a pointer to each value.
        func withPointers<Result>(_ body: ([UnsafePointer<CChar>?]) -> Result) -> Result {
            bytes.withUnsafeBytes { bytes in
                let start = bytes.bindMemory(to: CChar.self).baseAddress
                return body(places.map { place in place.flatMap { start?.advanced(by: $0) } })
            }
        }
    }
#endif
