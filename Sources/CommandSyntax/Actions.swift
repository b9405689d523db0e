extension CommandSyntax {
    /// The actions under their whole names, with what holds for all of them.
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
    /// Whatever can be run: commands, and the actions of those that have some.
    var invocations: [CommandSyntax] {
        commands.flatMap { $0.actions.isEmpty ? [$0] : $0.wholeActions }
    }

    /// The commands that take an action.
    var groups: [CommandSyntax] { commands.filter { !$0.actions.isEmpty } }
}
