import Configuration
import Diagnostics
import ModelIR
import SwiftNames

extension ModelAnnotator {
    /// Gives option sets the flags that their declarations ask for, as far as the target stores them.
    ///
    /// SwiftData's predicates need them, and Core Data's code keeps them in step in a store that both
    /// open. A model file of Core Data has the attributes that it has: classes can't add any. Conditions
    /// of SQLite have bit operators; the attributes of a model file or a store are ordinary ones there.
    mutating func takeFlags(for target: Target) {
        reportMisplacedFlags()
        if target == .coredata { model.addFlags { !$0.origin.file.isModelFile } }
        if target == .swiftdata { model.addFlags { _ in true } }
    }

    private mutating func reportMisplacedFlags() {
        for entity in model.entities {
            for attribute in entity.attributes
            where attribute.hasFlags && model.optionSet(of: attribute) == nil {
                let name = "\(entity.name).\(attribute.declaredName)"
                report(
                    "option-set.misplaced-flags",
                    at: attribute.declaredOrigin,
                    "'\(name)' has no options to have flags for; leave 'flags' out, or give it the type of"
                        + " an option set"
                )
            }
        }
    }
}

extension Model {
    /// Marks the flags beside option sets that the model has, and adds missing ones.
    ///
    /// For example: `topicsHasNews` beside `topicsRaw`.
    ///
    /// - Parameter adds: Whether to add missing flags beside an attribute.
    package mutating func addFlags(_ adds: (Attribute) -> Bool) {
        for index in entities.indices {
            // By index: entities are large, and most have no flags.
            for attribute in entities[index].attributes where attribute.hasFlags {
                guard let set = optionSet(of: attribute) else { continue }
                let property = attribute.code?.name ?? withoutSuffix(attribute.name)
                for (name, flag) in set.flags(of: attribute, property: property) {
                    entities[index].addFlag(flag, named: name, attribute, isNew: adds(attribute))
                }
            }
        }
    }

    /// Removes the flags beside option sets.
    package mutating func removeFlags() {
        for index in entities.indices
        where entities[index].properties.attributes.contains(where: { $0.flag != nil }) {
            entities[index].attributes.removeAll { $0.flag != nil }
        }
    }

    fileprivate func optionSet(of attribute: Attribute) -> OptionSetType? {
        let type = valueTypes.first { $0.name == attribute.valueType }
        guard case .optionSet(let set)? = type?.kind else { return nil }
        return set
    }
}

/// The property of an attribute whose name ends in `Raw`.
private func withoutSuffix(_ name: String) -> String {
    name.hasSuffix("Raw") && name.count > 3 ? String(name.dropLast(3)) : name
}

extension Entity {
    fileprivate mutating func addFlag(
        _ flag: OptionFlag,
        named usual: String,
        _ attribute: Attribute,
        isNew: Bool
    ) {
        var name = usual
        while properties.place(of: name) != nil {
            if let place = attributes.firstIndex(where: { $0.name == name }),
                attributes[place].type == .boolean
            {
                return attributes[place].changeCode { $0.mark(flag, named: name) }
            }
            name += "Flag"
        }
        guard isNew else { return }
        var added = Attribute(name: name, type: .boolean, origin: attribute.origin)
        added.usesScalarType = true
        added.isTransient = attribute.isTransient
        added.defaultValue = .literal(.boolean(attribute.defaultsTo(flag)))
        added.changeCode { $0.mark(flag, named: name) }
        attributes.append(added)
    }
}

extension PropertyCode {
    fileprivate mutating func mark(_ flag: OptionFlag, named name: String) {
        self.flag = flag
        // An option's name isn't the suffix of a stored value.
        if name.hasSuffix("Raw") { self.name = name }
        isIgnored = true
    }
}

extension Attribute {
    /// Whether a new object has the option.
    fileprivate func defaultsTo(_ flag: OptionFlag) -> Bool {
        guard case .literal(.integer(let mask))? = defaultValue else { return false }
        return mask & (1 << Int64(flag.bit)) != 0
    }
}
