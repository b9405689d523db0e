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
        let links = plan.links.filter { $0.kind == .shared || $0.kind == .following }
        let shared = nouns(of: links.filter { !$0.isCopiedFromHere })
        let following = links.filter(\.isCopiedFromHere)
        let isOne = following.count == 1 && following[0].relationship.cardinality == .toOne
        let parts = [
            own, shared.isEmpty ? nil : "shares the original's " + enumerated(shared),
            following.isEmpty
                ? nil
                : "has the original's \(enumerated(nouns(of: following))), or"
                    + (isOne ? " its copy" : " their copies"),
        ].compactMap { $0 }
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
