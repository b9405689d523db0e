@Composite
struct Size {
    var width: Double
    var height: Double
}

@Clone(.exclude)
@Model
final class Box {
    @Clone(.exclude) var label: String
    @Clone(.rebuild(.uuid)) var weight: Double
    var hint: String?
    @Clone(.rebuild(.now)) var size: Size?
    @Clone(.exclude) var inner: Size
    @Clone(.followParent("label", withoutParent: .blank)) var owner: String
    @Clone(.rebuild(.now)) @Relationship(deleteRule: .cascade, inverse: \Thing.box)
    var things: Set<Thing>
}

@Model
final class Thing {
    @Clone(.followParent("lable")) var label: String?
    @Clone(.followParent("weight")) var heavy: Int?
    @Clone(.followParent("hint")) var hint: String
    var box: Box?
}
