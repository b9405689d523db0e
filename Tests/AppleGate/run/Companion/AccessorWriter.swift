/// Writes the definitions of undefined accessors: each takes the symbol that is missing.
struct AccessorWriter {
    let names: [ObjectiveCName]

    func definition(of accessor: Accessor, number: Int) throws -> String {
        """
        extension \(accessor.type) {
            @_silgen_name("\(accessor.symbol)")
            public final func managed\(number)\(try signatureAndBody(of: accessor))
        }

        """
    }

    private func signatureAndBody(of accessor: Accessor) throws -> String {
        switch accessor.kind {
        case .getter(let type):
            return "() -> \(type) { _managedValue(\"\(key(of: accessor))\") }"
        case .setter(let type):
            return "(_ value: __owned \(type)) "
                + "{ _setManagedValue(value, \"\(key(of: accessor))\") }"
        case .function(let labels, let types):
            let selector = try selector(of: accessor, labels, types)
            let parameters = zip(labels, types).enumerated().map { "\($1.0) a\($0): \($1.1)" }
            let arguments = labels.indices.map { "a\($0)" }
            return "(\(parameters.joined(separator: ", "))) "
                + "{ _callManaged(\"\(selector)\", [\(arguments.joined(separator: ", "))]) }"
        }
    }

    /// The Objective-C name: `@objc(photos) var photosStorage` is `photos`.
    private func key(of accessor: Accessor) -> String {
        names.first { $0.type == accessor.type && $0.declaration == accessor.name }?.name
            ?? accessor.name
    }

    /// Overloads differ in their parameters' types.
    private func selector(
        of accessor: Accessor,
        _ labels: [String],
        _ types: [String]
    ) throws -> String {
        let declaration = accessor.name + "(" + labels.map { $0 + ":" }.joined() + ")"
        let found = names.first {
            $0.type == accessor.type && $0.declaration == declaration && $0.parameterTypes == types
        }
        guard let found else { throw NoSelector(type: accessor.type, declaration: declaration) }
        return found.name
    }
}

/// A managed function without `@objc(…)`: Core Data would not know which accessor it is.
struct NoSelector: Error, CustomStringConvertible {
    let type: String
    let declaration: String

    var description: String { "\(type).\(declaration) has no Objective-C name" }
}
