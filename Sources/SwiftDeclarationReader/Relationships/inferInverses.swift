import Diagnostics
import ModelIR

extension InverseLinker {
    /// Pairs relationships that lead back to each other's entity, if the pairing is unambiguous.
    mutating func infer() {
        var unpaired: [Pair: [Int]] = [:]
        var order: [Pair] = []
        for index in declared.indices where !declared[index].hasNoInverse {
            guard let relationship = open(index) else { continue }
            let pair = Pair(from: declared[index].entity, to: relationship.destination)
            if unpaired[pair] == nil { order.append(pair) }
            unpaired[pair, default: []].append(index)
        }
        for pair in order where pair.from <= pair.to || unpaired[pair.reversed] == nil {
            infer(pair, there: unpaired[pair] ?? [], back: unpaired[pair.reversed] ?? [])
        }
    }

    private mutating func infer(_ pair: Pair, there: [Int], back: [Int]) {
        if pair.from == pair.to {
            if there.count == 2 { pairUp(there[0], there[1]) }
            if there.count > 2 {
                for index in there { reportAmbiguous(index, there.filter { $0 != index }) }
            }
        } else if there.count == 1 && back.count == 1 {
            pairUp(there[0], back[0])
        } else if !there.isEmpty && !back.isEmpty {
            if back.count > 1 { for index in there { reportAmbiguous(index, back) } }
            if there.count > 1 { for index in back { reportAmbiguous(index, there) } }
        }
    }

    /// Applies SwiftData's rules.
    private mutating func pairUp(_ first: Int, _ second: Int) {
        guard side(first).isInferredInverse(of: side(second)) else {
            return reportMissing(first, second)
        }
        link(first, second)
    }

    private func side(_ index: Int) -> InverseSide {
        InverseSide(
            isToMany: open(index)?.cardinality != .toOne,
            isOptional: declared[index].isOptional
        )
    }

    private func reportMissing(_ first: Int, _ second: Int) {
        guard let relationship = open(first), let other = open(second) else { return }
        let owner = declared[first].entity
        let inverse = "\\\(declared[second].entity).\(other.name)"
        let place = relationship.origin.location
        reports.add(
            Diagnostic(
                .warning,
                "relationship.missing-inverse",
                at: place,
                "'\(owner).\(relationship.name)' has no inverse: SwiftData infers none here; declare it with"
                    + " '@Relationship(inverse: \(inverse))'",
                notes: [
                    .init("this leads back", at: other.origin.location)
                ],
                fix: declared[first].fix(declaring: inverse)
            )
        )
    }

    private func reportAmbiguous(_ index: Int, _ candidates: [Int]) {
        guard let relationship = open(index) else { return }
        let names = candidates.compactMap { candidate in
            open(candidate).map { "'\(declared[candidate].entity).\($0.name)'" }
        }
        let notes = candidates.compactMap { candidate in
            open(candidate).map {
                Diagnostic.Note(
                    "a candidate is here",
                    at: $0.origin.location
                )
            }
        }
        reports.add(
            .warning,
            "relationship.ambiguous-inverse",
            at: relationship.origin.location,
            "no inverse is inferred for '\(declared[index].entity).\(relationship.name)', because it can be"
                + " \(names.joined(separator: " or ")); say which with 'inverse:', or that there is none"
                + " with 'inverse: nil'",
            notes: notes
        )
    }
}

/// The source and destination entities of a relationship.
private struct Pair: Hashable {
    var from: String
    var to: String

    var reversed: Pair { Pair(from: to, to: from) }
}
