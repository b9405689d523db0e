import ModelIR
import SwiftNames

extension CloneLowering {
    /// A copy's value for an attribute, or for a property over several.
    package enum Value {
        /// The original's value.
        case original
        /// The default, or `nil`.
        case initial
        /// For example: `UUID()`.
        case expression(SwiftExpression)
    }

    /// - Parameters:
    ///   - names: The property's possible names in the declaration.
    ///   - source: The original's value. For example: `id`.
    ///   - initial: The default as Swift spells it, if any.
    ///   - followed: The property of a parent's copy. For example: `id`.
    package func value(
        for names: [String],
        source: String,
        initial: String?,
        followed: (FollowedAttribute) -> String
    ) -> Value {
        guard let rule = plan.rules.first(where: { names.contains($0.property) }) else {
            return .original
        }
        switch rule.kind {
        case .exclude: return .initial
        case .rebuildUUID: return .expression(.text(types.foundation("UUID") + "()"))
        case .rebuildNow: return .expression(.text(".now"))
        case .followParent(_, let withoutParent):
            let fallback = withoutParent == .keep ? source : initial
            let values = (plan.followed[rule.property] ?? []).map { attribute in
                value(of: attribute, followed(attribute), hasFallback: fallback != nil)
            }
            guard !values.isEmpty else { return withoutParent == .keep ? .original : .initial }
            return .expression(.firstOf(values + [fallback].compactMap { $0 }))
        }
    }

    /// A missing value of a parent's copy is copied as well: the fallback is only for a missing
    /// parent.
    func value(of attribute: FollowedAttribute, _ name: String, hasFallback: Bool)
        -> String
    {
        let parent = plan.parents.count == 1 ? "parent" : "(parent as? \(attribute.owner))"
        let member = SwiftIdentifier.member(name)
        return attribute.attribute.isOptional && hasFallback
            ? "\(parent).map(\\.\(member))" : "\(parent)?.\(member)"
    }
}
