import CoreData

@objc(Broken)
final class Broken: NSManagedObject {
    @NSManaged var score: NSNumber?

    var scoreOrZero: Double {
        if let score { return score.doubleValue }
    }  // mistake: nothing returned

    func doubled() -> Double {
        let result: Double
        if score != nil { result = 2 }
        return result  // mistake: maybe unset
    }

    convenience init(score: Double?) {
        self.score = score as NSNumber?  // mistake: too early
        self.init(entity: Self.entity(), insertInto: nil)
    }
}
