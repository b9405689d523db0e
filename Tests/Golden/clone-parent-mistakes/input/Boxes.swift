@Model
final class Box {
    @Clone(.exclude) var label: String = ""
    var weight: Double
    var hint: String?
    @Relationship(deleteRule: .cascade, inverse: \Thing.box) var things: Set<Thing>
}

@Model
final class Thing {
    @Clone(.followParent("lable")) var label: String?
    @Clone(.followParent("weight")) var heavy: Int?
    @Clone(.followParent("hint")) var hint: String
    var box: Box?
}
