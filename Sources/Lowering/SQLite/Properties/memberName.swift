import SharedLowering
import SwiftNames

/// A property in a method that reads or binds a row, whose parameter hides one name.
///
/// For example: `title`, and `self.row` if `row` is the parameter.
func memberName(_ name: String, beside parameter: String) -> String {
    name == parameter || isTypeOfClass(name)
        ? "self.\(SwiftIdentifier.member(name))" : SwiftIdentifier.escaped(name)
}
