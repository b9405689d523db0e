import Diagnostics
import ModelIR

/// Writes a model as declarations in Swift: SwiftData's dialect, and value types beside it.
///
/// It is what the reader of such declarations understands, so no template shapes it. Reading the
/// text gives ``expressible(_:diagnostics:)`` of the model again.
package enum SwiftDeclarationWriter {
    /// The text of a file. What declarations can't say is a warning each.
    ///
    /// For example: `text(of: model, diagnostics: &sink)`. Complexity: O(n log n) for n elements.
    /// - Parameter isReserved: whether a target has no property of this name.
    package static func text(
        of model: Model,
        isReserved: (String) -> Bool = { _ in false },
        diagnostics: inout DiagnosticSink
    ) -> String {
        let model = expressible(model, isReserved: isReserved, diagnostics: &diagnostics)
        let imports =
            ["import Foundation"] + (model.entities.isEmpty ? [] : ["import SwiftData"])
            + Set(model.imports + model.entities.flatMap { $0.code?.imports ?? [] }).sorted()
        let blocks = [imports] + DeclarationLines(model).blocks
        return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    /// The text of a file with the value types of a model alone; nil where it declares none.
    package static func valueTypesText(of model: Model) -> String? {
        var types = Model(name: model.name, sources: model.sources, origin: model.origin)
        types.valueTypes = model.valueTypes
        types.declarations = model.declarations
        let blocks = DeclarationLines(types).blocks
        guard !blocks.isEmpty else { return nil }
        return ([["import Foundation"] + model.imports] + blocks).map { $0.joined(separator: "\n") }
            .joined(separator: "\n\n") + "\n"
    }

    /// The part of a model that declarations can say, with a warning for whatever else there is.
    ///
    /// Lists whose order says nothing come in the order of declaration.
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
