import ModelIR
import SwiftNames
import TextLayout

/// An attribute of a declaration; `nil` if it has no arguments. For example: `@Attribute(.unique)`.
func annotation(_ name: String, _ arguments: [String], _ types: TypeNames) -> String? {
    arguments.isEmpty ? nil : Breakable.call("@" + types.swiftData(name), arguments)
}

/// The lines of a property with its attribute, which is on a line of its own if both are too long for one.
func declaration(_ annotation: String?, _ property: String, _ defaultValue: String?) -> [String] {
    let lines = defaultValue?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map(String.init)
    let head: String
    switch lines {
    case nil: head = property
    case let lines? where lines.count == 1: head = Breakable.next(property + " = ", lines[0])
    case let lines?: head = property + " = " + lines[0]
    }
    let rest = (lines ?? []).dropFirst()
    guard let annotation else { return [head] + rest }
    let lineBreak = " " + LayoutMark.outerLineBreak.text
    return [Breakable.group(Breakable.group(annotation) + lineBreak + head)] + rest
}

extension Attribute {
    /// The arguments of `@Attribute`.
    func arguments(isUnique: Bool, storedAs name: String, _ types: TypeNames) -> [String] {
        var arguments = options(isUnique: isUnique)
        if let original = name == self.name ? renamingIdentifier : self.name {
            arguments.append("originalName: \(SwiftLiteral.string(original))")
        }
        if let modifier = versionHashModifier {
            arguments.append("hashModifier: \(SwiftLiteral.string(modifier))")
        }
        return arguments
    }

    private func options(isUnique: Bool) -> [String] {
        var options = isUnique ? [".unique"] : []
        if storage.allowsExternalStorage { options.append(".externalStorage") }
        if storage.isIndexedBySpotlight { options.append(".spotlight") }
        if isTransient { options.append(".ephemeral") }
        if storage.isPreservedAfterDeletion { options.append(".preserveValueOnDeletion") }
        if storage.allowsCloudEncryption { options.append(".allowsCloudEncryption") }
        if let transformer { options.append(".transformable(by: \(transformer))") }
        return options
    }

    /// The class of the transformer, or the name under which it's registered; `nil` for a value that
    /// SwiftData stores itself.
    private var transformer: String? {
        guard type == .transformable else { return nil }
        guard let name = valueTransformerName, !name.isEmpty else {
            // A declaration leaves the form of a list to SwiftData. Core Data archives objects of any class:
            // a secure transformer would read only those of Foundation.
            return origin.file.isSwift ? nil : SwiftLiteral.string("NSKeyedUnarchiveFromData")
        }
        // A declaration names the class or, in quotes as a model file does, its registration.
        let isClass =
            origin.file.isSwift && isTransformerQuoted != true
            && SwiftIdentifier.sanitized(name) == name
        return isClass ? "\(name).self" : SwiftLiteral.string(name)
    }
}

extension Relationship {
    /// The minimum of a to-many relationship that SwiftData checks as the model asks. In the model, an
    /// optional one may be empty in spite of its minimum.
    var keptMinimum: Int? {
        guard cardinality != .toOne, let count = minimumCount, count > 0 else { return nil }
        return isOptional && code?.isOptionalCollection != true ? nil : count
    }

    /// The arguments of `@Relationship`.
    ///
    /// - Parameter inverse: The key path to the inverse, if this side names it.
    func arguments(isUnique: Bool, storedAs name: String, inverse: String?) -> [String] {
        var arguments = isUnique ? [".unique"] : []
        if deleteRule != .nullify { arguments.append("deleteRule: .\(deleteRule.rawValue)") }
        if cardinality != .toOne {
            if let count = keptMinimum {
                arguments.append("minimumModelCount: \(count)")
            }
            if let count = maximumCount, count > 0 {
                arguments.append("maximumModelCount: \(count)")
            }
        }
        if let original = name == self.name ? renamingIdentifier : self.name {
            arguments.append("originalName: \(SwiftLiteral.string(original))")
        }
        if let inverse { arguments.append("inverse: \(inverse)") }
        if let modifier = versionHashModifier {
            arguments.append("hashModifier: \(SwiftLiteral.string(modifier))")
        }
        return arguments
    }
}
