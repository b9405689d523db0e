import Foundation

@Validated(.trimmed, .length(1..<80))
struct Subject { var rawValue: String }

@OptionSet<Int64>(ids: 0...62)
struct Labels {}

enum Mood: Int16 { case low = -1, neutral, high }

@Composite
enum Finding {
    case nothing
    case sample(weight: Double)
}

@Model
class Entry {
    var title: String
}

@Model
class Survey: Entry {
    var subject: Subject
    var mood: Mood = .neutral
    var labels: Labels = []
    @Stored("flagNumber", as: Labels.self) var flags: [Int] = []
    var site: String
    var isDone: Bool = false
    var begin: Date
    var image: Data
    var code: UUID = UUID()
    var price: Decimal = 0
    var page: URL
    var remark: String?
    var names: [String] = ["a"]
    var finding: Finding
    var object: String = ""
    var score: Int = 0 { didSet { changes += 1 } }
    var changes: Int = 0
    var entry: Entry?
    var depth1: Double?
    var count1: Int = 1
    var depth2: Double?
    var count2: Int = 2
    var depth3: Double?
    var count3: Int = 3
    var depth4: Double?
    var count4: Int = 4
    var depth5: Double?
    var count5: Int = 5
    var depth6: Double?
    var count6: Int = 6
    var depth7: Double?
    var count7: Int = 7
    var depth8: Double?
    var count8: Int = 8
    var depth9: Double?
    var count9: Int = 9
    var depth10: Double?
    var count10: Int = 10
    var depth11: Double?
    var count11: Int = 11
    var depth12: Double?
    var count12: Int = 12
    var depth13: Double?
    var count13: Int = 13
    var depth14: Double?
    var count14: Int = 14
    var depth15: Double?
    var count15: Int = 15
    var depth16: Double?
    var count16: Int = 16
    var depth17: Double?
    var count17: Int = 17
    var depth18: Double?
    var count18: Int = 18
    var depth19: Double?
    var count19: Int = 19
    var depth20: Double?
    var count20: Int = 20
    var depth21: Double?
    var count21: Int = 21
    var depth22: Double?
    var count22: Int = 22
    var depth23: Double?
    var count23: Int = 23
    var depth24: Double?
    var count24: Int = 24
    var depth25: Double?
    var count25: Int = 25
    var depth26: Double?
    var count26: Int = 26

    convenience init(number: Int) {
        self.init(
            title: "Survey \(number)",
            subject: Subject(trust: "none"),
            site: "",
            begin: .distantPast,
            image: Data(),
            page: URL(fileURLWithPath: "/"),
            finding: .nothing,
            count1: number
        )
    }
}

@Model
final class SignedSurvey: Survey {
    var signature: String
}
