import ModelIR

/// The start of an XML element, as delivered by the parser.
struct XMLElement {
    let name: String
    /// The element's name if it's known; otherwise `nil`.
    let known: ElementName?
    let file: OriginFile
    /// The position of the `<`.
    let position: Origin.Position
    /// The attributes in the order of the file.
    let attributes: [XMLAttribute]
    /// The known attributes that are present: most lookups find nothing.
    let present: AttributeNameSet

    init(
        name: String,
        known: ElementName?,
        file: OriginFile,
        position: Origin.Position,
        attributes: [XMLAttribute]
    ) {
        self.name = name
        self.known = known
        self.file = file
        self.position = position
        self.attributes = attributes
        present = AttributeNameSet(attributes)
    }

    /// The value of an XML attribute; `nil` if it's missing.
    subscript(name: AttributeName) -> String? {
        guard present.contains(name) else { return nil }
        // By index, to avoid copying the attributes that are skipped.
        let index = attributes.indices.first { attributes[$0].known == name }
        return index.map { attributes[$0].value }
    }

    /// The positions of the element and its XML attributes.
    var origin: Origin {
        let parts = attributes.indices.map { index in
            Origin.Part(name: attributes[index].name, position: attributes[index].position)
        }
        return Origin(file: file, position: position, parts: parts)
    }
}

/// One XML attribute of an element.
struct XMLAttribute {
    var name: String
    /// The attribute's name if it's known; otherwise `nil`.
    var known: AttributeName?
    /// The value, with references such as `&quot;` resolved.
    var value: String
    /// The position of the name's first letter.
    var position: Origin.Position
}
