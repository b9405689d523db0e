import Foundation
import ModelTypes

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.CollectionContainsCollection: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        #if !canImport(Darwin)
            if let search = try reader.search(base, other) { return .test(search) }
        #endif
        let (collection, part) = (try reader.term(base), try reader.term(other))
        switch (collection, part) {
        case (.scalar(let text, .text), _):
            let pattern = try reader.scalar(of: part, nodeName(other))
            return .test(.matches(text, .contains, pattern, []))
        case (.value(let text as any StringProtocol), .scalar(let pattern, .text)):
            return .test(.text(.constant(.string(String(text))), .contains, pattern, []))
        case (.codable(let column, let decoded), .value(let part as Other.Output)):
            return .codable(column, decoded.then { ($0 as? Base.Output)?.contains(part) })
        case (.value(let base as Base.Output), .value(let part as Other.Output)):
            return .test(.constant(base.contains(part)))
        case (_, _): throw reader.noSQL(self)
        }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.SequenceStartsWith: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        let (sequence, start) = (try reader.term(base), try reader.term(prefix))
        switch (sequence, start) {
        case (.scalar(let text, .text), _):
            let pattern = try reader.scalar(of: start, nodeName(prefix))
            return .test(.matches(text, .hasPrefix, pattern, []))
        case (.value(let text as any StringProtocol), .scalar(let pattern, .text)):
            return .test(.text(.constant(.string(String(text))), .hasPrefix, pattern, []))
        case (.codable(let column, let decoded), .value(let start as Prefix.Output)):
            return .codable(column, decoded.then { ($0 as? Base.Output)?.starts(with: start) })
        case (.value(let base as Base.Output), .value(let start as Prefix.Output)):
            return .test(.constant(base.starts(with: start)))
        case (_, _): throw reader.noSQL(self)
        }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.CollectionIndexSubscript: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        guard case .value(let index as Index.Output) = try reader.term(index) else {
            throw reader.noSQL("an index that depends on a row")
        }
        return try reader.ofList(wrapped, self) { list in
            list.indices.contains { $0 == index } ? list[index] : nil
        }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.CollectionRangeSubscript: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        guard let range = try bounds(&reader) else {
            throw reader.noSQL("a range of indices that depends on a row")
        }
        return try reader.ofList(wrapped, self) { list in
            let indices = list.startIndex...list.endIndex
            return indices.contains(range.lowerBound) && indices.contains(range.upperBound)
                ? list[range] : nil
        }
    }

    private func bounds(_ reader: inout PredicateReader) throws -> Range.Output? {
        switch try reader.term(range) {
        case .value(let range as Range.Output): return range
        case .range(let range):
            guard case .constant(.integer(let lower))? = range.lower,
                case .constant(.integer(let upper))? = range.upper, lower <= upper
            else { return nil }
            return Swift.Range(uncheckedBounds: (Int(lower), Int(upper))) as? Range.Output
        default: return nil
        }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.DictionaryKeySubscript: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        try reader.entry(of: wrapped, key, Value.self, self)
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.DictionaryKeyDefaultValueSubscript: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        let entry = try reader.entry(of: wrapped, key, Default.Output.self, self)
        switch entry {
        case .value(nil): return try reader.term(`default`)
        case .value: return entry
        case .codable(let column, let part):
            guard case .value(let other?) = try reader.term(`default`) else { break }
            return .codable(column, part.or(other))
        case .scalar(let scalar, let kind):
            return .scalar(.coalesced(scalar, try reader.scalar(`default`)), kind)
        default: break
        }
        throw reader.noSQL(self)
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateReader {
    fileprivate mutating func entry<
        Wrapped: PredicateExpression,
        Key: PredicateExpression,
        Value
    >(
        of wrapped: Wrapped,
        _ key: Key,
        _ type: Value.Type,
        _ node: some PredicateExpression
    ) throws -> Term where Wrapped.Output == [Key.Output: Value] {
        switch (try term(wrapped), try term(key)) {
        case (.value(let entries as [Key.Output: Value]), .value(let key as Key.Output)):
            return .value(entries[key].flatMap(flattened))
        case (.codable(let column, let part), .value(let key as Key.Output)):
            return .codable(column, part.then { ($0 as? [Key.Output: Value])?[key] })
        case (.value(let entries as [Key.Output: Value]), .scalar(let scalar, let kind)):
            guard let valueKind = ScalarKind(Value.self) else { throw noSQL(node) }
            let pairs = entries.compactMap { key, value in
                constant(key).flatMap { key in constant(value).map { (key: key, value: $0) } }
            }
            return .scalar(
                .lookup(scalar, pairs.sorted { $0.key.compare($1.key) < 0 }, kind),
                valueKind
            )
        case (_, _): throw noSQL(node)
        }
    }
}
