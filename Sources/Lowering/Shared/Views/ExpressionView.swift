import Mustache
import SwiftNames

/// An expression on one line, or a call with an argument to a line where it is too long for that.
package struct ExpressionView: TemplateView {
    package let text: String
    private var call: CallView?

    /// - Parameters:
    ///   - head: up to the parenthesis. For example: `required`.
    ///   - arguments: For example: `nameRaw` and `"People.name"`.
    ///   - tail: For example: `.doubleValue`.
    ///   - indentation: what stands on the line before the expression.
    package init(
        calling head: String,
        _ arguments: [String],
        tail: String = "",
        indentation: Int
    ) {
        text = concatenated(head, "(", arguments.joined(separator: ", "), ")", tail)
        guard !TextWidth.fits(text, indentation: indentation) else { return }
        call = CallView(head: head, arguments: ListItemView.list(arguments), tail: tail)
    }

    /// The same with one argument.
    package init(calling head: String, _ argument: String, tail: String = "", indentation: Int) {
        text = concatenated(head, "(", argument, ")", tail)
        guard !TextWidth.fits(text, indentation: indentation) else { return }
        call = CallView(head: head, arguments: ListItemView.list([argument]), tail: tail)
    }

    /// The same with two arguments.
    package init(
        calling head: String,
        _ first: String,
        _ second: String,
        tail: String = "",
        indentation: Int
    ) {
        text = concatenated(head, "(", first, ", ", second, ")", tail)
        guard !TextWidth.fits(text, indentation: indentation) else { return }
        call = CallView(head: head, arguments: ListItemView.list([first, second]), tail: tail)
    }

    /// The same with a label. For example: `NSNumber(value: newValue)`.
    package init(calling head: String, label: String, _ argument: String, indentation: Int) {
        text = concatenated(head, "(", label, ": ", argument, ")")
        guard !TextWidth.fits(text, indentation: indentation) else { return }
        let argument = concatenated(label, ": ", argument)
        call = CallView(head: head, arguments: ListItemView.list([argument]), tail: "")
    }

    /// What an initialiser makes of a value, where there is one. For example:
    /// `newValue.map(NSNumber.init(value:))`.
    package init(mapping value: String, to type: String, label: String, indentation: Int) {
        text = concatenated(value, ".map(", type, ".init(", label, ":))")
        guard !TextWidth.fits(text, indentation: indentation) else { return }
        let argument = concatenated(type, ".init(", label, ":)")
        let head = concatenated(value, ".map")
        call = CallView(head: head, arguments: ListItemView.list([argument]), tail: "")
    }

    package init(_ text: String) {
        self.text = text
    }

    package static let summary = "An expression, broken where it is long."

    package static let fields: [ViewField<Self>] = [
        .text("text", "The expression on one line.", example: "weightRaw?.doubleValue") { $0.text },
        .flag("isBroken", "Whether it is too long for a line.") { $0.call != nil },
        .optional("call", "The expression as a broken call, where it is too long.") { $0.call },
    ]
}

/// A call with an argument to a line.
package struct CallView: TemplateView {
    package var head: String
    package var arguments: [ListItemView]
    package var tail: String

    package static let summary = "A call with an argument to a line."

    package static let fields: [ViewField<Self>] = [
        .text("head", "What is called.", example: "required") { $0.head },
        .list("arguments", "The arguments.") { $0.arguments },
        .text("tail", "What follows the call.", example: ".doubleValue") { $0.tail },
    ]
}

/// An element of a list that is written one to a line.
package struct ListItemView: TemplateView {
    package var text: String
    package var comma: String

    package static func list(_ texts: [String]) -> [ListItemView] {
        texts.enumerated().map { index, text in
            ListItemView(text: text, comma: index + 1 < texts.count ? "," : "")
        }
    }

    package static let summary = "An element of a list with an element to a line."

    package static let fields: [ViewField<Self>] = [
        .text("text", "The element.", example: "name: String") { $0.text },
        .text("comma", "A comma, but for the last.", example: ",") { $0.comma },
    ]
}
