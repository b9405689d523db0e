import ModelDiff
import ModelIR
import SQLiteLowering
import SwiftDataLowering
import SwiftNames

/// The platform of the code for versions of a model.
package enum VersionForm: Sendable {
    case sqlite
    case swiftData

    /// The beginning of the names of its templates. For example: `sqlite`.
    package var templatePrefix: String {
        switch self {
        case .sqlite: "sqlite"
        case .swiftData: "swiftdata"
        }
    }

    /// The module with the types of versions and plans.
    var module: String {
        switch self {
        case .sqlite: "ModelStore"
        case .swiftData: "SwiftData"
        }
    }

    /// The platform that converts files.
    var store: StoreKind {
        switch self {
        case .sqlite: .sqlite
        case .swiftData: .swiftData
        }
    }

    /// The name of an entity's current class.
    func className(_ entity: Entity) -> String {
        switch self {
        case .sqlite: SQLiteParts.className(entity)
        case .swiftData: SwiftDataParts.className(entity)
        }
    }

    /// Whether the code leaves an attribute out.
    func leavesOut(_ attribute: Attribute) -> Bool {
        switch self {
        case .sqlite: SQLiteParts.leavesOut(attribute)
        case .swiftData: SwiftDataParts.leavesOut(attribute)
        }
    }

    /// For example: `MigrationStage`, or `SwiftData.MigrationStage` if a class has that name.
    func spelled(_ name: String, _ types: TypeNames) -> String {
        switch self {
        case .sqlite: types.modelStore(name)
        case .swiftData: types.swiftData(name)
        }
    }
}
