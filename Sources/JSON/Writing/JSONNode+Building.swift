extension JSONNode {
    /// A value that is in no text.
    package init(_ content: Content) { self.init(content: content, range: 0..<0) }

    /// An object that is in no text.
    package init(_ members: [(key: String, value: JSONNode)]) {
        self.init(
            .object(members.map { JSONMember(key: $0.key, keyRange: 0..<0, value: $0.value) })
        )
    }
}
