import ModelIR
import SwiftNames

/// The declared observers of a property. Initializers and stores bypass them: they write the value
/// behind the property.
///
/// For example: `didSet { changes += 1 }` of `title`, whose value is in `unobservedTitle`.
package struct PropertyObservers: Sendable {
    private var before: SourceFragment?
    private var after: SourceFragment?

    /// `nil` for a property without observers.
    package init?(_ code: Boxed<PropertyCode>?) {
        guard let code else { return nil }
        let fragments = code.observers.filter(\.isRun)
        guard !fragments.isEmpty else { return nil }
        for fragment in fragments { add(fragment) }
    }

    private mutating func add(_ fragment: SourceFragment) {
        switch fragment.observer?.moment {
        case .beforeChange: before = fragment
        case .afterChange: after = fragment
        case nil: break
        }
    }

    /// The name of the value behind a property. For example: `unobservedTitle`.
    package static func name(behind property: String) -> String {
        "unobserved" + SwiftIdentifier.capitalized(property)
    }

    /// The accessors that call the observers.
    ///
    /// - Parameters:
    ///   - stored: The name of the value behind the property.
    ///   - type: The type of the property.
    ///   - setterAccess: The setter's modifier for a read-only property.
    package func view(over stored: String, _ type: String, setterAccess: String = "")
        -> ObservedAccessorView
    {
        ObservedAccessorView(
            stored: stored,
            before: before.map { fragment in
                let parameter = fragment.observer?.parameter
                return EarlyObserverView(
                    parameter: parameter.map { "_ \(SwiftIdentifier.escaped($0)): \(type)" } ?? "",
                    argument: parameter == nil ? "" : "newValue",
                    lines: fragment.observerLines(stored, indentation: 16)
                )
            },
            oldValue: after?.observer?.parameter.map(SwiftIdentifier.escaped),
            after: after?.observerLines(stored, indentation: 12) ?? [],
            setterAccess: setterAccess
        )
    }
}

extension PropertyNames {
    /// A unique name for the value behind a property with observers.
    ///
    /// - Parameters:
    ///   - property: The name in the code.
    ///   - persistentName: The name in the store.
    package func unobserved(_ property: String, storedAs persistentName: String) -> String {
        inClass(declaring: persistentName).free(PropertyObservers.name(behind: property))
    }
}

extension SourceFragment {
    /// The observer's text with the value in place of the property: setting the property would call
    /// the observers again.
    fileprivate func observerLines(_ stored: String, indentation: Int)
        -> [String]
    {
        var bytes = Array(text.utf8)
        for start in (observer?.ownReferences ?? []).reversed()
        where bytes.indices.contains(start) {
            let end = bytes[start...].dropFirst(length(of: name, in: bytes, at: start)).startIndex
            bytes.replaceSubrange(start..<end, with: stored.utf8)
        }
        let margin = String(repeating: " ", count: indentation)
        let lines = String(decoding: bytes, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { $0.allSatisfy(\.isWhitespace) ? "" : margin + $0 }
        return shown(lines, margin)
    }

    /// The length of a name in the text, including backticks.
    private func length(of name: String, in bytes: [UInt8], at start: Int) -> Int {
        name.utf8.count + (bytes[start] == UInt8(ascii: "`") ? 2 : 0)
    }

    /// Whether generated code calls the observer.
    var isRun: Bool { kind == .observer && observer != nil && language == "swift" }
}
