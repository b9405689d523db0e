import SwiftNames

/// Unique names for the private members behind a class's composite properties.
///
/// For example: `storedContent` reads `content`, `storedContentPair` its optional part `pair`, and
/// `storeContent` writes it.
package struct CompositeMemberNames: Sendable {
    private var names: [Member: String] = [:]
    private var taken: Set<String> = []

    private struct Member: Hashable {
        var property: String
        var role: Role
    }

    private enum Role: Hashable {
        case reader
        case writer
        /// The value behind a property with observers.
        case unobserved
        /// The member that reads an optional structure inside the value.
        case part(path: String, type: String)
    }

    /// - Parameters:
    ///   - plans: The plans of the class. Their own members are named first, before those of parts.
    ///   - writer: Names the member that writes a property. For example: `storeContent` for
    ///     `Content`.
    ///   - names: The names of the class's properties, which its members don't have; `nil` for none.
    package init(
        _ plans: [CompositePlan],
        writer: (String) -> String,
        beside names: PropertyNames? = nil
    ) {
        /// The name, changed if a property of the class that declares the composite one has it.
        func free(_ name: String, _ property: String) -> String {
            names?.inClass(declaring: property).free(name) ?? name
        }
        for plan in plans {
            let property = plan.property.name
            let name = SwiftIdentifier.capitalized(property)
            add(Member(property: property, role: .reader), free("stored" + name, property))
            add(Member(property: property, role: .writer), free(writer(name), property))
            let unobserved = free(PropertyObservers.name(behind: property), property)
            add(Member(property: property, role: .unobserved), unobserved)
        }
        for plan in plans {
            let property = plan.property.name
            let start = reader(of: property)
            for (path, type) in plan.optionalStructures {
                let role = Role.part(path: path, type: type)
                let name = free(start + SwiftIdentifier.capitalized(path), property)
                add(Member(property: property, role: role), name)
            }
        }
    }

    private mutating func add(_ member: Member, _ name: String) {
        guard names[member] == nil else { return }
        var name = name
        while !taken.insert(name).inserted { name += "_" }
        names[member] = name
    }

    /// For example: `storedContent`.
    package func reader(of property: String) -> String { name(property, .reader) }

    /// For example: `storeContent`.
    package func writer(of property: String) -> String { name(property, .writer) }

    /// For example: `unobservedContent`.
    package func unobserved(_ property: String) -> String { name(property, .unobserved) }

    /// The name of the member that reads an optional structure. For example: `storedContentPair`.
    package func reader(of property: String, at path: String, type: String) -> String {
        name(property, .part(path: path, type: type))
    }

    private func name(_ property: String, _ role: Role) -> String {
        // Every plan of the class was passed to the initializer.
        names[Member(property: property, role: role)] ?? property
    }
}

extension CompositePlan {
    /// The optional structures in the value with their paths, outer ones first.
    fileprivate var optionalStructures: [(path: String, type: String)] {
        switch content {
        case .structure(let structure): structure.parts.flatMap { $0.optionalStructures(in: "") }
        case .choice(let choice):
            choice.cases.flatMap { $0.parts.flatMap { $0.optionalStructures(in: "") } }
        }
    }
}

extension PartPlan {
    fileprivate func optionalStructures(in path: String) -> [(path: String, type: String)] {
        guard case .structure(let structure) = content else { return [] }
        let path = joinedPath(path, label)
        let inner = structure.parts.flatMap { $0.optionalStructures(in: path) }
        return (isOptional ? [(path, structure.name)] : []) + inner
    }
}

/// The path to a part in a value. For example: `periodStart`.
func joinedPath(_ path: String, _ label: String) -> String {
    path.isEmpty ? label : path + SwiftIdentifier.capitalized(label)
}
