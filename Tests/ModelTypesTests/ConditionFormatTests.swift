import Foundation
import ModelTypes
import Testing

/// The text of every operator, with the values inserted.
struct ConditionFormatTests {
    private static let people = People.fields
    private static let item = Item.fields
    private static let day = Date(timeIntervalSinceReferenceDate: 0)

    @Test(arguments: values + orders + lists + texts + bits + relationships + logic)
    func isTheTextOfTheList(_ row: Row) {
        #expect(row.condition.description == row.text)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var condition: Condition<People>
        var text: String

        init(_ condition: Condition<People>, _ text: String) {
            self.condition = condition
            self.text = text
        }

        var testDescription: String { text }
    }

    private static let values = [
        Row(people.name == Name(trust: "Ann"), #"(nameRaw != nil AND nameRaw == "Ann")"#),
        Row(people.name.raw == "Ann", #"(nameRaw != nil AND nameRaw == "Ann")"#),
        Row(people.age != 7, "NOT ((age != nil AND age == 7))"),
        Row(people.weight == nil, "weightRaw == nil"),
        Row(people.weight != nil, "NOT (weightRaw == nil)"),
        Row(people.weight == 70, "(weightRaw != nil AND weightRaw == 70.0)"),
        Row(people.active == true, "(active != nil AND active == true)"),
        Row(people.mood == .low, "(moodRaw != nil AND moodRaw == -1)"),
        Row(people.mood.raw == 1, "(moodRaw != nil AND moodRaw == 1)"),
        Row(people.price == 3, "(price != nil AND price == 3)"),
        Row(people.weight == .nan, "FALSEPREDICATE"),
        Row(people.weight != .nan, "NOT (FALSEPREDICATE)"),
        Row(people.weight.isIn([.nan]), "(FALSEPREDICATE)"),
        Row(people.price == .nan, "FALSEPREDICATE"),
    ]

    private static let orders = [
        Row(people.age < 7, "(age != nil AND age < 7)"),
        Row(people.age <= 7, "(age != nil AND age <= 7)"),
        Row(people.age > 7, "(age != nil AND age > 7)"),
        Row(people.age >= 7, "(age != nil AND age >= 7)"),
        Row(people.weight < 7, "(weightRaw != nil AND weightRaw < 7.0)"),
        Row(people.weight <= 7, "(weightRaw != nil AND weightRaw <= 7.0)"),
        Row(people.weight > 7, "(weightRaw != nil AND weightRaw > 7.0)"),
        Row(people.weight >= 7, "(weightRaw != nil AND weightRaw >= 7.0)"),
        Row(people.weight > .nan, "FALSEPREDICATE"),
        Row(people.price <= .nan, "FALSEPREDICATE"),
        Row(people.born > day, "(born != nil AND born > 2001-01-01 00:00:00 +0000)"),
    ]

    private static let lists = [
        Row(people.age.isIn(3...5), "((age != nil AND age >= 3) AND (age != nil AND age <= 5))"),
        Row(people.age.isIn(3..<5), "((age != nil AND age >= 3) AND (age != nil AND age < 5))"),
        Row(
            people.weight.isIn(3...5),
            "((weightRaw != nil AND weightRaw >= 3.0) AND (weightRaw != nil AND weightRaw <= 5.0))"
        ),
        Row(
            people.weight.isIn(3..<5),
            "((weightRaw != nil AND weightRaw >= 3.0) AND (weightRaw != nil AND weightRaw < 5.0))"
        ),
        Row(people.age.isIn([3, 5]), "((age != nil AND age == 3) OR (age != nil AND age == 5))"),
        Row(
            people.weight.isIn([nil, 5]),
            "(weightRaw == nil OR (weightRaw != nil AND weightRaw == 5.0))"
        ),
        Row(people.age.isIn([]), "FALSEPREDICATE"),
    ]

    private static let texts = [
        Row(people.name.contains("n"), #"(nameRaw != nil AND nameRaw CONTAINS "n")"#),
        Row(people.nickname.contains("n"), #"(nickname != nil AND nickname CONTAINS "n")"#),
        Row(
            people.nickname.hasPrefix("n", options: .caseInsensitive),
            #"(nickname != nil AND nickname BEGINSWITH[c] "n")"#
        ),
        Row(
            people.nickname.hasSuffix("n", options: .diacriticInsensitive),
            #"(nickname != nil AND nickname ENDSWITH[d] "n")"#
        ),
        Row(
            people.nickname.equals("n", options: [.caseInsensitive, .diacriticInsensitive]),
            #"(nickname != nil AND nickname ==[cd] "n")"#
        ),
        Row(people.nickname.contains(""), "nickname != nil"),
        Row(people.nickname.hasPrefix("", options: .caseInsensitive), "nickname != nil"),
        Row(people.nickname.hasSuffix(""), "nickname != nil"),
        Row(
            people.nickname.equals("", options: .caseInsensitive),
            #"(nickname != nil AND nickname ==[c] "")"#
        ),
    ]

    private static let bits = [
        Row(
            people.topics.containsAll([.news, .weather]),
            "(topicsRaw != nil AND (topicsRaw & 1025) == 1025)"
        ),
        Row(people.topics.containsAny([.news]), "(topicsRaw != nil AND (topicsRaw & 1) != 0)"),
        Row(people.topics.containsNone([.news]), "(topicsRaw != nil AND (topicsRaw & 1) == 0)"),
        Row(people.topics.isExactly([.news]), "(topicsRaw != nil AND topicsRaw == 1)"),
        Row(people.topics.containsAll([]), "topicsRaw != nil"),
        Row(people.topics.containsAny([]), "FALSEPREDICATE"),
        Row(people.topics.containsNone([]), "topicsRaw != nil"),
        Row(people.topics.isExactly([]), "(topicsRaw != nil AND topicsRaw == 0)"),
        Row(
            people.options.containsAll(OptionIDs(rawValue: 6)),
            "(options != nil AND (options & 6) == 6)"
        ),
        Row(
            people.options.containsAny(OptionIDs(rawValue: 6)),
            "(options != nil AND (options & 6) != 0)"
        ),
        Row(
            people.options.containsNone(OptionIDs(rawValue: 6)),
            "(options != nil AND (options & 6) == 0)"
        ),
        Row(people.options.isExactly([]), "(options != nil AND options == 0)"),
    ]

    private static let relationships = [
        Row(people.boss.exists, "boss != nil"),
        Row(
            people.boss.matches(people.age > 7),
            "(boss != nil AND (boss.age != nil AND boss.age > 7))"
        ),
        Row(
            people.boss.matches(people.boss.matches(people.items.count > 1)),
            "(boss != nil AND (boss.boss != nil AND boss.boss.items.@count > 1))"
        ),
        Row(people.items.isEmpty, "items.@count == 0"),
        Row(
            people.items.any(item.done == true),
            "SUBQUERY(items, $x1, ($x1.done != nil AND $x1.done == true)).@count > 0"
        ),
        Row(
            people.items.all(item.done == true),
            "SUBQUERY(items, $x1, NOT (($x1.done != nil AND $x1.done == true))).@count == 0"
        ),
        Row(
            people.items.none(item.done == true),
            "SUBQUERY(items, $x1, ($x1.done != nil AND $x1.done == true)).@count == 0"
        ),
        Row(
            people.items.any(item.parts.any(item.owner.exists)),
            "SUBQUERY(items, $x1, SUBQUERY($x1.parts, $x2, $x2.owner != nil).@count > 0).@count > 0"
        ),
        Row(
            people.items.any(item.parts.count >= 2),
            "SUBQUERY(items, $x1, $x1.parts.@count >= 2).@count > 0"
        ),
        Row(people.items.count == 3, "items.@count == 3"),
        Row(people.items.count != 3, "NOT (items.@count == 3)"),
        Row(people.items.count < 3, "items.@count < 3"),
        Row(people.items.count <= 3, "items.@count <= 3"),
        Row(people.items.count > 3, "items.@count > 3"),
        Row(people.items.count >= 3, "items.@count >= 3"),
        Row(people.items.count.isIn(1...3), "(items.@count >= 1 AND items.@count <= 3)"),
        Row(people.items.count.isIn(1..<3), "(items.@count >= 1 AND items.@count < 3)"),
    ]

    private static let logic = [
        Row(people.boss.exists && people.items.isEmpty, "(boss != nil AND items.@count == 0)"),
        Row(people.boss.exists || people.items.isEmpty, "(boss != nil OR items.@count == 0)"),
        Row(!people.boss.exists, "NOT (boss != nil)"),
        Row(.constant(true), "TRUEPREDICATE"),
        Row(.constant(false), "FALSEPREDICATE"),
    ]
}

/// The values of a condition.
struct ConditionPartTests {
    @Test func valuesAreArgumentsAndNeverText() {
        let condition = People.fields.nickname.contains(#""%@ OR TRUEPREDICATE"#)
        let format = condition.node.format()
        #expect(format.text == "(%K != nil AND %K CONTAINS %@)")
        #expect(format.arguments.count == 3)
        #expect(condition.description.hasSuffix(#"CONTAINS ""%@ OR TRUEPREDICATE")"#))
    }

    @Test func sortOrders() {
        #expect(People.fields.weight.ascending.description == "weightRaw ascending")
        #expect(People.fields.weight.descending.description == "weightRaw descending")
        #expect(!People.fields.weight.descending.isAscending)
    }

    @Test func conditionsAreValues() {
        let condition = People.fields.age > 7
        #expect(Set([condition, People.fields.age > 7, People.fields.age > 8]).count == 2)
    }
}
