import Diagnostics

/// A value with its place, for the diagnostics of later stages.
///
/// Deliberately unconstrained: constrained parameters of generic types cost a runtime search of the
/// program's conformances.
package struct Placed<Value> {
    package var value: Value
    package var range: SourceRange

    package init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}

/// A value with a name that the user chooses, and the place of the name.
package struct Named<Value> {
    package var name: String
    package var value: Value
    package var range: SourceRange

    package init(_ name: String, _ value: Value, at range: SourceRange) {
        self.name = name
        self.value = value
        self.range = range
    }
}

extension Placed: Equatable where Value: Equatable {}
extension Placed: Hashable where Value: Hashable {}
extension Placed: Sendable where Value: Sendable {}

extension Named: Equatable where Value: Equatable {}
extension Named: Hashable where Value: Hashable {}
extension Named: Sendable where Value: Sendable {}
