/// The form of a text with a date that the store reads.
///
/// For example: that of `0000-00-00 00:00:00.000 +00:00`, where each 0 stands for a digit.
struct DateShape: Hashable {
    /// The number of bytes of the longest text that's read: a fraction has at most 25 digits.
    static let maximumCount = 56
    /// The start of 2001 in this form.
    let example: String
    /// Whether it ends in a zone that is a number. For example: `+00:00`.
    let hasOffset: Bool
    /// Whether texts of this form are in the order of their dates, and each date has only one text.
    let isOrdered: Bool

    /// `nil` for a text of another form.
    init?(_ shape: String) {
        var rest = shape[...]
        func skip(_ text: String) -> Bool {
            guard rest.hasPrefix(text) else { return false }
            rest = rest.dropFirst(text.count)
            return true
        }
        guard skip("0000-00-00") else { return nil }
        var example = "2001-01-01"
        guard let separator = rest.first else {
            (self.example, hasOffset, isOrdered) = (example, false, true)
            return
        }
        guard ["T", "t", " "].contains(separator) else { return nil }
        rest = rest.dropFirst()
        guard skip("00:00") else { return nil }
        example += "\(separator)00:00"
        if skip(":00") { example += ":00" }
        var digits = 0
        if example.hasSuffix(":00:00"), skip(".") {
            digits = rest.prefix { $0 == "0" }.count
            rest = rest.dropFirst(digits)
            guard digits > 0 else { return nil }
            example += digits > 3 ? ".000000" : ".000"
        }
        let zone = String(rest.map { $0 == "-" ? "+" : $0 })
        guard Self.zones.contains(zone) else { return nil }
        (self.example, hasOffset) = (example + zone, zone.contains("0"))
        // Others lack zeros at the end, or have more digits than are written.
        isOrdered = [0, 3, 6].contains(digits) && separator != "t" && zone != "z"
    }

    private static let zones: Set<String> = [
        "", "Z", "z", "UTC", " Z", " z", " UTC", "+00:00", "+0000", "+00", " +00:00", " +0000",
        " +00",
        "+0000 UTC", " +0000 UTC", "+00:00 UTC", " +00:00 UTC",
    ]
}
