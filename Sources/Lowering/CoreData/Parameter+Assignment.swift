import SharedLowering
import SwiftNames

extension Parameter {
    var assignment: AssignmentView {
        AssignmentView(property: SwiftIdentifier.member(target), value: escapedName)
    }
}
