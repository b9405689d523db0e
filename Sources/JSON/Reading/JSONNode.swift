/// A value in a JSON text, with its position.
package struct JSONNode: Hashable, Sendable {
    package var content: Content
    /// The bytes of the value, from its first to its last.
    package var range: Range<Int>

    package init(content: Content, range: Range<Int>) {
        self.content = content
        self.range = range
    }

    package enum Content: Hashable, Sendable {
        case null
        case boolean(Bool)
        /// The number as written; the caller interprets it. For example: `1e3`.
        case number(String)
        case string(String)
        case array([JSONNode])
        /// The members in the order of the text, including repeated keys.
        case object([JSONMember])
    }
}

/// A key of an object, with its value.
package struct JSONMember: Hashable, Sendable {
    package var key: String
    /// The key, including its quotation marks.
    package var keyRange: Range<Int>
    package var value: JSONNode
}

extension JSONNode {
    /// A step on the path to a value.
    package enum Step: Hashable, Sendable {
        case key(String)
        case index(Int)
    }

    /// The value at a path, or the last existing value on the way to it.
    package func nearest(to path: [Step]) -> JSONNode {
        path.first.flatMap(next).map { $0.nearest(to: Array(path.dropFirst())) } ?? self
    }

    private func next(_ step: Step) -> JSONNode? {
        switch (step, content) {
        case (.key(let key), .object(let members)): members.first { $0.key == key }?.value
        case (.index(let index), .array(let elements)):
            elements.indices.contains(index) ? elements[index] : nil
        default: nil
        }
    }
}
