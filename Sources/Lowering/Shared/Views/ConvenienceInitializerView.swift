import Mustache
import SwiftNames

/// An initialiser of some properties, which the declaration asks for.
package struct ConvenienceInitializerView: TemplateView {
    package var access: String
    package var parameters: [String]
    /// The lines of the call of the full initialiser.
    package var call: [String]

    package init(access: String, parameters: [String], call: [String]) {
        self.access = access
        self.parameters = parameters
        self.call = call
    }

    package static let summary = "An initialiser of some properties alone."

    private var isShort: Bool {
        let line = access + "convenience init(" + parameters.joined(separator: ", ") + ") {"
        return TextWidth.fits(line, indentation: 4)
    }

    package static let fields: [ViewField<Self>] = [
        .optionalText("parameterLine", "The parameters, where they fit.", example: "age: Int") {
            $0.isShort ? $0.parameters.joined(separator: ", ") : nil
        },
        .list("parameters", "The parameters, where each needs its own line.") {
            $0.isShort ? [] : ListItemView.list($0.parameters)
        },
        .texts("call", "The call of the full initialiser.", example: "self.init(age: age)") {
            $0.call
        },
    ]
}
