/// An expression, which nothing evaluates: Foundation has none outside Apple systems.
open class NSExpression: NSObject {
    /// The text that it was made of.
    public let text: String

    public init(format expressionFormat: String, _ args: any CVarArg...) {
        text = expressionFormat
    }
}
