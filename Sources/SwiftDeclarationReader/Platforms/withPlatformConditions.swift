import Diagnostics
import ModelIR
import SwiftNames

extension Model {
    /// The model with carried-over code wrapped in an `#if` for the import that it needs, if it
    /// uses a module of Apple's systems or names such code.
    ///
    /// For example: `var color: Color { … }` in `#if canImport(SwiftUI)`. Complexity: O(n) for n
    /// bytes of code, if files import such modules.
    ///
    /// - Parameter declared: The types of all files, which shadow those of modules.
    func withPlatformConditions(
        _ files: [SourceFile],
        declared: Set<String>,
        _ reports: Reports
    ) -> Model {
        let modules = files.map { platformModules($0.tree) }
        guard !modules.allSatisfy(\.isEmpty) else { return self }
        var search = PlatformSearch(self, modules, declared)
        search.run()
        let conditional = Dictionary(grouping: search.conditionalPieces) { $0.piece.fragment }
        var result = self
        var index = 0
        result.changeFragments { fragment in
            defer { index += 1 }
            for (piece, need) in conditional[index] ?? [] {
                report(piece, need, of: fragment, reports)
            }
            for (piece, need) in (conditional[index] ?? []).reversed() {
                fragment.add(need.condition, to: piece)
            }
        }
        result.changeConformances { conformance in
            let path = conformance.name.split(separator: ".").map(String.init)
            for module in modules[conformance.origin.source] {
                guard let name = path.last, !search.declared.contains(name),
                    PlatformNames.declares(module, name)
                else { continue }
                let condition = "canImport(\(module))"
                conformance.condition = bothConditions(conformance.condition, condition)
            }
        }
        return result
    }
}

private func report(
    _ piece: PlatformPiece,
    _ need: PlatformNeed,
    of fragment: SourceFragment,
    _ reports: Reports
) {
    var place = fragment.origin.location
    if piece.kind != .fragment {
        place.line = fragment.origin.location(of: "text").line + fragment.lines(before: piece)
        place.column = 1
    }
    let subject =
        switch piece.kind {
        case .fragment: fragment.subject
        case .member: "'\(piece.name)' of \(fragment.subject)"
        case .call: "a message to a log in \(fragment.subject)"
        }
    reports.add(
        .note,
        "member.conditional",
        at: place,
        "\(subject) is only in code for systems \(need.words): it names '\(need.name)'"
    )
}

extension SourceFragment {
    fileprivate func lines(before piece: PlatformPiece) -> Int {
        text.utf8.prefix(piece.range.lowerBound).count { $0 == UInt8(ascii: "\n") }
    }

    /// Wraps a piece of the text in a further condition; an observer, inside the property.
    fileprivate mutating func add(_ condition: String, to piece: PlatformPiece) {
        guard piece.kind == .fragment else { return wrap(piece.range, in: condition) }
        guard kind == .observer else {
            self.condition = bothConditions(self.condition, condition)
            return
        }
        let opening = "#if \(condition)\n"
        text = opening + text + "\n#endif"
        let moved = observer?.ownReferences.map { $0 + opening.utf8.count }
        observer?.ownReferences = moved ?? []
    }

    private mutating func wrap(_ range: Range<Int>, in condition: String) {
        let wrapped = ConditionalText(text, range, condition)
        text = wrapped.text
        memberStarts = memberStarts?.map { start in
            MemberStart(offset: wrapped.offset(of: start.offset), isType: start.isType)
        }
        scopedNames = scopedNames?.map { name in
            ScopedName(offset: wrapped.offset(of: name.offset), scope: name.scope)
        }
        if let places = observer?.ownReferences {
            observer?.ownReferences = places.map(wrapped.offset)
        }
        guard var body = initializer else { return }
        for index in body.statements.indices {
            body.statements[index].text = wrapped.inserted(into: body.statements[index].text)
        }
        initializer = body
    }
}
