import ModelIR

extension ModelBuilder {
    /// The required name of an element. `id` is the diagnostic if it's missing.
    func requiredText(
        _ name: AttributeName,
        of element: XMLElement,
        otherwise id: String,
        _ message: @autoclosure () -> String
    ) -> String {
        if let text = element[name], !text.isEmpty { return text }
        reports.add(.error, id, at: element.origin, name, message())
        return ""
    }

    /// `YES` or `NO`, in any spelling that occurs; `nil` if the attribute is missing.
    func choice(_ name: AttributeName, of element: XMLElement) -> Bool? {
        guard let text = element[name] else { return nil }
        if let value = lenientBoolean(text) { return value }
        let message = "'\(text)' is neither YES nor NO; it is taken as if nothing stood there"
        reports.add(.warning, "xml.unreadable-choice", at: element.origin, name, message)
        return nil
    }

    /// `YES`, or `NO` if the attribute is missing.
    func flag(_ name: AttributeName, of element: XMLElement) -> Bool {
        choice(name, of: element) ?? false
    }

    /// A whole number; `nil` if the attribute is missing.
    func count(_ name: AttributeName, of element: XMLElement) -> Int? {
        guard let text = element[name] else { return nil }
        if let value = Int(text) { return value }
        let message = "'\(text)' is no whole number; it is taken as if nothing stood there"
        reports.add(.warning, "xml.unreadable-number", at: element.origin, name, message)
        return nil
    }

    /// The value for one of a few words; `nil` if the attribute is missing or has another value.
    func word<Value>(
        _ name: AttributeName,
        of element: XMLElement,
        _ words: [(String, Value)]
    ) -> Value? {
        guard let text = element[name] else { return nil }
        if let found = words.first(where: { $0.0 == text }) { return found.1 }
        let list = words.map { "'\($0.0)'" }.joined(separator: ", ")
        reports.addUnknown(
            .warning,
            "xml.unknown-word",
            at: element.origin,
            name,
            "'\(name.text)' is one of \(list), not '\(text)'",
            name: text,
            known: words.map(\.0)
        )
        return nil
    }
}

/// A Boolean value in any of the spellings of model files.
func lenientBoolean(_ text: String) -> Bool? {
    switch text {
    case "YES", "true", "1", "1.0", "TRUE", "True", "yes", "Yes": true
    case "NO", "false", "0", "0.0", "FALSE", "False", "no", "No": false
    default: nil
    }
}
