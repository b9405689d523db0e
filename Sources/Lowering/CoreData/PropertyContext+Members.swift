import ModelIR
import SharedLowering
import SwiftNames

extension PropertyContext {
    /// The members for attributes, in order.
    func members(_ attributes: [Attribute], _ composites: [CompositePlan])
        -> [MemberLowering]
    {
        guard !composites.isEmpty else {
            var members: [MemberLowering] = []
            members.reserveCapacity(attributes.count)
            // By index: attributes are large, and iterating would copy them.
            for index in attributes.indices where !attributes[index].isIgnored {
                let flags = attributes[index].flags(in: attributes)
                members.append(.attribute(AttributeLowering(attributes[index], self, flags: flags)))
            }
            return members
        }
        var owners: [String: Int] = [:]
        for (index, plan) in composites.enumerated() {
            for attribute in plan.attributes { owners[attribute.name] = index }
        }
        let writer = { (name: String) in composites.count == 1 ? "store" : "store" + name }
        let own = CompositeMemberNames(composites, writer: writer, beside: names)
        let lowerings = composites.map {
            CompositeLowering($0, own, self)
        }
        var isPlaced = Array(repeating: false, count: composites.count)
        return attributes.flatMap { attribute -> [MemberLowering] in
            guard let owner = owners[attribute.name] else {
                let flags = attribute.flags(in: attributes)
                return attribute.isIgnored
                    ? [] : [.attribute(AttributeLowering(attribute, self, flags: flags))]
            }
            let isFirst = !isPlaced[owner]
            isPlaced[owner] = true
            let composite = lowerings[owner]
            let column = composite.column(attribute)
            return isFirst ? [.composite(composite), column] : [column]
        }
    }
}
