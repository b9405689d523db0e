import Mustache
import SharedLowering

/// A file: the imports, then its model classes.
package struct SwiftDataFileView: HeadedView {
    /// The imports, unless the file has them already.
    package var head: FileHeadView?
    /// The classes.
    package var classes: [ModelClassView]

    package init(_ classes: [ModelClassView]) {
        self.classes = classes
        let runtime = classes.contains(where: \.needsModelTypes) ? ["ModelTypes"] : []
        head = FileHeadView(["Foundation"] + runtime + ["SwiftData"], classes.flatMap(\.imports))
    }
}
