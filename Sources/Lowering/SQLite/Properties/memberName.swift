import SwiftNames

/// A property inside a method that reads or binds a row, whose parameter hides one name.
///
/// For example: `title`, and `self.row` where `row` is the parameter.
func memberName(_ name: String, beside parameter: String) -> String {
    name == parameter
        ? "self.\(SwiftIdentifier.member(name))" : SwiftIdentifier.escaped(name)
}
