/// The path to a part through optional values. For example: `newValue?.pairDate.start`.
package struct PartAccess {
    package private(set) var text: String
    /// Whether the result is optional.
    package private(set) var isOptional: Bool
    /// Whether the last component of the text is itself optional.
    private var needsMark: Bool

    package init(_ text: String, isOptional: Bool) {
        self.text = text
        self.isOptional = isOptional
        needsMark = isOptional
    }

    /// The path to a member of the value.
    package func member(_ name: String, isOptional: Bool = false) -> PartAccess {
        var result = self
        result.text += (needsMark ? "?." : ".") + name
        result.isOptional = self.isOptional || isOptional
        result.needsMark = isOptional
        return result
    }
}
