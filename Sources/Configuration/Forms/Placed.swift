import Diagnostics

/// A value with the place where it stands, for what later stages have to say about it.
package struct Placed<Value: Hashable & Sendable>: Hashable, Sendable {
    package var value: Value
    package var range: SourceRange

    package init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}

/// A value under a name of the user's, with the place of the name.
package struct Named<Value: Hashable & Sendable>: Hashable, Sendable {
    package var name: String
    package var value: Value
    package var range: SourceRange

    package init(_ name: String, _ value: Value, at range: SourceRange) {
        self.name = name
        self.value = value
        self.range = range
    }
}
