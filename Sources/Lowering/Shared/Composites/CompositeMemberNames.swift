import SwiftNames

/// The names of the private members behind the composite properties of a class, each given once.
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
        /// What reads an optional structure inside the value.
        case part(path: String, type: String)
    }

    /// - Parameters:
    ///   - plans: those of the class. Their own members come first, so that a part has to yield.
    ///   - writer: the name of what writes a property. For example: `storeContent` for `Content`.
    ///   - free: the name, changed where something else in the class has it.
    package init(
        _ plans: [CompositePlan],
        writer: (String) -> String,
        free: (String) -> String = { $0 }
    ) {
        for plan in plans {
            let property = plan.property.name
            let name = SwiftIdentifier.capitalized(property)
            add(Member(property: property, role: .reader), free("stored" + name))
            add(Member(property: property, role: .writer), free(writer(name)))
            let unobserved = free(PropertyObservers.name(behind: property))
            add(Member(property: property, role: .unobserved), unobserved)
        }
        for plan in plans {
            let start = reader(of: plan.property.name)
            for (path, type) in plan.optionalStructures {
                let role = Role.part(path: path, type: type)
                let name = free(start + SwiftIdentifier.capitalized(path))
                add(Member(property: plan.property.name, role: role), name)
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

    /// What reads an optional structure. For example: `storedContentPair`.
    package func reader(of property: String, at path: String, type: String) -> String {
        name(property, .part(path: path, type: type))
    }

    private func name(_ property: String, _ role: Role) -> String {
        // Every plan of the class was given when the names were made.
        names[Member(property: property, role: role)] ?? property
    }
}

extension CompositePlan {
    /// The optional structures in the value, with the ways to them, outer ones first.
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

/// The way to a part in a value. For example: `periodStart`.
func joinedPath(_ path: String, _ label: String) -> String {
    path.isEmpty ? label : path + SwiftIdentifier.capitalized(label)
}
