/// A place in a model where a string can be a name.
enum NamePosition: String, CaseIterable {
    case entity = "name of an entity"
    case representedClass = "name of a class"
    case attribute = "name of an attribute"
    case relationship = "name of a relationship"

    /// The element of an entity with the name at this place, on one line.
    func element(_ number: Int, _ name: String) -> String {
        let name = NaughtyStrings.escapedForXML(name)
        let type = #"optional="YES" attributeType="String""#
        return switch self {
        case .entity:
            #"<entity name="\#(name)" representedClassName="E\#(number)"/>"#
        case .representedClass:
            #"<entity name="Thing\#(number)" representedClassName="\#(name)"/>"#
        case .attribute:
            #"<entity name="A\#(number)" representedClassName="A\#(number)">"#
                + #"<attribute name="\#(name)" \#(type)/></entity>"#
        case .relationship:
            #"<entity name="R\#(number)" representedClassName="R\#(number)">"#
                + #"<relationship name="\#(name)" optional="YES" maxCount="1" "#
                + #"destinationEntity="R\#(number)"/></entity>"#
        }
    }
}
