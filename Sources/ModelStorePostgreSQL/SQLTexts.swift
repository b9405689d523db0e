#if PostgreSQL
    import Foundation
    import ModelStore
    import ModelTypes

    /// Statements as PostgreSQL writes them, by the store's text.
    final class SQLTexts: @unchecked Sendable {
        // Sendable, because `texts` is only touched under `lock`.
        private let lock = NSLock()
        private var texts: [String: SQLText] = [:]

        subscript(sql: String) -> SQLText {
            lock.withLock {
                if let text = texts[sql] { return text }
                let text = SQLText(sql)
                // Conditions that were put together have many texts: keep the number within bounds.
                if texts.count >= 1024 { texts = [:] }
                texts[sql] = text
                return text
            }
        }
    }

    extension SQLText {
        /// The statement with its values, for a trace.
        func with(_ values: [Constant]) -> String {
            let values = self.values(values, or: .null)
            var result = ""
            var rest = text[...]
            while let sign = rest.firstIndex(of: "$") {
                result += rest[..<sign]
                let digits = rest[sign...].dropFirst().prefix { $0.isASCII && $0.isNumber }
                let number = Int(digits) ?? 0
                result +=
                    values.indices.contains(number - 1) ? values[number - 1].sqlText : "$\(digits)"
                rest = rest[digits.endIndex...]
            }
            return result + rest
        }
    }
#endif
