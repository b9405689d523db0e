import Diagnostics
import ModelIR

/// Writes a model as Swift declarations: SwiftData's dialect, with value types.
///
/// The reader of these declarations determines their form, so there are no templates. Reading the
/// text results in ``expressible(_:diagnostics:)`` of the model.
package enum SwiftDeclarationWriter {
    /// Returns the text of a file. Reports a warning for everything that declarations can't
    /// express.
    ///
    /// For example: `text(of: model, diagnostics: &sink)`. Complexity: O(n log n) for n elements.
    ///
    /// - Parameter isReserved: Whether a target reserves a property name.
    package static func text(
        of model: Model,
        isReserved: (String) -> Bool = { _ in false },
        diagnostics: inout DiagnosticSink
    ) -> String {
        let model = expressible(model, isReserved: isReserved, diagnostics: &diagnostics)
        let imports =
            (["Foundation"] + (model.entities.isEmpty ? [] : ["SwiftData"])).map { module in
                [model.importAccess?[module], "import", module].compactMap(\.self)
                    .joined(separator: " ")
            }
            + Set(model.imports + model.entities.flatMap { $0.code?.imports ?? [] }).sorted()
        let blocks = [imports] + DeclarationLines(model).blocks
        return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    /// Returns the text of a file with only the value types of a model; `nil` if it declares none.
    package static func valueTypesText(of model: Model) -> String? {
        var types = Model(name: model.name, sources: model.sources, origin: model.origin)
        types.valueTypes = model.valueTypes
        types.declarations = model.declarations
        let blocks = DeclarationLines(types).blocks
        guard !blocks.isEmpty else { return nil }
        return ([["import Foundation"] + model.imports] + blocks).map { $0.joined(separator: "\n") }
            .joined(separator: "\n\n") + "\n"
    }

    /// Returns the part of a model that declarations can express, and reports a warning for
    /// everything else.
    ///
    /// Lists whose order is insignificant are in the order of declaration.
    package static func expressible(
        _ model: Model,
        isReserved: (String) -> Bool = { _ in false },
        diagnostics: inout DiagnosticSink
    ) -> Model {
        var part = ExpressibleModel(model, isReserved)
        part.reduce()
        diagnostics.report(contentsOf: part.found)
        return part.model
    }
}
