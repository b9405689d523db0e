import ModelIR

extension ModelBuilder {
    func readIndex(_ element: XMLElement) -> Index {
        let name = requiredText(
            .name,
            of: element,
            otherwise: "index.missing-name",
            "the index has no name"
        )
        var index = Index(name: name, elements: [], origin: element.origin)
        index.partialPredicate = element[.partialIndexPredicate]
        index.kept = KeptCollector.kept(beside: index, of: element)
        return index
    }

    func readIndexElement(_ element: XMLElement) -> Index.Element {
        var part = Index.Element(property: element[.property])
        part.expression = element[.expression]
        part.expressionType = element[.expressionType]
        part.isRTree = word(.type, of: element, [("Binary", false), ("RTree", true)]) ?? false
        let orders = [("ascending", true), ("descending", false)]
        part.isAscending = word(.order, of: element, orders) ?? true
        part.kept = KeptCollector.kept(beside: part, of: element)
        part.origin = element.origin
        if part.property == nil && part.expression == nil { reportNoProperty(element, .property) }
        return part
    }

    func readCompoundIndex(_ element: XMLElement) -> Index {
        var index = Index(name: nil, elements: [], origin: element.origin)
        index.isLegacy = true
        return index
    }

    func readCompoundIndexElement(_ element: XMLElement) -> Index.Element {
        var part = Index.Element(property: element[.value])
        part.origin = element.origin
        if part.property == nil { reportNoProperty(element, .value) }
        return part
    }

    private func reportNoProperty(_ element: XMLElement, _ part: AttributeName) {
        reports.add(
            .error,
            "index.missing-property",
            at: element.origin,
            "this part of the index names no property; give it a '\(part.text)'"
        )
    }
}
