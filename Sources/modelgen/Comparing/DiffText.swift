import Diagnostics
import ModelDiff

/// Differences for people: for each pair of versions, by entity.
struct DiffText {
    let result: DiffResult
    let allowed: StoreEffect

    var text: String {
        let findings = result.findings.flatMap { TextRenderer.lines(for: $0) }
        let parts = result.pairs.map(lines) + (findings.isEmpty ? [] : [findings])
        return parts.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    private func lines(_ pair: ComparedPair) -> [String] {
        let title = "\(printable(pair.old)) → \(printable(pair.new))"
        guard !pair.differences.isEmpty else { return [title, "  no differences"] }
        return [title] + groups(pair.differences).flatMap(lines) + [
            "", "  \(summary(pair.differences))",
        ]
    }

    /// The differences of each subject, in the order in which the first of each comes.
    private func groups(_ differences: [Difference]) -> [[Difference]] {
        var places: [String: Int] = [:]
        return differences.reduce(into: []) { groups, difference in
            if let place = places[difference.subject] {
                groups[place].append(difference)
            } else {
                places[difference.subject] = groups.count
                groups.append([difference])
            }
        }
    }

    private func lines(_ group: [Difference]) -> [String] {
        let rows = group.map { [mark($0) + $0.effect.rawValue, $0.id, printable($0.message)] }
        let heads = Table(rows: rows).lines(indentation: 4)
        let details = zip(heads, group).flatMap { head, difference in
            [head] + self.details(difference).map { "        " + printable($0) }
        }
        return ["", "  \(printable(group[0].subject))"] + details
    }

    /// What isn't allowed is marked, as in a list of tests.
    private func mark(_ difference: Difference) -> String {
        difference.effect > allowed ? "✗ " : "  "
    }

    private func details(_ difference: Difference) -> [String] {
        let breaking = difference.breakage.map { ["api-breaking: \($0)"] } ?? []
        let advice = difference.advice.map { ["to do: \($0)"] } ?? []
        let former =
            difference.new == nil ? [] : difference.old.map { ["was at \($0)"] } ?? []
        return advice + breaking + ["at \(difference.place)"] + former
    }

    /// For example: `3 differences: 1 loses-data, 2 automatic; 1 api-breaking`.
    private func summary(_ differences: [Difference]) -> String {
        let effects = StoreEffect.allCases.reversed().compactMap { effect -> String? in
            let count = differences.count { $0.effect == effect }
            return count > 0 ? "\(count) \(effect.rawValue)" : nil
        }
        let breaking = differences.count { $0.breakage != nil }
        let count = differences.count == 1 ? "1 difference" : "\(differences.count) differences"
        return "\(count): \(effects.joined(separator: ", "))"
            + (breaking > 0 ? "; \(breaking) api-breaking" : "")
    }

    /// Names in a model may hold line breaks, which must not look like lines of the text.
    private func printable(_ text: String) -> String {
        String(
            text.map {
                $0.isNewline || $0.asciiValue.map { $0 < 0x20 || $0 == 0x7F } == true ? "?" : $0
            }
        )
    }
}
