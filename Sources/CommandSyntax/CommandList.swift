/// The commands of a tool, each built on first use: `--version` needs none, and most runs need one.
///
/// For example: `tool.commands.first { $0.name == "generate" }`.
package struct CommandList: RandomAccessCollection, Sendable {
    private let makers: [@Sendable () -> CommandSyntax]

    package init(_ makers: [@Sendable () -> CommandSyntax]) {
        self.makers = makers
    }

    package var startIndex: Int { makers.startIndex }
    package var endIndex: Int { makers.endIndex }

    package subscript(index: Int) -> CommandSyntax { makers[index]() }
}

extension CommandList: ExpressibleByArrayLiteral {
    package init(arrayLiteral commands: CommandSyntax...) {
        self.init(commands.map { command in { command } })
    }
}
