import ModelIR

/// The start of an XML element, as the parser found it.
struct XMLElement {
    let name: String
    /// Nil for an element that model files do not know.
    let known: ElementName?
    /// Of the `<`.
    let position: Origin.Position
    /// In the order of the file.
    let attributes: [XMLAttribute]
    /// Which of the known attributes stand there: most lookups find none.
    let present: AttributeNameSet

    init(
        name: String,
        known: ElementName?,
        position: Origin.Position,
        attributes: [XMLAttribute]
    ) {
        self.name = name
        self.known = known
        self.position = position
        self.attributes = attributes
        present = AttributeNameSet(attributes)
    }

    /// The value of an XML attribute; nil where it does not stand there.
    subscript(name: AttributeName) -> String? {
        guard present.contains(name) else { return nil }
        // By index, so that what is passed over is not copied.
        let index = attributes.indices.first { attributes[$0].known == name }
        return index.map { attributes[$0].value }
    }

    /// The places of the element and of its XML attributes.
    var origin: Origin {
        let parts = attributes.indices.map { index in
            Origin.Part(name: attributes[index].name, position: attributes[index].position)
        }
        return Origin(source: 0, position: position, parts: parts)
    }
}

/// One XML attribute of an element.
struct XMLAttribute {
    var name: String
    /// Nil for an attribute that model files do not know.
    var known: AttributeName?
    /// With references such as `&quot;` resolved.
    var value: String
    /// Of the name's first letter.
    var position: Origin.Position
}
