/// The access path from a view to the nested views in one of its fields, type-erased.
@usableFromInline
struct ChildAccess: Sendable {
    /// The type of the nested views.
    @usableFromInline let type: any TemplateView.Type

    /// Whether there are no nested views.
    @usableFromInline let isEmpty: @Sendable (ViewAddress) -> Bool

    /// Calls the closure with the address of each nested view, in order.
    @usableFromInline let forEach: @Sendable (ViewAddress, (ViewAddress) -> Void) -> Void

    @inlinable
    init<View, Child: TemplateView>(
        list: @escaping @Sendable (View) -> [Child]
    ) {
        type = Child.self
        isEmpty = { list($0.view(as: View.self).pointee).isEmpty }
        forEach = { address, body in
            list(address.view(as: View.self).pointee).withUnsafeBufferPointer { children in
                guard let first = children.baseAddress else { return }
                for index in children.indices { body(ViewAddress(first + index)) }
            }
        }
    }

    @inlinable
    init<View, Child: TemplateView>(
        optional: @escaping @Sendable (View) -> Child?
    ) {
        type = Child.self
        isEmpty = { optional($0.view(as: View.self).pointee) == nil }
        forEach = { address, body in
            guard let child = optional(address.view(as: View.self).pointee) else { return }
            withUnsafePointer(to: child) { body(ViewAddress($0)) }
        }
    }
}

extension ChildAccess {
    /// Returns the closure's result for the first view; `nil` if there are no views.
    func first<Value>(_ address: ViewAddress, _ value: (ViewAddress) -> Value) -> Value? {
        var found: Value?
        forEach(address) { if found == nil { found = value($0) } }
        return found
    }

    /// The same access path, from the view around this one.
    func inside(_ outer: ChildAccess) -> ChildAccess {
        ChildAccess(
            type: type,
            isEmpty: { outer.first($0, isEmpty) ?? true },
            forEach: { address, body in outer.forEach(address) { forEach($0, body) } }
        )
    }

    private init(
        type: any TemplateView.Type,
        isEmpty: @escaping @Sendable (ViewAddress) -> Bool,
        forEach: @escaping @Sendable (ViewAddress, (ViewAddress) -> Void) -> Void
    ) {
        self.type = type
        self.isEmpty = isEmpty
        self.forEach = forEach
    }
}
