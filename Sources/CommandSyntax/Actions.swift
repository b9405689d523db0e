extension CommandSyntax {
    /// The actions under their full names, with the options of the command added.
    ///
    /// For example: `templates list`.
    var wholeActions: [CommandSyntax] {
        actions.map { action in
            var whole = action
            whole.name = "\(name) \(action.name)"
            whole.options += options
            return whole
        }
    }
}

extension ToolSyntax {
    /// Everything that can be run: commands without actions, and the actions of the others.
    var invocations: [CommandSyntax] {
        commands.flatMap { $0.actions.isEmpty ? [$0] : $0.wholeActions }
    }

    /// The commands that have actions.
    var groups: [CommandSyntax] { commands.filter { !$0.actions.isEmpty } }
}
