/// The completion script for fish, with one line for each command, option and argument.
///
/// For example: `complete -c chef -n '__chef_is cook' -l taste -x -a 'sweet sour' -d Taste`.
struct FishCompletions {
    let tool: ToolSyntax

    var text: String {
        let groups = tool.groups.map { lines(ofGroup: $0) }
        let blocks = [functions, start] + groups + tool.invocations.map { lines(of: $0) }
        return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
            .joined(separator: "\n\n") + "\n"
    }

    private var functions: [String] {
        let valued = tool.sharedOptions.filter { $0.value != nil }.flatMap(\.spellings)
        let skip = """
                        case \(valued.joined(separator: " "))
                            set isValue yes

            """
        let text = """
            # Completions of \(tool.name) for fish, printed by '\(tool.name) completions fish'.

            # The command that stands before the cursor; fails where there is none yet.
            function \(prefix)_command
                set -l words (commandline -opc)
                set -e words[1]
                set -l isValue no
                set -l command
                for word in $words
                    if test $isValue = yes
                        set isValue no
                        continue
                    end
                    switch $word
            \(valued.isEmpty ? "" : skip)\
                        case '-*' help
                            continue
                        case '*'
                            set command (string join ' ' $command $word)
                            contains -- $command \(groupNames)
                            and continue
                            echo $command
                            return 0
                    end
                end
                set -q command[1]
                and echo $command
            end

            function \(prefix)_is
                set -l name (\(prefix)_command)
                and test "$name" = "$argv[1]"
            end

            # Whether one of these options stands before the cursor.
            function \(prefix)_has
                set -l words (commandline -opc)
                set -e words[1]
                for word in $words
                    contains -- (string split -m 1 = -- $word)[1] $argv
                    and return 0
                end
                return 1
            end
            """
        return [text]
    }

    /// The lines that apply to all commands.
    private var start: [String] {
        let commands = tool.commands.map { command in
            line("not \(prefix)_command >/dev/null", command.name, command.summary)
        }
        let options = tool.sharedOptions.map { line($0, conditions: [], excluded: [$0]) }
        return ["complete -c \(tool.name) -f"] + commands + options
    }

    private func lines(ofGroup group: CommandSyntax) -> [String] {
        group.actions.map { line(condition(group), $0.name, $0.summary) }
    }

    private var groupNames: String {
        tool.groups.map { quotedForFish($0.name) }.joined(separator: " ")
    }

    private func condition(_ command: CommandSyntax) -> String {
        "\(prefix)_is \(quotedForFish(command.name))"
    }

    private func lines(of command: CommandSyntax) -> [String] {
        let condition = condition(command)
        let options = command.options.map {
            line($0, conditions: [condition], excluded: command.excluded(by: $0))
        }
        let arguments = command.arguments.map { places($0.kind) } ?? ""
        if arguments.isEmpty { return options }
        return options + ["complete -c \(tool.name) -n \(quotedForFish(condition))" + arguments]
    }

    private var prefix: String { "__\(tool.name)" }
}

extension FishCompletions {
    private func line(_ condition: String, _ word: String, _ help: String) -> String {
        let words = ["-n", condition, "-a", quotedForFish(word), "-d", help]
        return "complete -c \(tool.name) " + words.map(quotedForFish).joined(separator: " ")
    }

    private func line(
        _ option: OptionSyntax,
        conditions: [String],
        excluded: [OptionSyntax]
    ) -> String {
        // The values of an option must be offered right after the option itself.
        let others = option.value == nil ? excluded : excluded.filter { $0 != option }
        let given = others.flatMap(\.spellings).map(quotedForFish).joined(separator: " ")
        let unlessGiven = given.isEmpty ? [] : ["not \(prefix)_has \(given)"]
        let condition = (conditions + unlessGiven).joined(separator: "; and ")
        let start = condition.isEmpty ? "" : " -n \(quotedForFish(condition))"
        let short = option.short.map { " -s \($0)" } ?? ""
        return "complete -c \(tool.name)\(start)\(short) -l \(option.name)"
            + (option.value.map { value($0.kind) } ?? "") + " -d \(quotedForFish(option.help))"
    }

    /// The arguments that describe an option's value; `-x` suppresses file names.
    private func value(_ kind: ValueSyntax.Kind) -> String {
        switch kind {
        case .text, .number, .folder, .choice: " -x" + places(kind)
        case .file: " -r" + places(kind)
        }
    }

    private func places(_ kind: ValueSyntax.Kind) -> String {
        switch kind {
        case .text, .number: ""
        case .file: " -F"
        case .folder: " -a '(__fish_complete_directories)'"
        case .choice(let names):
            " -a " + quotedForFish(names.map(quotedForFish).joined(separator: " "))
        }
    }
}
