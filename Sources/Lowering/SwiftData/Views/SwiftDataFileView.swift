import Mustache
import SharedLowering

/// A file with imports and model classes.
package struct SwiftDataFileView: HeadedView {
    package var head: FileHeadView?
    package var classes: [ModelClassView]

    package init(_ classes: [ModelClassView]) {
        self.classes = classes
        let runtime = classes.contains(where: \.needsModelTypes) ? ["ModelTypes"] : []
        head = FileHeadView(["Foundation"] + runtime + ["SwiftData"], classes.flatMap(\.imports))
    }

    package static let summary = "A file: the imports, then its model classes."

    package static let fields: [ViewField<Self>] = [
        .optional("head", "The imports, unless the file has them already.") { $0.head },
        .list("classes", "The classes.") { $0.classes },
    ]
}
