import Foundation
import ModelStore

let arguments = CommandLine.arguments
let container = try ModelContainer(
    for: Image.self,
    Ingredient.self,
    Recipe.self,
    RecipeType.self,
    configurations: ModelConfiguration(url: URL(fileURLWithPath: arguments[1]))
)
let context = ModelContext(container)

for ingredient in try context.fetch(
    Ingredient.self,
    sortBy: [Ingredient.fields.displayorder.ascending, Ingredient.fields.name.ascending]
) {
    let recipe = ingredient.recipe
    show(
        ingredient.displayorder,
        ingredient.amount,
        ingredient.name,
        recipe?.name,
        recipe?.image?.image?.count
    )
}
show(try context.fetchCount(Recipe.self, where: Recipe.fields.type != nil))
for type in try context.fetch(RecipeType.self, sortBy: [RecipeType.fields.name.ascending]) {
    show(type.name)
}
