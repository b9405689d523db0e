import Diagnostics
import ModelIR
import SwiftNames

/// Decides which classes can be copied, and how deep their copies are.
///
/// An object owns the objects of a relationship whose inverse is a to-one: they are copied with it.
/// The objects of a relationship whose inverse is a to-many are shared.
///
/// - Parameter classByEntity: The class of each entity that has one.
package func planClones(
    _ classes: @autoclosure () -> [ClonableClass],
    classByEntity: @autoclosure () -> [String: String],
    _ types: TypeNames,
    _ options: LoweringOptions,
    in model: Model
) -> (plans: [String: ClonePlan], diagnostics: [Diagnostic]) {
    guard model.copiesObjects else { return ([:], []) }
    var planner = ClonePlanner(classes(), classByEntity(), types, options)
    for place in planner.classes
    where place.entity.code?.isCloned == true && place.form != .leftOut {
        planner.visit(place.name)
    }
    return (planner.plans(), planner.diagnostics(in: model))
}

/// Traverses from the classes that can be copied to those that are copied with them.
struct ClonePlanner {
    let classes: [ClonableClass]
    let indices: [String: Int]
    let classByEntity: [String: String]
    let types: TypeNames
    let options: LoweringOptions
    var children: [String: [String]] = [:]
    var reached: Set<String> = []
    /// The relationships that lead to a class.
    var arrivals: [String: [Arrival]] = [:]
    /// The families by the name of their root.
    var families: [String: Family] = [:]
    /// For each class that starts a copy, the classes whose objects are copied with its own.
    var companions: [String: Set<String>] = [:]

    /// A relationship that copies the objects of a class together with others.
    struct Arrival: Equatable {
        /// The class with the relationship.
        let owner: String
        let relationship: String
    }

    /// Classes that are related by inheritance and whose objects are copied.
    struct Family {
        /// The classes whose attributes they follow.
        let parents: [String]
        let followsParent: Bool
        /// The relationships that a call can leave out.
        let branches: [ClonedBranch]
        /// Whether a method `clone()` without parameters exists.
        let hasPlainMethod: Bool
        let isOneClass: Bool
    }

    init(
        _ classes: [ClonableClass],
        _ classByEntity: [String: String],
        _ types: TypeNames,
        _ options: LoweringOptions
    ) {
        self.classes = classes
        self.types = types
        self.options = options
        self.classByEntity = classByEntity
        indices = Dictionary(zip(classes.map(\.name), classes.indices)) { first, _ in first }
        for place in classes {
            if let parent = place.superclass { children[parent, default: []].append(place.name) }
        }
    }

    /// Visits a class and all classes reachable from it. Iterative: a chain of classes can exceed
    /// the depth of the stack.
    mutating func visit(_ name: String) {
        var next = [name]
        while let name = next.popLast() {
            guard reached.insert(name).inserted else { continue }
            next += children[name] ?? []
            for link in links(of: name) {
                guard let destination = copiedClass(link.relationship) else { continue }
                let arrival = Arrival(owner: link.owner, relationship: link.relationship.name)
                if !(arrivals[destination, default: []].contains(arrival)) {
                    arrivals[destination, default: []].append(arrival)
                }
                next.append(destination)
            }
        }
    }

    /// The plans of all reached classes.
    mutating func plans() -> [String: ClonePlan] {
        for root in Set(reached.map(root)) { families[root] = family(from: root) }
        for place in classes where place.entity.code?.isCloned == true {
            companions[place.name] = companions(of: place.name)
        }
        return Dictionary(uniqueKeysWithValues: reached.map { ($0, plan(of: $0)) })
    }
}
