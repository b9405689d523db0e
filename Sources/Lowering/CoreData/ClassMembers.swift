import ModelIR
import SharedLowering

/// The attributes of a class, and the parameters of its initializer.
struct ClassMembers {
    let own: [MemberLowering]
    /// The inherited members and the class's own, those of the topmost superclass first.
    let all: [MemberLowering]
    /// The parameters of the initializer, required ones first.
    let parameters: [Parameter]
    /// The properties over several attributes, inherited ones first.
    let composites: [CompositePlan]

    /// - Parameter inheritedComposites: The inherited properties over several attributes.
    init(
        _ plan: ClassPlan,
        composites: [CompositePlan],
        inheritedComposites: [CompositePlan],
        _ context: PropertyContext
    ) {
        self.composites = inheritedComposites + composites
        own = context.members(plan.entity.attributes, composites)
        let inherited = context.members(plan.inheritedAttributes, inheritedComposites)
        all = inherited.isEmpty ? own : inherited + own
        parameters = CoreDataLowering.parameters(of: all)
    }
}

private func parameters(of members: [MemberLowering]) -> [Parameter] {
    var (required, others): ([Parameter], [Parameter]) = ([], [])
    required.reserveCapacity(members.count)
    others.reserveCapacity(members.count)
    for member in members where member.condition == nil {
        guard let parameter = member.parameter else { continue }
        if parameter.isRequired { required.append(parameter) } else { others.append(parameter) }
    }
    required += others
    return required
}
