/// The completion script for zsh: a function that calls `_arguments` for the tool, then for the
/// command.
///
/// For example: `'(-t --taste)'{-t+,--taste=}'[Taste]:TASTE:(sweet sour)'`.
struct ZshCompletions {
    let tool: ToolSyntax

    var text: String {
        """
        #compdef \(tool.name)
        # Completions of \(tool.name) for zsh, printed by '\(tool.name) completions zsh'.

        \(function)_commands() {
            local -a commands
            commands=(
        \(lines(tool.commands.map(description), indentation: 8))
            )
            _describe command commands
        }

        \(function)() {
            local curcontext=$curcontext context state state_descr
            local -a line
            local -A opt_args
            _arguments -C -s -S \\
        \(arguments(sharedSpecs + ["'1: :\(function)_commands'", "'*:: :->command'"]))
            [[ $state == command ]] || return
            case $words[1] in
        \(tool.commands.map(branch).joined(separator: "\n"))
                help) _arguments '1: :\(function)_commands' ;;
            esac
        }

        # Run by the completion system, or read by a start-up file.
        if [[ $funcstack[1] == \(function) ]]; then
            \(function) "$@"
        else
            compdef \(function) \(tool.name)
        fi

        """
    }

    private var function: String { "_\(tool.name)" }

    private var sharedSpecs: [String] {
        tool.sharedOptions.flatMap { specs($0, excluded: [$0]) }
    }

    /// For example: `'cook:Cook dishes'`.
    private func description(_ command: CommandSyntax) -> String {
        quotedForShell(escaped(command.name, #"\:"#) + ":" + escaped(command.summary, #"\:"#))
    }

    /// The branch for a command; a command with actions dispatches again.
    private func branch(_ command: CommandSyntax) -> String {
        command.actions.isEmpty ? leaf(command) : group(command)
    }

    private func group(_ command: CommandSyntax) -> String {
        let names = command.actions.map { description($0) }
        return """
                    \(quotedForShell(command.name)))
                        local -a actions
                        actions=(
            \(lines(names, indentation: 20))
                        )
                        _arguments -C -s -S \\
            \(arguments(sharedSpecs + ["'1: :->name'", "'*:: :->action'"], indentation: 16))
                        [[ $state != name ]] || _describe action actions
                        [[ $state == action ]] || return
                        case $words[1] in
            \(command.actions.map { leaf($0, options: command.options) }.joined(separator: "\n"))
                        esac
                        ;;
            """
    }

    private func leaf(_ command: CommandSyntax, options: [OptionSyntax] = []) -> String {
        var command = command
        command.options += options
        let own = command.options.flatMap { specs($0, excluded: command.excluded(by: $0)) }
        let all = own + sharedSpecs + argumentSpec(command)
        return """
                    \(quotedForShell(command.name)))
                        _arguments -s -S \\
            \(arguments(all, indentation: 16))
                        ;;
            """
    }

    private func arguments(_ specs: [String], indentation: Int = 8) -> String {
        lines(specs.dropLast().map { $0 + " \\" } + specs.suffix(1), indentation: indentation)
    }

    private func lines(_ lines: [String], indentation: Int) -> String {
        let start = String(repeating: " ", count: indentation)
        return lines.map { start + $0 }.joined(separator: "\n")
    }
}

extension ZshCompletions {
    /// One specification per spelling, because each spelling has its own suffix before a value.
    private func specs(_ option: OptionSyntax, excluded: [OptionSyntax]) -> [String] {
        let names = excluded.flatMap(\.spellings).joined(separator: " ")
        let help = "[" + escaped(option.help, #"\[]:"#) + "]"
        return option.spellings.map { spelling in
            let sign = option.value == nil ? "" : spelling.utf8.starts(with: "--".utf8) ? "=" : "+"
            let value = option.value.map { ":" + place($0.placeholder, $0.kind) } ?? ""
            return quotedForShell("(\(names))\(spelling)\(sign)\(help)\(value)")
        }
    }

    /// The specification of one argument or value. For example: `DIR:_files -/`.
    private func place(_ placeholder: String, _ kind: ValueSyntax.Kind) -> String {
        escaped(placeholder, #"\:"#) + ":" + action(kind)
    }

    private func action(_ kind: ValueSyntax.Kind) -> String {
        switch kind {
        // A blank action offers nothing but still shows the name of the value.
        case .text, .number: " "
        case .file: "_files"
        case .folder: "_files -/"
        case .choice(let names):
            "(" + names.map { escaped(quotedForShell($0), ":") }.joined(separator: " ") + ")"
        }
    }

    /// For example: `'*:INPUT:_files'`; if the number of arguments is limited, one per argument.
    private func argumentSpec(_ command: CommandSyntax) -> [String] {
        guard let arguments = command.arguments else { return [] }
        let place = self.place(arguments.placeholder, arguments.kind)
        let most = arguments.count.upperBound
        if most == .max { return [quotedForShell("*:\(place)")] }
        return (0..<most).map { quotedForShell("\($0 + 1):\(place)") }
    }
}
