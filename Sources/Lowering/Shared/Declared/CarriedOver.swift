import ModelIR
import SwiftNames

extension SourceFragment {
    /// Whether the code can hold the member as it is. A destructor, an override or what is stored
    /// belongs into the class itself, an observer to a stored property, and an initialiser that
    /// calls no other or a type of values is generated.
    package var canStandInExtension: Bool {
        switch kind {
        case .initializer, .customInitializer, .observer, .transientProperty, .valueType,
            .declaration:
            false
        case .method, .computedProperty, .convenienceInitializer, .other:
            language == "swift" && !hasForbiddenModifier && !Self.inherited.contains(name)
        }
    }

    /// What the base classes of both targets have.
    private static let inherited: Set = [
        "debugDescription", "description", "hash", "hash(into:)", "hashValue",
    ]

    private var hasForbiddenModifier: Bool {
        declarationWords.contains { ["deinit", "override", "required"].contains($0) }
    }

    /// The text, moved so that its outermost lines begin in the column.
    package func lines(indentation: Int) -> [String] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let margin = String(repeating: " ", count: indentation)
        return shown(lines.map { $0.allSatisfy(\.isWhitespace) ? "" : margin + $0 }, margin)
    }

    /// Lines between directives that say where they come from, if compilers are to know.
    func shown(_ lines: [String], _ margin: String) -> [String] {
        guard let shownPlace else { return lines }
        let file = SwiftLiteral.string(shownPlace.file)
        let directive = "#sourceLocation(file: \(file), line: \(shownPlace.line))"
        return [margin + directive] + lines + [margin + "#sourceLocation()"]
    }
}

/// What a declaration says besides what is stored, as it was written; nil where that is nothing.
///
/// - Parameters:
///   - name: the name of the class.
///   - access: with a space behind it, or empty. For example: `public `.
///   - isolation: the same. For example: `nonisolated `.
///   - generated: the initialisers that the code has anyway.
package func declaredCode(
    of entity: Entity,
    named name: String,
    access: String,
    isolation: String,
    beside generated: @autoclosure () -> GeneratedInitializers
) -> DeclaredCodeView? {
    guard let code = entity.code,
        !(code.carriedOver.isEmpty && code.conformances.isEmpty && code.declarations.isEmpty)
    else { return nil }
    var members = code.carriedOver.filter(\.canStandInExtension)
    if !members.isEmpty {
        let generated = generated()
        members.removeAll(where: generated.contains)
    }
    return DeclaredCodeView(
        of: name,
        isolation: isolation,
        conformances: code.conformances,
        members: joined(
            members.enumerated().map { index, member in
                view(of: member.visible(access), in: entity, isSeparated: index > 0)
            }
        ),
        declarations: code.declarations.map { declaration($0, "", isolation) }
    )
}

/// Members that stand under one condition one after the other are under it together.
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

/// The same of a type of values, but for what stands in the type itself.
package func declaredCode(of type: ValueType, access: String, isolation: String)
    -> DeclaredCodeView?
{
    var code = type.extensions
    if case .enumeration = type.kind {
        // It has its own members and protocols, which may need what is around them.
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

/// Members of a type of values.
///
/// - Parameter isSeparated: whether something stands before them.
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

/// The properties of a declaration that are in no store, as the class itself shows them.
///
/// For example: `var cache: Cache?` for `@Transient var cache: Cache?`.
package func transientProperties(_ entity: Entity) -> [MemberView] {
    let members = (entity.code?.carriedOver ?? []).filter {
        $0.kind == .transientProperty && $0.language == "swift"
    }
    var views: [MemberView] = []
    for var member in members {
        member.removeTransient()
        var view = view(of: member, in: entity, isSeparated: false)
        // Lines of one kind stand together.
        view.isSeparated = views.last.map { !($0.isOneLine && view.isOneLine) } ?? false
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

extension MemberView {
    /// - Parameter indentation: of what stands in no `#if`.
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
    /// Removes the attributes that mean something to SwiftData alone.
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
            // The first line has no blanks before it.
            if place == 0, let first = lines.first {
                lines[0] = String(first.drop { $0.isWhitespace })
            }
        }
        return lines.joined(separator: "\n")
    }
}
