import Foundation
import ModelStore
import ModelTypes
import Testing

/// One table for a hierarchy of classes.
struct InheritanceTests {
    @Test func rowsAreObjectsOfTheirClass() throws {
        let store = try Store([Garden.self])
        let context = try store.context()
        let garden = Garden(name: "north")
        let plants = [
            Plant(name: "moss"), Tree(name: "oak", height: 20), AppleTree(name: "apple"),
            Hedge(name: "box", length: 3),
        ]
        context.insert(garden)
        for plant in plants {
            context.insert(plant)
            garden.plants.append(plant)
        }
        try context.save()
        let other = try store.context()
        let read = try other.fetch(Plant.self)
        #expect(read.map { "\(type(of: $0))" } == ["Plant", "Tree", "AppleTree", "Hedge"])
        #expect(try other.fetch(Tree.self).map(\.name) == ["oak", "apple"])
        #expect(try other.fetch(Hedge.self).map(\.length) == [3])
        #expect(try other.fetch(Tree.self, where: Tree.fields.height == nil).count == 1)
        #expect((read[2] as? AppleTree)?.variety == "Boskoop")
        #expect(try other.fetchCount(AppleTree.self) == 1)
        #expect(try other.fetch(Garden.self).first?.plants.count == 4)
        let id = read[3].persistentModelID
        #expect(try other.model(for: id, as: Tree.self) == nil)
        #expect(try other.model(for: id, as: Hedge.self) != nil)
    }

    @Test func changesOfAChildAreWritten() throws {
        let store = try Store([Garden.self])
        let context = try store.context()
        let stock = Tree(name: "stock")
        let apple = AppleTree(name: "apple")
        context.insert(stock)
        context.insert(apple)
        try context.save()
        apple.variety = "Gala"
        apple.height = 2
        apple.name = "gala"
        stock.grafts.append(apple)
        try context.save()
        let other = try store.context()
        let read = try #require(try other.fetch(AppleTree.self).first)
        #expect(read.variety == "Gala")
        #expect(read.height == 2)
        #expect(read.name == "gala")
        let grafted = try #require(read.stock)
        #expect(grafted.grafts == [read])
        other.delete(grafted)
        #expect(read.stock == nil)
        try other.save()
        #expect(try store.integer("SELECT count(*) FROM Plant WHERE stock IS NULL") == 1)
    }

    @Test func classesOfOneTableAreToldApartInMemory() throws {
        let context = try Store([Garden.self]).context()
        context.insert(Hedge(name: "box", length: 3))
        context.insert(AppleTree(name: "apple"))
        #expect(try context.fetch(Tree.self).count == 1)
        #expect(try context.fetch(Plant.self).count == 2)
        #expect(try context.fetchCount(Hedge.self) == 1)
    }

    @Test func aClassThatIsNotFinalKeepsItsReferences() throws {
        let store = try Store([Nest.self])
        for number in 0..<20 {
            let context = try store.context()
            let nest = Nest()
            context.insert(nest)
            let eggs = (0..<number % 7 + 2).map { _ in Egg() }
            for egg in eggs {
                context.insert(egg)
                nest.eggs.append(egg)
            }
            #expect(nest.eggs.count == eggs.count)
            #expect(eggs.allSatisfy { $0.nest === nest })
            nest.eggs = ToMany(eggs.reversed())
            #expect(eggs.allSatisfy { $0.nest === nest })
            nest.eggs.removeAll()
            #expect(eggs.allSatisfy { $0.nest == nil })
        }
    }
}
