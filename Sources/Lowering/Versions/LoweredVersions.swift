import SQLiteLowering
import SharedLowering
import SwiftDataLowering
import ValuesLowering

/// The code for older versions of a model, and the plan between them.
package struct LoweredVersions: Sendable {
    package typealias File = (name: String, version: LoweredVersion)

    /// In the order of the versions.
    package let files: [File]
    /// `nil` if the user has written one.
    package let plan: (name: String, view: PlanFileView)?

    /// The imports of all files.
    package var head: FileHeadView {
        merged(files.map(\.version.head) + [plan?.view.head])
    }
}

/// The code of an older version.
package enum LoweredVersion: Sendable {
    /// An enum with the classes of the version in it.
    case whole(VersionFileView)
    /// What the user declared as the version, and its classes as extensions.
    case nested(values: ValuesFileView?, classes: VersionClasses)

    /// The imports of its file; `nil` if it follows another part of a file.
    package var head: FileHeadView? {
        get {
            switch self {
            case .whole(let view): view.head
            case .nested(let values, let classes): values?.head ?? classes.head
            }
        }
        set {
            switch self {
            case .whole(var view):
                view.head = newValue
                self = .whole(view)
            case .nested(var values, var classes):
                values?.head = newValue
                classes.head = values == nil ? newValue : nil
                self = .nested(values: values, classes: classes)
            }
        }
    }
}

/// The classes of a version, for one platform.
package enum VersionClasses: Sendable {
    case tables(TableFileView)
    case models(SwiftDataFileView)

    var head: FileHeadView? {
        get {
            switch self {
            case .tables(let view): view.head
            case .models(let view): view.head
            }
        }
        set {
            switch self {
            case .tables(var view):
                view.head = newValue
                self = .tables(view)
            case .models(var view):
                view.head = newValue
                self = .models(view)
            }
        }
    }
}
