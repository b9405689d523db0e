extension TemplateView {
    /// The view as lines, in declaration order: texts after their names, conditions that hold, and nested views
    /// indented below theirs. What is missing has no line.
    ///
    /// For example: a test compares them with those of an earlier version.
    package var outline: [String] {
        withUnsafePointer(to: self) { ViewSchema(of: Self.self).outline(ViewAddress($0)) }
    }
}

extension ViewSchema {
    fileprivate func outline(_ view: ViewAddress) -> [String] {
        names.indices.flatMap { field in
            let name = names[field]
            switch access(of: field) {
            case .text(let text): return ["\(name): \(text(view))"]
            case .optionalText(let text): return text(view).map { ["\(name): \($0)"] } ?? []
            case .texts(let list): return list(view).map { "\(name): \($0)" }
            case .flag(let flag): return flag(view) ? [name] : []
            case .list(let children), .optional(let children):
                let schema = ViewSchema(of: children.type)
                var lines: [String] = []
                children.forEach(view) { child in
                    lines += ["\(name):"] + schema.outline(child).map { "  " + $0 }
                }
                return lines
            }
        }
    }
}
