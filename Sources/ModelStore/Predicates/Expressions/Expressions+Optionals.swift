import Foundation
import ModelTypes

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.OptionalFlatMap: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        let subject = try reader.term(wrapped)
        switch subject {
        case .value(let value):
            guard value != nil else { return .value(nil) }
            return try result(of: subject, &reader)
        case .place(let place):
            let row = reader.row(at: place)
            return try result(of: .place(.row(row)), &reader).chained(to: place, row)
        case .scalar(let scalar, _):
            let present = Test.isMissing(scalar).negated
            return try result(of: subject, &reader).chained(to: scalar, present)
        case .codable(let column, let part):
            let present = part.isPresent(in: column)
            return try result(of: subject, &reader).chained(to: .part(column, part), present)
        case .members, .identifier, .test: return try result(of: subject, &reader)
        case .composite(let place, let name):
            let result = try result(of: subject, &reader)
            if case .scalar(.column, _) = result { return result }
            let present = reader.isPresent(name, in: place)
            return result.chained(to: .constant(.null), present)
        case .range, .search: throw reader.noSQL(self)
        }
    }

    private func result(of subject: Term, _ reader: inout PredicateReader) throws -> Term {
        reader.bind(variable, subject)
        return try reader.term(transform)
    }
}

extension Term {
    /// The term about the object in a place, missing where there's none.
    fileprivate func chained(to place: Place, _ row: Int) -> Term {
        switch self {
        case .test(let test):
            let holds = Test.inside(place, row, test)
            return .scalar(.optionalTest(present: .present(place), holds: holds), .bool)
        case .scalar(.optionalTest(let present, let holds), let kind):
            return .scalar(
                .optionalTest(
                    present: .inside(place, row, present),
                    holds: .inside(place, row, holds)
                ),
                kind
            )
        case .scalar(let scalar, let kind):
            let scalar = scalar.replacing(row, place)
            if scalar.isMissing(without: place) { return .scalar(scalar, kind) }
            return .scalar(.choice(.present(place), scalar, .constant(.null)), kind)
        case .place(let inner): return .place(inner.replacing(row, place))
        case .composite(let inner, let name): return .composite(inner.replacing(row, place), name)
        case .identifier(let inner): return .identifier(inner.replacing(row, place))
        case .codable(let column, let part): return .codable(column.replacing(row, place), part)
        case .value, .members, .range, .search: return self
        }
    }

    /// The term about a value, missing where the value is.
    fileprivate func chained(to scalar: Scalar, _ present: Test) -> Term {
        switch self {
        case .test(let test):
            let holds = test.isFalse(without: scalar) ? test : .both(present, test)
            return .scalar(.optionalTest(present: present, holds: holds), .bool)
        case .scalar(let inner, let kind):
            if inner.isMissing(without: scalar) { return self }
            return .scalar(.choice(present, inner, .constant(.null)), kind)
        case .value, .place, .members, .composite, .codable, .range, .identifier, .search:
            return self
        }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.NilCoalesce: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        let term = try reader.term(lhs)
        switch term {
        case .value(let value): return try value == nil ? reader.term(rhs) : term
        case .test: return term
        case .scalar(.optionalTest(let present, let holds), _):
            let other = try reader.term(rhs)
            let rest = try reader.test(of: other, nodeName(rhs))
            return .test(.either(holds, .both(present.negated, rest)))
        case .scalar(let scalar, let kind):
            return .scalar(.coalesced(scalar, try reader.scalar(rhs)), kind)
        case .codable(let column, let part):
            switch try reader.term(rhs) {
            case .value(let other?): return .codable(column, part.or(other))
            case .codable(let otherColumn, let other) where otherColumn.isSameColumn(as: column):
                return .codable(column, part.or(other))
            default: break
            }
        case .members:
            guard case .value(let list as any Collection) = try reader.term(rhs), list.isEmpty
            else { break }
            return term
        case .place, .composite, .range, .identifier, .search: break
        }
        throw reader.noSQL(self)
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.ForcedUnwrap: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        let term = try reader.term(inner)
        switch term {
        case .value(nil):
            throw reader.noSQL("a captured nil that is unwrapped", "capture a value")
        case .scalar(.optionalTest(_, let holds), _): return .test(holds)
        default: return term
        }
    }
}

// MARK: - What a chain is about

extension Place {
    fileprivate func replacing(_ row: Int, _ place: Place) -> Place {
        switch self {
        case .row(row): place
        case .row: self
        case .toOne(let inner, let name): .toOne(inner.replacing(row, place), name)
        case .cast(let inner, let number): .cast(inner.replacing(row, place), number)
        }
    }

    /// Whether the way to the object leads through a place.
    fileprivate func leads(through place: Place) -> Bool {
        if self == place { return true }
        return switch self {
        case .row: false
        case .toOne(let inner, _), .cast(let inner, _): inner.leads(through: place)
        }
    }
}

extension Scalar {
    /// The scalar about a place instead of a row. Tests in it keep the row, whose place is known.
    fileprivate func replacing(_ row: Int, _ place: Place) -> Scalar {
        switch self {
        case .column(let inner, let name): .column(inner.replacing(row, place), name)
        case .coalesced(let first, let other):
            .coalesced(first.replacing(row, place), other.replacing(row, place))
        case .calculated(let calculation, let left, let right):
            .calculated(calculation, left.replacing(row, place), right.replacing(row, place))
        case .length(let scalar, let kind): .length(scalar.replacing(row, place), kind)
        case .part(let scalar, let part): .part(scalar.replacing(row, place), part)
        case .joined(let left, let right):
            .joined(left.replacing(row, place), right.replacing(row, place))
        case .choice(let test, let yes, let no):
            .choice(test, yes.replacing(row, place), no.replacing(row, place))
        case .lookup(let scalar, let pairs, let kind):
            .lookup(scalar.replacing(row, place), pairs, kind)
        case .constant, .test, .optionalTest, .count: self
        }
    }

    fileprivate func isMissing(without place: Place) -> Bool {
        isMissing { column, _ in column.leads(through: place) }
    }

    fileprivate func isMissing(without scalar: Scalar) -> Bool {
        switch scalar {
        case .column(let place, let name): isMissing { $0 == place && $1 == name }
        case .length(let scalar, _): isMissing(without: scalar)
        default: false
        }
    }

    private func isMissing(without column: (Place, String) -> Bool) -> Bool {
        switch self {
        case .column(let place, let name): column(place, name)
        case .calculated(_, let left, let right):
            left.isMissing(without: column) || right.isMissing(without: column)
        case .length(let scalar, _): scalar.isMissing(without: column)
        case .constant, .test, .optionalTest, .choice, .coalesced, .count, .part, .joined, .lookup:
            false
        }
    }
}
