import ModelIR

extension XMLWriter {
    mutating func write(_ index: Index) {
        let parts = (ElementName.fetchIndexElement, index.elements.count)
        let plan = ChildPlan(index.kept, [parts, info(index.userInfo)])
        element(.fetchIndex, tag(.fetchIndex, index, index.kept), plan) { xml, child, place in
            guard child == .fetchIndexElement else { return xml.write(userInfo: index.userInfo) }
            let part = index.elements[place]
            xml.element(child, xml.tag(child, part, part.kept))
        }
    }

    mutating func write(legacy: [Index]) {
        let plan = ChildPlan([], [(.compoundIndex, legacy.count)])
        element(.compoundIndexes, [], plan) { xml, child, place in
            xml.list(child, .index, legacy[place].elements.map { $0.property ?? "" })
        }
    }

    mutating func write(constraints: [[String]]) {
        let plan = ChildPlan([], [(.uniquenessConstraint, constraints.count)])
        element(.uniquenessConstraints, [], plan) { xml, child, place in
            xml.list(child, .constraint, constraints[place])
        }
    }

    /// Writes an element that contains others with one `value` each.
    private mutating func list(_ name: ElementName, _ child: ElementName, _ values: [String]) {
        element(name, [], ChildPlan([], [(child, values.count)])) { xml, child, index in
            xml.element(child, [NamedText("value", values[index])])
        }
    }
}
