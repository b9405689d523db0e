import Diagnostics
import ModelIR

/// A transformable attribute specifies its transformer.
enum MissingTransformer: Rule {
    static let id = "attribute.missing-transformer"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.advice
    static let summary = "a transformable attribute doesn't name a transformer"
    static let reason = """
        Without a name, Core Data uses `NSKeyedUnarchiveFromData`, which is deprecated: it creates an object of any class \
        that the data names. Name a secure transformer. `NSSecureUnarchiveFromData` reads only Foundation's plain \
        classes, such as `NSArray`, `NSString` and `NSDate`. For any other class, such as `UIColor`, register a subclass of \
        `NSSecureUnarchiveFromDataTransformer` whose `allowedTopLevelClasses` contains it. Stores aren't migrated for \
        another transformer, so it must read the values that users have.
        """
    static let before =
        #"<attribute name="color" optional="YES" attributeType="Transformable" customClassName="UIColor"/>"#
    static let after = #"""
        <attribute name="color" optional="YES" attributeType="Transformable" customClassName="UIColor"
            valueTransformerName="ColorTransformer"/>
        """#

    static func check(_ context: RuleContext) {
        for (entity, attribute) in context.attributes(where: { $0.type == .transformable }) {
            guard attribute.valueTransformerName ?? "" == "" else { continue }
            // Only Core Data stores what Swift declares as an array or a set with a transformer.
            if !context.isForCoreData, attribute.origin.file.isSwift { continue }
            context.report(
                Self.self,
                at: context.place(attribute.origin, "name"),
                "'\(entity).\(attribute.name)' doesn't name a transformer, so Core Data uses an "
                    + "insecure one; \(secureTransformerAdvice(attribute))"
            )
        }
    }
}

extension RuleContext {
    /// Returns the attributes that satisfy a condition, each with the name of its entity.
    ///
    /// Inlined, so that reading a field of an attribute doesn't copy the attribute.
    @inline(__always)
    func attributes(where condition: (Attribute) -> Bool) -> [(entity: String, Attribute)] {
        var found: [(entity: String, Attribute)] = []
        for index in model.entities.indices {
            let attributes = model.entities[index].properties.attributes
            for place in attributes.indices where condition(attributes[place]) {
                found.append((model.entities[index].name, attributes[place]))
            }
        }
        return found
    }
}
