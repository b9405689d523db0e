import Foundation
import ModelTypes
import SwiftData

let container = try ModelContainer(for: Recipe.self)
let context = ModelContext(container)

/// Sets of options: none, all, each alone, and some of the others in an order that looks random.
let options = Diets.allCases
let sets: [Diets] = {
    var sets = [Diets(), Diets(options)] + options
    var state: UInt32 = 1
    for _ in 0..<100 {
        state = state &* 1_664_525 &+ 1_013_904_223
        let chosen = state >> 16
        sets.append(Diets(options.indices.filter { chosen & (1 << $0) != 0 }.map { options[$0] }))
    }
    return sets
}()

// The initializer and the setters keep the flags in step.
for (number, diets) in sets.enumerated() {
    let recipe = Recipe(allergies: number.isMultiple(of: 3) ? nil : diets)
    context.insert(recipe)
    if number.isMultiple(of: 2) { recipe.diets = [.raw, .default] }
    recipe.diets = diets
    recipe.season = diets.ids.filter { $0 <= 12 && $0 > 0 }
}
let first = Recipe()
print("default:", first.dietsHasVegetarian, first.dietsHasVegan, first.allergiesHasRaw)
let all = try context.fetch(FetchDescriptor<Recipe>())

@MainActor
func recipes(_ predicate: Predicate<Recipe>) throws -> Set<Recipe> {
    Set(try context.fetch(FetchDescriptor(predicate: predicate)))
}

var differences = 0
var tests = 0
for wanted in sets {
    let mask = wanted.rawValue
    let rules: [(OptionMatch<Diets>, (Int64) -> Bool)] = [
        (.all(wanted), { $0 & mask == mask }), (.any(wanted), { $0 & mask != 0 }),
        (.none(wanted), { $0 & mask == 0 }), (.exactly(wanted), { $0 == mask }),
    ]
    for (match, matches) in rules {
        tests += 2
        let required = all.filter { matches($0.dietsRaw) }
        if try recipes(Recipe.whereDiets(match)) != Set(required) { differences += 1 }
        let optional = all.filter { recipe in recipe.allergiesRaw.map(matches) ?? false }
        if try recipes(Recipe.whereAllergies(match)) != Set(optional) { differences += 1 }
    }
}
print("options:", sets.count, "sets,", tests, "tests,", differences, "differences")

// Options without names.
let spring = Months(trappingIDs: [3, 4, 5])
let found = try recipes(Recipe.whereSeason(.any(spring)))
print("ids:", found == Set(all.filter { !Set($0.season).isDisjoint(with: [3, 4, 5]) }))
