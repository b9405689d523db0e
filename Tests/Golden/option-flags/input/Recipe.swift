import SwiftData

@OptionSet<Int64>
struct Diets {
    private enum Options: Int {
        case vegan, vegetarian, kosher, halal = 10, nutFree, glutenFree, lowCarb, lowFat
        case raw, paleo, dairyFree, `default`
    }
}

/// Months without names.
@OptionSet<Int32>(ids: 1...12)
struct Months {}

@Model
final class Recipe {
    var title: String = ""
    /// What the recipe suits.
    @Stored(flags: true) var diets: Diets = [.vegetarian]
    @Stored(flags: true) var allergies: Diets?
    @Stored("seasonMask", as: Months.self, flags: true) var season: [Int] = []
}
