#if canImport(CoreData)
    import CoreData

    extension IndexDescription {
        /// A property or an expression that an index covers. A string literal is an ascending
        /// property.
        ///
        /// For example: `"name"`, or `.descending("createdAt")`.
        public struct Element: ExpressibleByStringLiteral {
            private let content: Content
            private let isAscending: Bool
            private let isRTree: Bool

            private enum Content {
                case property(String)
                case expression(String, AttributeKind)
            }

            private init(_ content: Content, isAscending: Bool = true, isRTree: Bool = false) {
                self.content = content
                self.isAscending = isAscending
                self.isRTree = isRTree
            }

            /// An ascending property. For example: `"name"`.
            public init(stringLiteral name: String) {
                self.init(.property(name))
            }

            /// A property with the greatest values first. For example: `.descending("createdAt")`.
            public static func descending(_ name: String) -> Self {
                Self(.property(name), isAscending: false)
            }

            /// A number in an R-tree, for ranges in several dimensions. For example: `.rTree("x")`.
            public static func rTree(_ name: String, isAscending: Bool = true) -> Self {
                Self(.property(name), isAscending: isAscending, isRTree: true)
            }

            /// The value of an expression. For example:
            /// `.expression("lowercase:(name)", .string)`.
            public static func expression(
                _ text: String,
                _ kind: AttributeKind,
                isAscending: Bool = true
            ) -> Self {
                Self(.expression(text, kind), isAscending: isAscending)
            }

            func description(
                in entity: NSEntityDescription,
                number: Int
            ) -> NSFetchIndexElementDescription {
                let element = NSFetchIndexElementDescription(
                    property: property(in: entity, number),
                    collationType: isRTree ? .rTree : .binary
                )
                element.isAscending = isAscending
                return element
            }

            private func property(
                in entity: NSEntityDescription,
                _ number: Int
            ) -> NSPropertyDescription {
                switch content {
                case .property(let name): return entity.described(name)
                case .expression(let text, let kind):
                    let property = NSExpressionDescription()
                    property.name = "expression\(number + 1)"
                    property.expression = NSExpression(format: text)
                    property.expressionResultType = kind.attributeType
                    return property
                }
            }
        }
    }
#endif
