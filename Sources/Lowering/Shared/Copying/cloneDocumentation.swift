import ModelIR
import SwiftNames

extension CloneLowering {
    /// Documents what is copied, what is unique to the copy, and what it shares with the original.
    var documentation: [String] {
        let first = "Copies the \(noun) into its own context" + with + "."
        let others = [secondSentence, leftOut].compactMap { $0 }.joined(separator: " ")
        return (others.isEmpty ? [first] : [first, "", others]).map(onOneLine)
    }

    private var with: String {
        let copied = plan.links.filter { link in
            if case .copied = link.kind { true } else { false }
        }
        return copied.isEmpty ? "" : ", with its " + enumerated(nouns(of: copied))
    }

    private var secondSentence: String? {
        let rebuilt = properties { $0 == .rebuildUUID || $0 == .rebuildNow }
        let own: String? =
            switch rebuilt.count {
            case 0: nil
            case 1: "has \(article(rebuilt[0])) \(rebuilt[0]) of its own"
            default: "has its own \(enumerated(rebuilt))"
            }
        let shared = nouns(of: plan.links.filter { $0.kind == .shared || $0.kind == .following })
        let both = [own, shared.isEmpty ? nil : "shares the original's " + enumerated(shared)]
        let parts = both.compactMap { $0 }
        return parts.isEmpty ? nil : "The copy " + parts.joined(separator: " and ") + "."
    }

    private var leftOut: String? {
        let names = properties { $0 == .exclude }
        return names.isEmpty ? nil : "It's created without the \(enumerated(names))."
    }

    private func nouns(of links: [ClonedLink]) -> [String] {
        links.map { membersNoun($0.relationship, of: noun) }
    }

    private func properties(_ isWanted: (CloneRule.Kind) -> Bool) -> [String] {
        plan.rules.filter { isWanted($0.kind) }.map { "`\(names.swiftName($0.property))`" }
    }
}

/// For example: "an" before `id`, "a" before `uuid`.
private func article(_ word: String) -> String {
    "aeioAEIO".contains(word.dropFirst().first ?? " ") ? "an" : "a"
}

/// For example: "data, photos and tags".
private func enumerated(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
}
