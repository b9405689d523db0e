/// A text that a template can show, and its name.
///
/// For example: `CityView.name` with `Lisbon`.
package struct ViewFact: Sendable, Hashable {
    package let name: TemplateName
    package let text: String
}

extension TemplateView {
    /// All texts of the view and its nested views, in declaration order.
    ///
    /// For example: a test checks them for line breaks.
    package var facts: [ViewFact] {
        withUnsafePointer(to: self) { ViewSchema(of: Self.self).facts(ViewAddress($0)) }
    }
}

extension ViewSchema {
    fileprivate func facts(_ view: ViewAddress) -> [ViewFact] {
        names.indices.flatMap { field in
            let texts = { (texts: [String]) in
                let name = TemplateName(view: viewName, name: names[field])
                return texts.map { ViewFact(name: name, text: $0) }
            }
            switch access(of: field) {
            case .text(let text): return texts([text(view)])
            case .optionalText(let text): return texts(text(view).map { [$0] } ?? [])
            case .texts(let list): return texts(list(view))
            case .flag: return []
            case .list(let children), .optional(let children):
                let schema = ViewSchema(of: children.type)
                var found: [ViewFact] = []
                children.forEach(view) { found += schema.facts($0) }
                return found
            }
        }
    }
}
