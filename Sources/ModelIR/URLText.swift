extension String {
    /// Whether every version of Foundation reads it as a URL, without changing a character.
    ///
    /// These are the texts that RFC 3986 allows. Since macOS 14 and iOS 17, `URL(string:)` encodes other characters;
    /// earlier, it returned `nil` for them. For example: `https://example.com/a%20b?c`, `data:text/plain,hi` and
    /// `http://[::1]:8080/`, but not `https://example.com/a b`.
    package var isURL: Bool { URLText(self).isValid }
}

extension Attribute {
    /// The default that should be a URL, but isn't one for every version of Foundation; `nil` for others.
    package var unreadableURL: String? {
        guard type == .uri, case .literal(.string(let text)) = defaultValue else { return nil }
        return text.isURL ? nil : text
    }
}

/// The parts of a text that may be a URL.
private struct URLText {
    private typealias Part = Substring.UTF8View

    private var scheme: Part?
    private var authority: Part?
    private let path: Part
    private var query: Part?
    private var fragment: Part?

    init(_ text: String) {
        var rest = text.utf8[...]
        fragment = rest.cut(behind: "#")
        query = rest.cut(behind: "?")
        if let colon = rest.firstIndex(of: UInt8(ascii: ":")),
            !rest[..<colon].contains(UInt8(ascii: "/"))
        {
            scheme = rest[..<colon]
            rest = rest[rest.index(after: colon)...]
        }
        if rest.starts(with: "//".utf8) {
            let start = rest.dropFirst(2)
            let end = start.firstIndex(of: UInt8(ascii: "/")) ?? start.endIndex
            authority = start[..<end]
            rest = start[end...]
        }
        path = rest
    }

    var isValid: Bool {
        let isEmpty = authority == nil && path.isEmpty
        // A scheme alone isn't a URL, and neither is an empty text.
        if isEmpty, scheme != nil || query == nil && fragment == nil { return false }
        return scheme.map(isScheme) ?? true && authority.map(isAuthority) ?? true
            && path.isEncoded(allowing: ":@/")
            && query?.isEncoded(allowing: ":@/?") ?? true
            && fragment?.isEncoded(allowing: ":@/?") ?? true
    }

    private func isScheme(_ part: Part) -> Bool {
        part.first?.isLetter == true
            && part.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
    }

    /// For example: `user:password@example.com:8080`; empty in `file:///tmp`.
    private func isAuthority(_ part: Part) -> Bool {
        if part.isEmpty { return true }
        var host = part
        if let sign = part.lastIndex(of: UInt8(ascii: "@")) {
            guard part[..<sign].isEncoded(allowing: ":") else { return false }
            host = part[part.index(after: sign)...]
        }
        guard host.first == UInt8(ascii: "[") else {
            let port = host.cut(behind: ":")
            return isName(host) && port.map(isPort) ?? true
        }
        guard let end = host.firstIndex(of: UInt8(ascii: "]")) else { return false }
        var port = host[end...].dropFirst()
        let isFollowed = port.popFirst().map { $0 == UInt8(ascii: ":") && isPort(port) } ?? true
        return isFollowed && isAddress6(host[..<end].dropFirst())
    }

    private func isPort(_ part: Part) -> Bool {
        1...5 ~= part.count && part.allSatisfy(\.isDigit)
    }

    private func isName(_ part: Part) -> Bool {
        !part.isEmpty
            && part.allSatisfy { $0.isLetter || $0.isDigit || "-._~".utf8.contains($0) }
    }

    /// For example: `2001:db8::1`.
    private func isAddress6(_ part: Part) -> Bool {
        let halves = Substring(part).split(separator: "::", omittingEmptySubsequences: false)
        guard halves.count <= 2 else { return false }
        let groups = halves.filter { halves.count == 1 || !$0.isEmpty }
            .flatMap {
                $0.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            }
        return (halves.count == 1 ? groups.count == 8 : groups.count < 8)
            && groups.allSatisfy { 1...4 ~= $0.count && $0.allSatisfy(\.isHexDigit) }
    }
}

extension Substring.UTF8View {
    /// Removes what follows the first sign with the sign, and returns it.
    fileprivate mutating func cut(behind sign: Unicode.Scalar) -> Self? {
        guard let place = firstIndex(of: UInt8(ascii: sign)) else { return nil }
        let rest = self[index(after: place)...]
        self = self[..<place]
        return rest
    }

    /// Whether it consists of characters that each part of a URL can have, others, and encoded bytes.
    fileprivate func isEncoded(allowing others: String) -> Bool {
        var rest = self
        while let first = rest.popFirst() {
            if first == UInt8(ascii: "%") {
                guard let high = rest.popFirst(), let low = rest.popFirst(), high.isHexDigit,
                    low.isHexDigit
                else { return false }
            } else if !first.isLetter, !first.isDigit, !"-._~!$&'()*+,;=".utf8.contains(first),
                !others.utf8.contains(first)
            {
                return false
            }
        }
        return true
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

    fileprivate var isHexDigit: Bool {
        isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
    }
}
