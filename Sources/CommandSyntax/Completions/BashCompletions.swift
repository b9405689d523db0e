/// The completion script for bash 3.2 and later.
///
/// A table of the options comes first; one function then walks over the words before the cursor.
/// For example: `chef cook --taste s` completes to `sweet`, `sour` or `salty`.
struct BashCompletions {
    let tool: ToolSyntax

    var text: String {
        """
        # Completions of \(tool.name) for bash, printed by '\(tool.name) completions bash'.

        # What is known of an option: \(function)_option COMMAND OPTION
        \(function)_option() {
            value= excluded= choices=()
            case "$1 $2" in
        \(rows(optionRows))
            esac
        }

        # Offers the words that begin with what was typed.
        \(function)_words() {
            local word
            for word in "$@"; do
                [[ $word != "$cur"* ]] || COMPREPLY+=("$word")
            done
        }

        # Offers what is in folders; -d leaves out what is no folder.
        \(function)_paths() {
            local path
            compopt -o filenames 2>/dev/null
            while IFS= read -r path; do
                COMPREPLY+=("$path")
            done < <(compgen "$1" -- "$cur")
        }

        # Offers what a value may be.
        \(function)_value() {
            case $value in
                choice) \(function)_words "${choices[@]}" ;;
                file) \(function)_paths -f ;;
                folder) \(function)_paths -d ;;
            esac
        }

        # Offers the options that make sense beside the given ones.
        \(function)_options() {
            local option
            case $command in
        \(rows(optionLists))
            esac
            for option in "$@"; do
                [[ $given == *" $option "* ]] || \(function)_words "$option"
            done
        }

        # Offers what the command takes besides options.
        \(function)_argument() {
            value=
            case $command in
        \(rows(argumentRows))
            esac
            \(function)_value
            [[ ${#COMPREPLY[@]} -gt 0 || $cur ]] || \(function)_options
        }

        \(function)() {
            local cur=${COMP_WORDS[COMP_CWORD]} command= option= given=' ' ended= count=0 word i
            local value= excluded= choices=()
            COMPREPLY=()
            for ((i = 1; i < COMP_CWORD; i++)); do
                word=${COMP_WORDS[i]}
                if [[ $option ]]; then
                    # Of --name=value, bash makes three words.
                    [[ $word == = ]] || option=
                elif [[ $ended || $word != -?* ]]; then
                    if [[ ! $command ]]; then
                        [[ $word == help ]] || command=$word
                    else
                        case $command in
        \(rows(groupRows, indentation: 20))
                            *) count=$((count + 1)) ;;
                        esac
                    fi
                elif [[ $word == -- ]]; then
                    ended=yes
                else
                    \(function)_option "$command" "${word%%=*}"
                    given+="$excluded "
                    [[ ! $value || $word == *=* ]] || option=$word
                fi
            done
            if [[ $option ]]; then
                [[ $cur != = ]] || cur=
                \(function)_option "$command" "$option"
                \(function)_value
            elif [[ $cur == -* && ! $ended ]]; then
                \(function)_options
            elif [[ $command ]]; then
                \(function)_argument
            else
                \(function)_words \(words(tool.commands.map(\.name)))
            fi
        }

        complete -F \(function) \(tool.name)

        """
    }

    private var function: String { "_\(tool.name)" }

    private func rows(_ rows: [String], indentation: Int = 8) -> String {
        let start = String(repeating: " ", count: indentation)
        return rows.map { start + "\($0) ;;" }.joined(separator: "\n")
    }

    private func words(_ words: [String]) -> String {
        words.map(quotedForShell).joined(separator: " ")
    }
}

extension BashCompletions {
    /// For example: `'cook --taste' | 'cook -t') value=choice choices=(sweet sour)`.
    private var optionRows: [String] {
        let own = tool.invocations.flatMap { command in
            command.options.map { option in
                let patterns = option.spellings.map { quotedForShell("\(command.name) \($0)") }
                return row(patterns, option, excluded: command.excluded(by: option))
            }
        }
        let shared = tool.sharedOptions.map { option in
            let patterns = option.spellings.map { "*" + quotedForShell(" \($0)") }
            return row(patterns, option, excluded: [option])
        }
        return own + shared
    }

    private func row(
        _ patterns: [String],
        _ option: OptionSyntax,
        excluded: [OptionSyntax]
    ) -> String {
        let names = excluded.map { "--\($0.name)" }.joined(separator: " ")
        let value = option.value.map { [assignment($0.kind)] } ?? []
        let facts = value + ["excluded=" + quotedForShell(names)]
        return patterns.joined(separator: " | ") + ") " + facts.joined(separator: " ")
    }

    /// For example: `value=choice choices=(sweet sour)`.
    private func assignment(_ kind: ValueSyntax.Kind) -> String {
        switch kind {
        case .text, .number: "value=text"
        case .file: "value=file"
        case .folder: "value=folder"
        case .choice(let names): "value=choice choices=(\(words(names)))"
        }
    }

    /// For example: `cook) set -- --folder --dry --help`.
    private var optionLists: [String] {
        let names = { (options: [OptionSyntax]) in self.words(options.map { "--\($0.name)" }) }
        let own = tool.invocations.map { command in
            "\(quotedForShell(command.name))) set -- \(names(command.options + tool.sharedOptions))"
        }
        return own + ["*) set -- \(names(tool.sharedOptions))"]
    }

    /// For example: `cook) [[ $count -ge 3 ]] || value=file`.
    private var argumentRows: [String] {
        groupChoices
            + tool.invocations.compactMap { command in
                guard let arguments = command.arguments else { return nil }
                let most = arguments.count.upperBound
                let condition = most == .max ? "" : "[[ $count -ge \(most) ]] || "
                let value = assignment(arguments.kind)
                return "\(quotedForShell(command.name))) \(condition)\(value)"
            }
    }

    /// A command with an action becomes both words. For example: `pan) command+=" $word"`.
    private var groupRows: [String] {
        tool.groups.map { "\(quotedForShell($0.name))) command+=\" $word\"" }
    }

    /// For example: `pan) value=choice choices=(heat wash)`.
    private var groupChoices: [String] {
        tool.groups.map { group in
            "\(quotedForShell(group.name))) \(assignment(.choice(group.actions.map(\.name))))"
        }
    }
}
