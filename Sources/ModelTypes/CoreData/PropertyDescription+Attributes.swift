#if canImport(CoreData)
    import CoreData

    extension PropertyDescription {
        /// An attribute that a store keeps, or that is transient.
        ///
        /// For example: `.attribute("name", .string, minimum: 3, maximum: 19)`.
        /// - Parameters:
        ///   - default: The value that new objects have, as Core Data stores it. For example: `0.5`.
        ///   - valueClass: The class of a transformable value. For example: `"NSArray"`.
        ///   - minimum: The least number or date, or the least length of a string.
        ///   - maximum: The greatest number or date, or the greatest length of a string.
        ///   - pattern: The regular expression that a string matches as a whole.
        public static func attribute(
            _ name: String,
            _ kind: AttributeKind,
            isOptional: Bool = false,
            isTransient: Bool = false,
            default: Any? = nil,
            valueClass: String? = nil,
            transformer: String? = nil,
            minimum: Any? = nil,
            maximum: Any? = nil,
            pattern: String? = nil,
            storage: AttributeStorage = [],
            renamingIdentifier: String? = nil,
            versionHashModifier: String? = nil,
            userInfo: [String: String] = [:]
        ) -> Self {
            let attribute = NSAttributeDescription()
            attribute.identify(
                name,
                isOptional: isOptional,
                renamingIdentifier,
                versionHashModifier,
                userInfo
            )
            attribute.attributeType = kind.attributeType
            attribute.isTransient = isTransient
            if let valueClass { attribute.attributeValueClassName = valueClass }
            if let transformer { attribute.valueTransformerName = transformer }
            attribute.defaultValue = `default`
            storage.apply(to: attribute)
            attribute.validate(kind, minimum, maximum, pattern)
            return Self(attribute)
        }

        /// An attribute whose value Core Data computes when it saves an object.
        ///
        /// For example: `.derived("itemCount", .integer64, from: "items.@count")`.
        public static func derived(
            _ name: String,
            _ kind: AttributeKind,
            from expression: String,
            isOptional: Bool = false,
            storage: AttributeStorage = [],
            renamingIdentifier: String? = nil,
            versionHashModifier: String? = nil,
            userInfo: [String: String] = [:]
        ) -> Self {
            let attribute = NSDerivedAttributeDescription()
            attribute.identify(
                name,
                isOptional: isOptional,
                renamingIdentifier,
                versionHashModifier,
                userInfo
            )
            attribute.attributeType = kind.attributeType
            attribute.derivationExpression = NSExpression(format: expression)
            storage.apply(to: attribute)
            return Self(attribute)
        }

        /// An attribute that consists of others, which a store keeps as columns.
        ///
        /// For example: `.composite("home", [.attribute("town", .string)])`. A store of another kind
        /// than SQLite can't keep one.
        @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
        public static func composite(
            _ name: String,
            _ elements: [PropertyDescription],
            isOptional: Bool = false,
            renamingIdentifier: String? = nil,
            versionHashModifier: String? = nil,
            userInfo: [String: String] = [:]
        ) -> Self {
            let attribute = NSCompositeAttributeDescription()
            attribute.identify(
                name,
                isOptional: isOptional,
                renamingIdentifier,
                versionHashModifier,
                userInfo
            )
            attribute.elements = elements.compactMap { $0.property as? NSAttributeDescription }
            return Self(attribute)
        }
    }
#endif
