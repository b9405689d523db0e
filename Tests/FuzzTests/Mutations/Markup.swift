/// An element of an XML file, as a value that is easy to take apart.
struct Markup {
    var name: String
    var attributes: [Attribute] = []
    var children: [Markup] = []

    struct Attribute {
        var name: String
        var value: String
    }

    /// The value of an attribute. Setting nil takes the attribute away.
    subscript(name: String) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            let index = attributes.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): attributes[index].value = value
            case (let index?, nil): attributes.remove(at: index)
            case (nil, let value?): attributes.append(Attribute(name: name, value: value))
            case (nil, nil): break
            }
        }
    }
}

extension Markup {
    /// A way to an element: indexes of children, from the root.
    typealias Path = ArraySlice<Int>

    /// The ways to all elements, parents first.
    var paths: [Path] {
        [[]] + children.indices.flatMap { index in children[index].paths.map { [index] + $0 } }
    }

    /// The ways to the elements of a name.
    func paths(to name: String) -> [Path] {
        paths.filter { self[$0].name == name }
    }

    subscript(path: Path) -> Markup {
        get { path.first.map { children[$0][path.dropFirst()] } ?? self }
        set {
            guard let first = path.first else {
                self = newValue
                return
            }
            children[first][path.dropFirst()] = newValue
        }
    }

    /// Changes this element and all in it.
    mutating func changeAll(_ change: (inout Markup) -> Void) {
        change(&self)
        for index in children.indices { children[index].changeAll(change) }
    }

    /// How many elements there are.
    var count: Int { children.reduce(1) { $0 + $1.count } }
}

extension Markup {
    /// The file. Characters that an attribute cannot hold are written as references.
    var text: String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
        write(to: &text, depth: 0)
        return text
    }

    private func write(to text: inout String, depth: Int) {
        text += String(repeating: "    ", count: depth) + "<" + name
        for attribute in attributes {
            text += " \(attribute.name)=\"\(Self.escaped(attribute.value))\""
        }
        guard !children.isEmpty else {
            text += "/>\n"
            return
        }
        text += ">\n"
        for child in children { child.write(to: &text, depth: depth + 1) }
        text += String(repeating: "    ", count: depth) + "</\(name)>\n"
    }

    private static func escaped(_ value: String) -> String {
        value.unicodeScalars.reduce(into: "") { text, scalar in
            let isSpecial = "&<>\"".unicodeScalars.contains(scalar)
            if isSpecial || scalar.value < 0x20 {
                text += "&#\(scalar.value);"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}
