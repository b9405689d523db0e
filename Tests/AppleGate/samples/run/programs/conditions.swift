import CoreData
import Foundation
import ModelTypes

let isLong = ProcessInfo.processInfo.environment["MODELGEN_LONG"] == "1"
var asked = 0
var answers: [String] = []

for seed in isLong ? 100..<120 : 0..<4 as Range<UInt64> {
    let context = People.context()
    var rows = RandomPeople(seed: seed)
    let people = rows.insert(into: context)
    var generator = RandomQuestions(seed: seed)
    let questions = generator.questions(isLong ? 300 : 60)
    try ask("\(seed) pending")
    try context.save()
    try ask("\(seed) saved")
    answers.append("\(Answers(questions, about: people))")
    rows.changeSome(of: people)
    try ask("\(seed) changed")
    answers.append("\(Answers(questions, about: people))")

    /// Prints where `NSPredicate` and Swift differ.
    func ask(_ place: String) throws {
        for question in questions {
            asked += 1
            let found = try context.fetch(Person.fetchRequest(where: question.condition))
            let expected = people.filter(question.holds)
            if found.count != expected.count || Set(found) != Set(expected) {
                print("seed \(place): \(question.condition)")
            }
        }
    }
}
print("asked:", asked)
if !isLong {
    print(answers == Answers.recorded ? "the answers that are recorded" : "\(answers)")
}
