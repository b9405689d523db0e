/// A stored property in the setter of another, whose parameter hides one name.
///
/// For example: `weightRaw`, and `self.newValue` for a stored `newValue` with another name in the code.
package func setterTarget(_ name: String) -> String {
    name == "newValue" ? "self.newValue" : name
}
