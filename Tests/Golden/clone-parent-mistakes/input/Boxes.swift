@Validated
struct Moment { var rawValue: Date }

@Model
final class Box {
    @Clone(.exclude) var label: String = ""
    var weight: Double
    var hint: String?
    private var key: String?
    #if DEBUG
        var trace: String?
    #endif
    @Relationship(deleteRule: .cascade, inverse: \Thing.box) var things: Set<Thing>
}

@Model
final class Thing {
    @Clone(.followParent("lable")) var label: String?
    @Clone(.followParent("weight")) var heavy: Int?
    @Clone(.followParent("hint")) var hint: String
    @Clone(.followParent("key")) var key: String?
    @Clone(.followParent("trace")) var trace: String?
    #if DEBUG
        @Clone(.followParent("label")) var noted: String?
    #endif
    @Clone(.rebuild(.now)) var at: Moment
    @Clone(.exclude) var code: String = makeCode(
        "a code"
    )
    var box: Box?
}

@Clone
@Model
final class Cell {
    var clone = false
}
