import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    print(try context.fetchCount(FetchDescriptor<Bike>()))
}
