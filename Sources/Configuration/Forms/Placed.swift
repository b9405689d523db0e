import Diagnostics

/// A value with the place where it stands, for what later stages have to say about it.
///
/// Of any type: for each generic type whose parameters have to conform to something, the run time looks
/// among all conformances of the program.
package struct Placed<Value> {
    package var value: Value
    package var range: SourceRange

    package init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}

/// A value under a name of the user's, with the place of the name.
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
