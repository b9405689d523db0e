import SwiftSyntax

extension Declarations {
    /// Reports what files declare that only other code may need, if the generated code takes the place of
    /// these files and doesn't have it.
    ///
    /// - Parameter helpers: What the code has.
    func reportLeftOut(beside helpers: [HelperDeclaration], _ reports: Reports) {
        guard nesting != nil else { return }
        let known = Set(helpers.map(\.node.id))
        let left = self.helpers.filter { helper in
            !known.contains(helper.node.id) && helper.isVisible && !helper.names.isEmpty
                && !helper.context.file.isAboutInterface
        }
        for declarations in Dictionary(grouping: left, by: \.context.file.index).values {
            guard let first = declarations.first, let name = first.names.first else { continue }
            let others = declarations.count - 1
            let subject =
                switch others {
                case 0: "'\(name)' isn't"
                case 1: "'\(name)' and another declaration of the file aren't"
                default: "'\(name)' and \(others) other declarations of the file aren't"
                }
            reports.add(
                .note,
                "swift.left-out",
                at: first.node,
                in: first.context.file,
                "\(subject) generated, because no model needs it: compile the file with the generated code,"
                    + " or import SwiftData here if it belongs to the model"
            )
        }
    }
}
