import ModelIR
import SwiftNames

/// The context for lowering the properties of a class and of its superclasses.
///
/// A class, since all properties of the class share it.
package final class PropertyContext {
    package let names: PropertyNames
    package let types: TypeNames
    package let valueTypes: [String: ValueType]
    package let access: PropertyAccess
    package let parameterDefaults: ParameterDefaults
    package let options: LoweringOptions
    /// The access of the initializer that takes all properties.
    let initializerLevel: AccessLevel
    private let entity: Entity
    /// The static members of the declaration; few classes have defaults that could name one.
    private lazy var staticNames: Set<String> = {
        let statics = (entity.code?.carriedOver ?? []).filter { member in
            let words = member.declarationWords
            return words.contains("static") || words.starts(with: ["class", "func"])
        }
        return Set(statics.map(\.baseName))
    }()

    /// - Parameters:
    ///   - entity: The entity of the class.
    ///   - code: The code of the superclasses and of the class.
    package init(
        of entity: Entity,
        _ names: PropertyNames,
        _ types: TypeNames,
        _ valueTypes: [String: ValueType],
        _ access: PropertyAccess,
        code: [CodeDetails],
        _ options: LoweringOptions
    ) {
        self.names = names
        self.types = types
        self.valueTypes = valueTypes
        self.access = access
        parameterDefaults = ParameterDefaults(code)
        self.options = options
        initializerLevel = options.initializerLevel(of: entity)
        self.entity = entity
    }

    /// A declared default as an initializer can evaluate it, where static members need the name of their class.
    ///
    /// For example: `Note.makeTitle()` for `makeTitle()` in `var title: String = makeTitle()`.
    func qualified(_ value: DefaultValue?) -> DefaultValue? {
        guard case .opaque(let written, "swift")? = value, !staticNames.isEmpty else {
            return value
        }
        let text = CodeWords.replacing(in: written) { word in
            let isOther = word.isMember || word.isLabel || !staticNames.contains(word.text)
            return isOther ? nil : "\(entity.name).\(word.text)"
        }
        return .opaque(text: text, language: "swift")
    }
}
