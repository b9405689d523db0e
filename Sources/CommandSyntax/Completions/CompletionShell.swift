/// A shell with support for completing command lines.
package enum CompletionShell: String, Hashable, Sendable, CaseIterable {
    case bash
    case zsh
    case fish
}

extension ToolSyntax {
    /// The script that completes this tool's commands, options, choices, files and folders in a
    /// shell.
    ///
    /// For example: `eval "$(modelgen completions bash)"`. The same declarations always give the
    /// same text.
    package func completions(for shell: CompletionShell) -> String {
        switch shell {
        case .bash: BashCompletions(tool: self).text
        case .zsh: ZshCompletions(tool: self).text
        case .fish: FishCompletions(tool: self).text
        }
    }
}

extension CommandSyntax {
    /// The options that `option` excludes, including itself.
    ///
    /// For example: `output` and `stdout` for either of the two.
    func excluded(by option: OptionSyntax) -> [OptionSyntax] {
        let names = exclusive.filter { $0.contains(option.name) }.flatMap { $0 }
        return [option] + options.filter { $0.name != option.name && names.contains($0.name) }
    }
}
