import ModelIR
import SwiftNames

extension SourceFragment {
    /// Whether an extension can contain the member unchanged. Deinitializers, overrides and stored
    /// properties need the class itself, observers their property. Designated initializers and
    /// value types are generated.
    package func canStandInExtension(_ target: TargetNames) -> Bool {
        isMember && !hasForbiddenModifier && !isStandard(target)
    }

    /// Whether the member needs the class itself: it overrides one of a superclass, or is an
    /// initializer that subclasses have, too.
    package func needsClass(of entity: Entity, _ target: TargetNames) -> Bool {
        isMember && !isStandard(target) && hasForbiddenModifier
            && (entity.parent != nil || !declarationWords.contains("override"))
    }

    /// Whether the text is a member in Swift that isn't generated.
    var isMember: Bool {
        switch kind {
        case .method, .computedProperty, .convenienceInitializer, .other: language == "swift"
        case .initializer, .customInitializer, .observer, .transientProperty, .valueType,
            .declaration:
            false
        }
    }

    /// Whether the base class of a target has the member, too.
    private func isStandard(_ target: TargetNames) -> Bool {
        !target.addsStandardMembers
            && ["debugDescription", "description", "hash", "hash(into:)", "hashValue"].contains(
                name
            )
    }

    private var hasForbiddenModifier: Bool {
        declarationWords.contains { ["deinit", "override", "required"].contains($0) }
    }

    /// The text, moved so that its outermost lines begin in the given column.
    package func lines(indentation: Int) -> [String] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let margin = String(repeating: " ", count: indentation)
        return shown(lines.map { $0.allSatisfy(\.isWhitespace) ? "" : margin + $0 }, margin)
    }

    /// Encloses lines in directives with their original location, if the compiler needs it.
    func shown(_ lines: [String], _ margin: String) -> [String] {
        guard let shownPlace else { return lines }
        let file = SwiftLiteral.string(shownPlace.file)
        let directive = "#sourceLocation(file: \(file), line: \(shownPlace.line))"
        return [margin + directive] + lines + [margin + "#sourceLocation()"]
    }
}

/// The declared code other than stored properties, unchanged; `nil` if there isn't any.
///
/// - Parameters:
///   - name: The name of the class.
///   - access: The modifier and a space, or an empty string. For example: `public `.
///   - isolation: The modifier and a space, or an empty string. For example: `nonisolated `.
///   - members: The members to put into an extension.
package func declaredCode(
    of entity: Entity,
    named name: String,
    isolation: String,
    members: [MemberView],
    _ target: TargetNames
) -> DeclaredCodeView? {
    guard let code = entity.code else { return nil }
    return DeclaredCodeView(
        of: name,
        isolation: isolation,
        conformances: code.conformances.filter { !$0.isStandard(target) },
        members: members,
        declarations: code.declarations.map { declaration($0, .all(""), isolation) }
    )
}

/// The declared members of some kind, unchanged.
///
/// - Parameters:
///   - isIncluded: Whether to include a member; `nil` for those that an extension can contain.
///   - access: The modifier and a space, or an empty string. For example: `public `.
///   - typeIsolation: That of types among the members, if it's another than that of the extension.
///   - isOutside: Whether the members leave the types around the class.
///   - generated: The initializers that are generated in any case.
package func declaredMembers(
    of entity: Entity,
    for target: TargetNames,
    where isIncluded: ((SourceFragment) -> Bool)? = nil,
    access: String,
    typeIsolation: String = "",
    isOutside: Bool = false,
    beside generated: @autoclosure () -> GeneratedInitializers
) -> [MemberView] {
    let isIncluded = isIncluded ?? { $0.canStandInExtension(target) }
    var members = entity.code?.carriedOver.filter(isIncluded) ?? []
    if !members.isEmpty {
        let generated = generated()
        members.removeAll(where: generated.contains)
    }
    return joined(
        members.enumerated().map { index, member in
            let member = (isOutside ? member.withScopes : member).isolatingTypes(typeIsolation)
                .visible(access)
            return view(of: member, in: entity, isSeparated: index > 0)
        }
    )
}

/// A declared member without a separating line.
package func declaredMember(
    _ member: SourceFragment,
    of entity: Entity,
    access: String
) -> MemberView {
    view(of: member.visible(access), in: entity, isSeparated: false)
}

/// Merges adjacent members with the same condition.
private func joined(_ members: [MemberView]) -> [MemberView] {
    var result: [MemberView] = []
    for member in members {
        if let condition = member.condition, result.last?.condition == condition {
            result[result.count - 1].lines += [""] + member.lines
        } else {
            result.append(member)
        }
    }
    return result
}

/// Declared members of a value type, other than those in its own body.
package func declaredCode(of type: ValueType, access: String, isolation: String)
    -> DeclaredCodeView?
{
    var code = type.extensions
    if case .enumeration = type.kind {
        // An enum contains its own members and protocols. Conditional ones can need an extension.
        code.conformances += type.code.conformances.filter { $0.condition != nil }
    } else {
        code.members = type.code.members + code.members
        code.conformances = type.code.conformances + code.conformances
    }
    return DeclaredCodeView(
        of: SwiftIdentifier.escapedPath(type.name),
        isolation: isolation,
        conformances: code.conformances,
        members: memberViews(code.members, access, isSeparated: false)
    )
}

/// The views of a value type's members.
///
/// - Parameter isSeparated: Whether a blank line precedes the first member.
package func memberViews(_ members: [SourceFragment], _ access: String, isSeparated: Bool)
    -> [MemberView]
{
    joined(
        members.enumerated().map { index, member in
            MemberView(
                member.visible(access),
                condition: member.condition,
                isSeparated: isSeparated || index > 0,
                indentation: 4
            )
        }
    )
}

/// The declared properties that aren't stored, as members of the class.
///
/// For example: `var cache: Cache?` for `@Transient var cache: Cache?`.
///
/// - Parameter isSeparated: Whether a blank line precedes the first member.
package func unstoredMembers(_ entity: Entity, isSeparated: Bool) -> [MemberView] {
    let members = (entity.code?.carriedOver ?? []).filter {
        $0.kind == .transientProperty && $0.language == "swift"
    }
    var views: [MemberView] = []
    for var member in members {
        member.removeTransient()
        var view = view(of: member, in: entity, isSeparated: false)
        // One-line properties aren't separated by blank lines.
        view.isSeparated = views.last.map { !($0.isOneLine && view.isOneLine) } ?? isSeparated
        views.append(view)
    }
    return views
}

private func view(of member: SourceFragment, in entity: Entity, isSeparated: Bool) -> MemberView {
    let condition = bothConditions(entity.code?.condition, member.condition)
    var member = member
    if member.kind == .computedProperty { member.removeTransient() }
    return MemberView(member, condition: condition, isSeparated: isSeparated, indentation: 4)
}

extension Conformance {
    /// Whether the base class of a target conforms to the protocol already.
    func isStandard(_ target: TargetNames) -> Bool {
        ["Equatable", "Hashable"].contains(name) || !target.addsStandardMembers && isPrinted
    }

    /// Whether the protocol is about an object's description.
    var isPrinted: Bool {
        ["CustomDebugStringConvertible", "CustomStringConvertible"].contains(name)
    }
}

extension MemberView {
    /// - Parameter indentation: The indentation outside of `#if`.
    init(
        _ member: SourceFragment,
        condition: String?,
        isSeparated: Bool,
        indentation: Int
    ) {
        self.init(
            isSeparated: isSeparated,
            condition: condition,
            lines: member.lines(indentation: condition == nil ? indentation : indentation + 4)
        )
    }
}

extension SourceFragment {
    /// Removes the attributes that only SwiftData uses.
    fileprivate mutating func removeTransient() {
        let lineCount = text.count(where: \.isNewline)
        text = ["@Transient", "@ObservationIgnored"].reduce(text, without)
        shownPlace?.line += lineCount - text.count(where: \.isNewline)
    }

    private func without(_ text: String, _ attribute: String) -> String {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map(String.init)
        let place = lines.indices.first { index in
            let line = lines[index].drop { $0.isWhitespace }
            return line.hasPrefix("@") && line.contains(attribute)
        }
        guard let place, let range = lines[place].firstRange(of: attribute) else { return text }
        let rest = lines[place][range.upperBound...].drop { $0.isWhitespace }
        let start = lines[place][..<range.lowerBound]
        lines[place] = String(start + rest)
        if lines[place].allSatisfy(\.isWhitespace) {
            lines.remove(at: place)
            // The first line isn't indented.
            if place == 0, let first = lines.first {
                lines[0] = String(first.drop { $0.isWhitespace })
            }
        }
        return lines.joined(separator: "\n")
    }
}
