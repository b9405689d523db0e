import Diagnostics
import ModelIR
import SharedLowering
import SwiftNames

/// Lowers the value types of a model to views; returns `nil` if there are none to write.
///
/// For example: `lowerValues(model, options, numbers: [:], diagnostics: &sink)`. The numbers of a
/// choice's cases override those of its declaration: see ``caseNumbers``.
///
/// - Parameter enclosing: The type around the value types, if any.
package func lowerValues(
    _ model: Model,
    _ options: LoweringOptions,
    numbers: [String: [CompositeProperty.CaseNumber]],
    inside enclosing: EnclosingType? = nil,
    diagnostics: inout DiagnosticSink
) -> ValuesFileView? {
    guard model.mayHaveValuesFile else { return nil }
    var scope = ValueScope(
        model,
        options,
        numbers: numbers,
        namesInScope: enclosing?.namesInScope ?? []
    )
    checkNames(&scope)
    checkCycles(&scope)
    let types = model.valueTypes.filter { !$0.isExternal }.compactMap { scope.lowered($0) }
        .map { enclosing == nil ? $0.insideOwner : $0.nested }
    diagnostics.report(contentsOf: scope.found)
    let declarations = model.declarations.map {
        SourceDeclarationView(
            source: $0.origin.source,
            member: declaration(
                $0,
                options.declarationAccess,
                options.isolation.modifier,
                typeIsolation: $0.isForFunctions == true ? nil : scope.isolation
            )
        )
    }
    if types.isEmpty && declarations.isEmpty { return nil }
    return ValuesFileView(scope, types, declarations)
}

extension Model {
    /// Whether the model may need a file in addition to those of its classes.
    package var mayHaveValuesFile: Bool {
        !valueTypes.isEmpty || !declarations.isEmpty || !composites.isEmpty
    }
}

extension ValueScope {
    /// Returns `nil` if the type can't be lowered, which is reported.
    fileprivate mutating func lowered(_ type: ValueType) -> ValueTypeView? {
        let name = SwiftIdentifier.escaped(type.ownName)
        let type = withShortHead(type)
        var view = ValueTypeView(
            source: type.origin.source,
            owner: type.owner,
            documentation: type.documentation.map(onOneLine),
            access: access(of: type),
            declaredCode: declaredCode(of: type, access: memberAccess, isolation: isolation)
        )
        switch type.kind {
        case .validated(let validated):
            view.validated = lower(validated, of: type, name: name)
        case .optionSet(let options):
            view.optionSet = lower(options, of: type, name: name)
        case .enumeration(let enumeration):
            view.enumeration = lower(enumeration, of: type, name: name)
        case .structure(let structure) where structure.rules.isEmpty:
            view.structure = lower(structure, of: type, name: name)
        case .structure(let structure):
            view.orderedPair = lowerPair(structure, of: type, name: name)
        case .choice(let choice):
            view.choice = lower(choice, of: type, name: name)
        }
        return view.isEmpty ? nil : view
    }

    /// Moves protocols that don't fit on the line to an extension.
    private func withShortHead(_ type: ValueType) -> ValueType {
        let names = type.code.heads.joined(separator: ", ")
        let head =
            "\(isolation)\(access(of: type))enum \(type.ownName): Int16, StoredValue, CaseIterable, Codable, "
        guard !TextWidth.fits(head + names + " {", indentation: 4) else { return type }
        var type = type
        type.extensions.conformances = type.code.conformances + type.extensions.conformances
        type.code.conformances = []
        return type
    }
}
