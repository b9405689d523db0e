/// The spelling of names in Swift source.
package enum SwiftIdentifier {
    /// The name, in backticks if it's a keyword. For example: `` `internal` ``.
    package static func escaped(_ name: String) -> String {
        // The other metatype words are reserved anyway.
        SwiftKeyword.reserved.contains(name) || name == "Type" || name == "Protocol"
            ? concatenated("`", name, "`") : name
    }

    /// The name of a possibly nested type. For example: `` Item.`Type` ``.
    package static func escapedPath(_ name: String) -> String {
        guard name.utf8.contains(UInt8(ascii: ".")) else { return escaped(name) }
        let parts = name.split(separator: ".").map(String.init)
        return ([escaped(parts[0])] + parts.dropFirst().map(member)).joined(separator: ".")
    }

    /// The name of a possibly nested type in an expression of the type around it.
    ///
    /// ``Item.`Type`.init`` is an initializer of the metatype, with or without the backticks; the last name alone
    /// isn't. For example: `` `Type` ``.
    package static func pathInExpression(_ name: String) -> String {
        name.hasSuffix(".`Type`") ? "`Type`" : name
    }

    /// The name after a dot, where only a few words need backticks. For example: `self.internal`.
    package static func member(_ name: String) -> String {
        SwiftKeyword.metatypes.contains(name) ? "`\(name)`" : name
    }

    /// The name as the label of a parameter, where most keywords need no backticks. For example: `in`.
    package static func argumentLabel(_ name: String) -> String {
        ["inout", "let", "var"].contains(name) ? escaped(name) : name
    }

    /// The name as a label in a call, where fewer keywords than in a declaration need backticks.
    package static func callLabel(_ name: String) -> String {
        name == "inout" ? escaped(name) : name
    }

    /// The name with every character replaced that an identifier can't contain.
    ///
    /// For example: `Recent Items` becomes `Recent_Items`, and `3D` becomes `_3D`. A single
    /// underscore isn't an identifier in Swift and becomes two.
    package static func sanitized(_ name: String) -> String {
        if isPlain(name) { return name == "_" ? "__" : name }
        var result = ""
        for scalar in name.unicodeScalars {
            result.unicodeScalars.append(isLetterOrDigit(scalar) ? scalar : "_")
        }
        guard let first = result.unicodeScalars.first, result != "_" else { return "__" }
        return isDigit(first) ? "_" + result : result
    }

    /// Whether a type can have the name without backticks, as all generated types do.
    package static func isTypeName(_ name: String) -> Bool {
        !SwiftKeyword.reserved.contains(name) && !SwiftKeyword.beforeTypes.contains(name)
    }

    /// The name as an identifier that can also be a parameter's: `self` can't, even in backticks. For
    /// example: `self_`.
    package static func parameter(_ name: String) -> String {
        name == "self" ? "self_" : sanitized(name)
    }

    /// For example: `weight` becomes `Weight`.
    package static func capitalized(_ name: String) -> String {
        guard let first = name.utf8.first else { return name }
        switch first {
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
            return String(unsafeUninitializedCapacity: name.utf8.count) { letters in
                _ = letters.initialize(from: name.utf8)
                letters[0] = first - 32
                return letters.count
            }
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): return name
        default: return name.prefix(1).uppercased() + name.dropFirst()
        }
    }

    /// For example: `RecentItems` becomes `recentItems`, `URLList` becomes `urlList`, `URLs` becomes `urls`,
    /// and `HTTP2Error` becomes `http2Error`, as when Swift imports C.
    package static func lowerCamelCase(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }
        switch capitals.count {
        case 0: return name
        case name.count: return name.lowercased()
        case 1: return capitals.lowercased() + name.dropFirst()
        default:
            let rest = name.dropFirst(capitals.count)
            let isPlural = rest.first == "s" && rest.dropFirst().first?.isLowercase != true
            let startsWord = rest.first?.isLowercase == true && !isPlural
            let head = startsWord ? capitals.dropLast() : capitals
            return head.lowercased() + name.dropFirst(head.count)
        }
    }

    /// The name of a constant as a parameter. For example: `START_DATE` becomes `startDate`.
    package static func parameterName(_ name: String) -> String {
        let words = name.split(separator: "_")
        guard let first = words.first else { return "value" }
        let tail = words.dropFirst().map { word in
            capitalized(word.contains(where: \.isLowercase) ? String(word) : word.lowercased())
        }
        return sanitized(lowerCamelCase(String(first)) + tail.joined())
    }

    /// Whether a getter of this name returns an owned object in Objective-C, which a property must
    /// not.
    ///
    /// For example: `newPublicKey`. The rule is in "Automatic Reference Counting", under method
    /// families.
    package static func isInOwningMethodFamily(_ name: String) -> Bool {
        let bare = name.utf8.drop { $0 == UInt8(ascii: "_") }
        // Each family has a first letter of its own, which decides for most names.
        guard let first = bare.first,
            let family = owningMethodFamilies.first(where: { $0.utf8.first == first }),
            bare.starts(with: family.utf8)
        else { return false }
        return Substring(bare).dropFirst(family.utf8.count).first.map { !$0.isLowercase } ?? true
    }

    private static let owningMethodFamilies = ["alloc", "copy", "init", "mutableCopy", "new"]

    /// Whether the name consists of ASCII letters, digits and underscores, as most do.
    private static func isPlain(_ name: String) -> Bool {
        guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else {
            return false
        }
        return name.hasOnly { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }

    private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isXIDContinue
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        !(scalar == "_" || scalar.properties.isXIDStart)
    }
}
