import Diagnostics
import ModelIR

/// The stored numbers of choices' cases, as declared by the properties that hold them.
///
/// For example: `["ItemDataContent": [CaseNumber("singleValue", 0)]]`. A choice has one enum of
/// kinds, so its numbers must agree in all properties.
package func caseNumbers(
    of model: Model,
    diagnostics: inout DiagnosticSink
) -> [String: [CompositeProperty.CaseNumber]] {
    var first: [String: CompositeProperty] = [:]
    let properties = model.entities.indices.flatMap {
        model.entities[$0].properties.compositeProperties
    }
    for property in properties
    where !property.caseNumbers.isEmpty {
        guard let other = first[property.type] else {
            first[property.type] = property
            continue
        }
        guard Set(other.caseNumbers) != Set(property.caseNumbers) else { continue }
        let note = Diagnostic.Note(
            "the numbers of '\(other.name)' are declared here",
            at: other.origin.location
        )
        diagnostics.report(
            Diagnostic(
                .error,
                "choice.different-numbers",
                at: property.origin.location,
                "'\(property.name)' and '\(other.name)' store '\(property.type)' with different"
                    + " numbers for its cases; give both the same",
                notes: [note]
            )
        )
    }
    return first.mapValues(\.caseNumbers)
}
