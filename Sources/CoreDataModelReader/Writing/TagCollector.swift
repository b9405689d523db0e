import ModelIR

/// Collects the XML attributes of an element from its typed fields and from the kept ones.
struct TagCollector: FormSink {
    private var texts: [NamedText] = []

    /// The attributes in the recorded order or, if there is none, in Xcode's.
    static func attributes(
        of form: some XMLForm,
        as element: ElementName,
        kept: [NamedText]
    ) -> [NamedText] {
        var collector = TagCollector()
        form.put(into: &collector)
        var texts = collector.texts
        for entry in kept { apply(entry, to: &texts) }
        let order = kept.first(where: isOrder)
        let names = order.map { $0.text.split(separator: " ").map(String.init) } ?? []
        return sorted(texts, by: names + element.attributeOrder.map(\.text))
    }

    mutating func put(_ name: AttributeName, _ text: String?) {
        if let text { texts.append(NamedText(name.text, text)) }
    }

    /// The mark of an order has a text; the one for an absent attribute `order` has the same name
    /// but no text.
    private static func isOrder(_ entry: NamedText) -> Bool {
        entry.name == KeptMark.order && !entry.text.isEmpty
    }

    private static func apply(_ entry: NamedText, to texts: inout [NamedText]) {
        if isOrder(entry) { return }
        if entry.name.hasPrefix("-") {
            texts.removeAll { KeptMark.absent($0.name) == entry.name }
        } else if let index = texts.firstIndex(where: { $0.name == entry.name }) {
            texts[index] = entry
        } else {
            texts.append(entry)
        }
    }

    private static func sorted(_ texts: [NamedText], by order: [String]) -> [NamedText] {
        let ranks = Dictionary(zip(order, order.indices)) { first, _ in first }
        let ranked = texts.map { (ranks[$0.name] ?? order.count, $0) }
        return ranked.sorted { ($0.0, $0.1.name) < ($1.0, $1.1.name) }.map(\.1)
    }
}
