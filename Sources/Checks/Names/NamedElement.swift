import Diagnostics
import ModelIR

/// An element whose name must be unique.
protocol NamedElement {
    var name: String { get }
    var origin: Origin { get }
}

extension Entity: NamedElement {}
extension Attribute: NamedElement {}
extension Relationship: NamedElement {}
extension FetchedProperty: NamedElement {}
extension FetchRequest: NamedElement {}
extension Configuration: NamedElement {}
extension Composite: NamedElement {}
extension ValueType: NamedElement {}
extension CompositeProperty: NamedElement {}
extension Property: NamedElement {}

extension Entity {
    /// All elements in the entity's namespace in the store, which composite properties aren't in.
    var namespace: [Property] { properties.filter { $0.kind != .composite } }
}

extension RuleContext {
    /// Reports every element except the first with each name.
    ///
    /// - Parameters:
    ///   - others: Elements in the same namespace that are reported elsewhere.
    ///   - plural: A description of the elements. For example: `entities`.
    func reportRepeats<Reported: Rule>(
        _ rule: Reported.Type,
        _ elements: [any NamedElement],
        beside others: [any NamedElement] = [],
        _ plural: String,
        advice: (_ name: String) -> String = { _ in "rename one" }
    ) {
        guard elements.count + others.count > 1 else { return }
        var seen: [String: Origin] = [:]
        for other in others where seen[other.name] == nil { seen[other.name] = other.origin }
        for element in elements where !element.name.isEmpty {
            guard let first = seen[element.name] else {
                seen[element.name] = element.origin
                continue
            }
            report(
                rule,
                at: place(element.origin, "name"),
                "two \(plural) are called '\(element.name)'; \(advice(element.name))",
                notes: [.init("the first is here", at: place(first, "name"))]
            )
        }
    }
}
