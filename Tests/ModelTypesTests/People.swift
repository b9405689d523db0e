import Foundation
import ModelTypes

/// A class with a field of every kind, in the form that the generator writes.
final class People: Queryable {
    static var entityName: String { "People" }
}

extension Fields where Model: People {
    var name: Field<Model, Name> { Field("nameRaw") }
    var nickname: Field<Model, String?> { Field("nickname") }
    var age: Field<Model, Int16> { Field("age") }
    var weight: Field<Model, Double?> { Field("weightRaw") }
    var price: Field<Model, Decimal?> { Field("price") }
    var active: Field<Model, Bool> { Field("active") }
    var mood: Field<Model, Mood?> { Field("moodRaw") }
    var topics: Field<Model, Topics> { Field("topicsRaw") }
    var options: Field<Model, OptionIDs?> { Field("options") }
    var born: Field<Model, Date> { Field("born") }
    var boss: ToOneField<Model, People> { ToOneField("boss") }
    var items: ToManyField<Model, Item> { ToManyField("items") }
}

final class Item: Queryable {
    static let entityName = "Item"
}

extension Fields where Model: Item {
    var done: Field<Model, Bool> { Field("done") }
    var owner: ToOneField<Model, People> { ToOneField("owner") }
    var parts: ToManyField<Model, Item> { ToManyField("parts") }
}
