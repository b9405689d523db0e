import Foundation
import ModelTypes

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.Variable: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term { try reader.term(of: key) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.Value: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term { .value(flattened(value)) }
}

/// A collection of members that declares `count` and `isEmpty` itself.
private protocol MemberCollection {
    static var countPath: AnyKeyPath { get }
    static var isEmptyPath: AnyKeyPath { get }
}

extension ToMany: MemberCollection {
    fileprivate static var countPath: AnyKeyPath { \Self.count }
    fileprivate static var isEmptyPath: AnyKeyPath { \Self.isEmpty }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.NilLiteral: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term { .value(nil) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.KeyPath: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        switch try reader.term(root) {
        case .place(let place):
            return try reader.property(keyPath, Output.self, of: place)
        case .value(let value):
            guard let value = value as? Root.Output else { return .value(nil) }
            return .value(flattened(value[keyPath: keyPath]))
        case .scalar(let scalar, let kind): return try term(of: scalar, kind, reader)
        case .members(let members): return try term(of: members, reader)
        case .composite(let place, let name):
            return try reader.part(keyPath, Output.self, of: name, in: place)
        case .codable(let column, let part):
            let keyPath = keyPath
            return .codable(column, part.then { ($0 as? Root.Output)?[keyPath: keyPath] })
        case .search(let scalar, let search) where keyPath == \TextSearch.hasMatch:
            let pattern = Scalar.constant(.string(search.pattern))
            return .test(.matches(scalar, .contains, pattern, .standardSearch))
        case .test, .range, .identifier, .search: throw unsupported(reader)
        }
    }

    private func term(
        of scalar: Scalar,
        _ kind: ScalarKind,
        _ reader: PredicateReader
    ) throws -> Term {
        if let path = keyPath as? Swift.KeyPath<String, TextSearch> {
            return .search(scalar, ""[keyPath: path])
        }
        let count = Scalar.length(scalar, kind)
        if keyPath == \Data.count {
            return .scalar(count, .integer(bits: Int.bitWidth, isSigned: true))
        }
        if keyPath == \Data.isEmpty {
            return .test(.isEqual(scalar, .constant(.data(Data())), .data))
        }
        switch (self.kind, kind) {
        case (.collectionCount, .text):
            return .scalar(count, .integer(bits: Int.bitWidth, isSigned: true))
        case (.collectionIsEmpty, .text):
            return .test(.isEqual(scalar, .constant(.string("")), .text))
        case (_, _):
            guard case .column(let place, let name) = scalar else { throw unsupported(reader) }
            return try reader.part(keyPath, Output.self, of: name, in: place)
        }
    }

    private func term(of members: Members, _ reader: PredicateReader) throws -> Term {
        let list = Root.Output.self as? any MemberCollection.Type
        if kind == .collectionCount || keyPath == list?.countPath {
            return .scalar(.count(members), .integer(bits: Int.bitWidth, isSigned: true))
        }
        if kind == .collectionIsEmpty || keyPath == list?.isEmptyPath {
            return .test(.quantified(members, .none, .constant(true)))
        }
        throw unsupported(reader)
    }

    private func unsupported(_ reader: PredicateReader) -> StoreError {
        reader.noSQL(words(for: keyPath))
    }
}
