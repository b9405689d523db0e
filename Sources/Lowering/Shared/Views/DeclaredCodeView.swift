import ModelIR
import Mustache
import SwiftNames

/// The declared code other than stored properties, as extensions of the generated type.
package struct DeclaredCodeView: TemplateView {
    /// The systems. For example: `@available(iOS 18, *)`
    private(set) var availability: String?
    /// The extension with members, if there are any. For example: `extension Note: Named`
    var head: String?
    /// Extensions without members, for the remaining protocols.
    var conformances: [MemberView]
    /// The members.
    var members: [MemberView]
    /// Extensions of nested types.
    var declarations: [MemberView]
}

extension DeclaredCodeView {
    /// `nil` if the declaration has no such code.
    ///
    /// - Parameters:
    ///   - name: The name of the type. For example: `Note.Mark`.
    ///   - isolation: The modifier and a space, or an empty string. For example: `nonisolated `.
    package init?(
        of name: String,
        isolation: String,
        conformances: [Conformance],
        members: [MemberView],
        declarations: [MemberView] = []
    ) {
        guard !conformances.isEmpty || !members.isEmpty || !declarations.isEmpty else { return nil }
        self.declarations = declarations
        let start = "\(isolation)extension \(name)"
        let always = conformances.filter { $0.condition == nil }.map(\.name)
        let whole = always.isEmpty ? start : start + ": " + always.joined(separator: ", ")
        let isShort = TextWidth.fits(whole + " {}")
        self.members = members
        head = members.isEmpty ? nil : isShort ? whole : start
        self.conformances = []
        if !isShort {
            self.conformances = always.map { MemberView(emptyExtension: "\(start): \($0)") }
        } else if members.isEmpty, !always.isEmpty {
            self.conformances = [MemberView(emptyExtension: whole)]
        }
        for one in conformances {
            guard let condition = one.condition else { continue }
            let text = "\(start): \(one.name)"
            self.conformances.append(MemberView(emptyExtension: text, condition: condition))
        }
    }

    /// The code for the systems on which the type is available.
    ///
    /// For example: `view.available("@available(iOS 18, *)")`.
    ///
    /// - Parameter attribute: `nil` for all systems.
    package func available(_ attribute: String?) -> DeclaredCodeView {
        guard let attribute else { return self }
        var result = self
        result.availability = attribute
        for index in conformances.indices {
            result.conformances[index].insert(attribute: attribute)
        }
        for index in declarations.indices {
            result.declarations[index].insert(attribute: attribute)
        }
        return result
    }
}

extension MemberView {
    /// Inserts an attribute on a line of its own.
    fileprivate mutating func insert(attribute: String) {
        let margin = lines.first?.prefix { $0 == " " } ?? ""
        lines.insert(margin + attribute, at: 0)
    }

    /// For example: `extension Note: Named {}`.
    fileprivate init(emptyExtension head: String, condition: String? = nil) {
        let margin = condition == nil ? "" : "    "
        self.init(isSeparated: true, condition: condition, lines: [margin + head + " {}"])
    }
}
