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
    var text: [UInt8] = []
    var isCode = false
    for line in lines {
        for byte in line.utf8 {
            if byte == UInt8(ascii: "`") { isCode.toggle() } else if !isCode { text.append(byte) }
        }
        text.append(UInt8(ascii: " "))
    }
    return String(decoding: text, as: UTF8.self)
}
