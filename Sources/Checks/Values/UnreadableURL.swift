import Diagnostics
import ModelIR

/// The default of a URI attribute is a URL that every system reads.
enum UnreadableURL: Rule {
    static let id = "attribute.unreadable-url"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.meaning
    static let summary = "the default of a URI attribute isn't a URL that every system reads"
    static let reason = """
        A URL consists of letters and digits of ASCII and a few other characters. Since macOS 14 and iOS 17, `URL(string:)` \
        encodes all others, such as spaces; earlier, it returned `nil`. Generated code can't contain such a default: an \
        initializer takes a value without it, and sets an optional property to `nil`. Encode the characters.
        """
    static let before = #"""
        <attribute name="page" attributeType="URI" defaultValueString="https://example.com/a b"/>
        """#
    static let after = #"""
        <attribute name="page" attributeType="URI" defaultValueString="https://example.com/a%20b"/>
        """#
    static let hasFix = true

    static func check(_ context: RuleContext) {
        for (entity, attribute) in context.attributes(where: { $0.type == .uri }) {
            guard let text = attribute.unreadableURL else { continue }
            let encoded = percentEncoded(text)
            let advice = encoded.map { "write '\($0)'" } ?? "encode it, or set the property"
            context.report(
                Self.self,
                at: context.placeOfDefault(attribute),
                "the default of '\(entity).\(attribute.name)' isn't a URL that every system reads, so the code"
                    + " doesn't have it; \(advice)",
                fix: encoded.flatMap {
                    context.fix("Write '\($0)'.", attribute.origin, "defaultValueString", $0)
                }
            )
        }
    }

    /// Encodes what `URL(string:)` encodes since macOS 14; `nil` if it isn't a URL then, such as one
    /// whose host contains other letters.
    private static func percentEncoded(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        var result = ""
        for (index, byte) in bytes.enumerated() {
            let isOwn =
                byte == UInt8(ascii: "%")
                ? bytes.dropFirst(index + 1).prefix(2).count(where: \.isHexDigit) == 2
                : 0x21...0x7E ~= byte && !"\"<>[\\]^`{|}".utf8.contains(byte)
            if isOwn {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += (digits.count == 1 ? "%0" : "%") + digits
            }
        }
        return result.isURL ? result : nil
    }
}

extension UInt8 {
    fileprivate var isHexDigit: Bool { Character(Unicode.Scalar(self)).isHexDigit }
}
