extension ClassLowering {
    /// Whether the class has so many stored properties that initializers would compile slowly if
    /// they set all of them before `super.init`: compile time grows with the cube of their number.
    var isWide: Bool {
        // The only initializer of objects that can only be read sets constants.
        !isReadOnly && members.count + layout.links.count { $0.position != nil } > 64
    }

    /// The properties, with initial values in a wide class.
    ///
    /// - Parameter keepsDefaults: Whether they are the declared defaults, which the initializers of the
    ///   declaration rely on.
    func views(of member: MemberLowering, keepsDefaults: Bool) -> [PropertyView] {
        if isReadOnly { return member.views.map(\.constant) }
        guard isWide else { return member.views }
        let value = keepsDefaults ? member.declaredInitialValue : member.initialValue
        return member.views.map { $0.initialized(value) }
    }

    /// The members that initializers set before `super.init`.
    func early(_ members: [MemberLowering]) -> [MemberLowering] {
        isWide ? members.filter { $0.initialValue == nil } : members
    }

    /// The members that initializers set after `super.init`.
    func later(_ members: [MemberLowering]) -> [MemberLowering] {
        isWide ? members.filter { $0.initialValue != nil } : []
    }
}
