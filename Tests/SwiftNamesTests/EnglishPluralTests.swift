import SwiftNames
import Testing

struct EnglishPluralTests {
    @Test(arguments: [
        ("track", "tracks"), ("category", "categories"), ("day", "days"), ("address", "addresses"),
        ("status", "statuses"), ("box", "boxes"), ("branch", "branches"), ("person", "people"),
        ("analysis", "analyses"), ("homeAddress", "homeAddresses"), ("salesPerson", "salesPeople"),
        ("child", "children"), ("s", "s"), ("y", "ys"), ("", "s"),
    ])
    func pluralOfASingular(_ name: String, _ plural: String) {
        #expect(EnglishPlural.of(name) == plural)
    }

    @Test(arguments: [
        "people", "orderItems", "categories", "photos", "news", "metadata", "children",
    ])
    func pluralsStayAsTheyAre(_ name: String) {
        #expect(EnglishPlural.of(name) == name)
    }
}
