import Diagnostics
import ModelIR

extension ModelBuilder {
    /// Reports an element that is unknown or misplaced. The outermost one must be a model.
    func reportUnknown(_ element: XMLElement) {
        guard let parent else { return reportWrongRoot(element) }
        let message =
            element.known == nil
            ? "no element is called '\(element.name)'; it is ignored"
            : "'\(element.name)' does not belong in '\(parent.text)'; it is ignored"
        reports.addUnknownMarkup(
            "xml.unknown-element",
            at: element.position,
            skipping: 1,
            message,
            name: element.name,
            known: parent.children.map(\.text).filter { $0 != element.name }
        )
    }

    private func reportWrongRoot(_ element: XMLElement) {
        let message = "this is no Core Data model: it starts with '\(element.name)', not 'model'"
        reports.add(.error, "model.wrong-root", at: element.origin, message)
    }

    /// Reports unknown XML attributes of an element.
    func checkAttributes(of element: XMLElement, as name: ElementName) {
        guard !element.present.isSubset(of: name.attributeSet) else { return }
        let known = name.attributeOrder
        for attribute in element.attributes where !known.contains(attribute) {
            let rest = name.keepsUnknown ? "kept as it is" : "ignored"
            reports.addUnknownMarkup(
                "xml.unknown-attribute",
                at: attribute.position,
                skipping: 0,
                "'\(name.text)' has no attribute '\(attribute.name)'; it is \(rest)",
                name: attribute.name,
                known: known.map(\.text).filter { element[text: $0] == nil }
            )
        }
    }
}

extension ElementName {
    /// Whether the model preserves unknown attributes of the element.
    fileprivate var keepsUnknown: Bool {
        switch self {
        case .attribute, .composite, .configuration, .element, .entity, .fetchIndex: true
        case .fetchIndexElement, .fetchRequest, .fetchedProperty, .model, .relationship: true
        case .compoundIndex, .compoundIndexes, .constraint, .elements, .entry: false
        case .index, .memberEntity, .uniquenessConstraint, .uniquenessConstraints: false
        case .userInfo: false
        }
    }
}

extension XMLElement {
    fileprivate subscript(text name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }
}
