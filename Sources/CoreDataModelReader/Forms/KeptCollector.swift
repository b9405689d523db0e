import ModelIR

/// Finds the parts of an XML element that the typed fields of its value don't represent.
struct KeptCollector: FormSink {
    /// The attributes in Xcode's order, unknown ones last.
    private let written: [XMLAttribute]
    private var next = 0
    private var kept: [NamedText] = []

    private init(_ written: [XMLAttribute]) {
        self.written = written
    }

    /// The attributes to keep in addition to the typed fields of `form`.
    static func kept(beside form: some XMLForm, of element: XMLElement) -> [NamedText] {
        let usual = element.inUsualOrder
        var collector = KeptCollector(usual ?? element.attributes)
        form.put(into: &collector)
        collector.keepBefore(collector.written.count)
        if usual != nil { collector.kept.append(element.orderMark) }
        return collector.kept
    }

    mutating func put(_ name: AttributeName, _ text: String?) {
        // An attribute that isn't written needs no check: if the file has it, it's skipped and
        // kept.
        guard let text else { return }
        var index = next
        while index < written.count, written[index].known != name { index += 1 }
        guard index < written.count else {
            kept.append(NamedText(KeptMark.absent(name.text), ""))
            return
        }
        keepBefore(index)
        if written[index].value != text { keepBefore(index + 1) }
        next = index + 1
    }

    private mutating func keepBefore(_ end: Int) {
        for attribute in written[next..<end] {
            kept.append(NamedText(attribute.name, attribute.value))
        }
        next = end
    }
}

extension XMLElement {
    /// The attributes in Xcode's order, unknown ones last; `nil` if they already are in that order.
    fileprivate var inUsualOrder: [XMLAttribute]? {
        let order = known?.attributeOrder ?? []
        var rank = 0
        for index in attributes.indices {
            let name = attributes[index].known
            while rank < order.count, order[rank] != name { rank += 1 }
            if rank == order.count { return sorted(by: order) }
        }
        return nil
    }

    private func sorted(by order: [AttributeName]) -> [XMLAttribute] {
        let usual = order.flatMap { name in attributes.filter { $0.known == name } }
        return usual + attributes.filter { !order.contains($0) }
    }

    fileprivate var orderMark: NamedText {
        NamedText(KeptMark.order, attributes.map(\.name).joined(separator: " "))
    }
}

extension [AttributeName] {
    /// Whether this is the given attribute.
    func contains(_ attribute: XMLAttribute) -> Bool {
        contains { $0 == attribute.known }
    }
}
