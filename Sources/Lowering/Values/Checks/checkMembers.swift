import Diagnostics
import ModelIR
import SwiftNames

/// A named part of a type: an option, a case or a structure's part.
struct Member {
    var kind: String
    var name: String
    var origin: Origin
}

extension ValueScope {
    /// Reports names that aren't valid in Swift, and duplicates.
    mutating func checkMembers(
        _ members: [Member],
        of type: ValueType,
        reserved: Set<String> = []
    ) {
        var firsts: [String: Member] = [:]
        for member in members {
            let what = "\(member.kind) '\(member.name)' of '\(type.name)'"
            if SwiftIdentifier.sanitized(member.name) != member.name {
                report("value-type.wrong-name", member.origin, "\(what) has no name for Swift")
            } else if reserved.contains(member.name) {
                report(
                    "value-type.reserved-member",
                    member.origin,
                    "\(what) has a name that the generated code needs itself; choose another"
                )
            }
            guard let first = firsts.updateValue(member, forKey: member.name) else { continue }
            report(
                "value-type.duplicate-member",
                member.origin,
                "\(what) is there twice; rename one",
                notes: [note("the first is here", first.origin)]
            )
        }
    }

    mutating func reportEmpty(_ type: ValueType, _ member: String) {
        report("value-type.empty", type.origin, "'\(type.name)' has no \(member)")
    }

    mutating func reportUnknown(_ name: String, _ part: Part) {
        let nearest = nearestName(to: name, in: knownNames)
        let end = nearest.map { ", did you mean '\($0)'?" } ?? ""
        report(
            "value-type.unknown-type",
            part.origin,
            "'\(part.label)' is of type '\(name)', which is not declared\(end)"
        )
    }
}
