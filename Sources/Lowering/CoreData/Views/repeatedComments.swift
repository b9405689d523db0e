extension RelationshipView {
    /// Removes comments that differ from earlier ones in the file only in names.
    mutating func leaveOut(_ said: inout Set<String>) {
        switch form {
        case .managed(var members?):
            members.leaveOut(&said)
            form = .managed(members)
        case .ordered(var ordered):
            ordered.members.leaveOut(&said)
            form = .ordered(ordered)
        case .managed(nil), .primitive, .raw, .observed: break
        }
    }
}

extension MembersView {
    fileprivate mutating func leaveOut(_ said: inout Set<String>) {
        if !said.insert(withoutCode(addDocumentation)).inserted { addDocumentation = [] }
        if let count, !said.insert(withoutCode(count.countDocumentation)).inserted {
            self.count?.countDocumentation = []
        }
    }
}

/// For example: `Adds in place, where  would copy the set.`
private func withoutCode(_ lines: [String]) -> String {
    let parts = lines.joined(separator: " ").split(
        separator: "`",
        omittingEmptySubsequences: false
    )
    return parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] }.joined()
}
