/// A name on one line.
@Validated(.trimmed, .singleLine, .length(1...40))
struct PatientName { var rawValue: String }

@Validated(.matches("^[A-Z]{2}[0-9]+$"))
struct PatientCode { var rawValue: String }

@Validated(.range(0...700))
struct Kilograms { var rawValue: Double }

@OptionSet<Int64>
struct Interests {
    private enum Options: Int { case news, sport, weather = 10 }
}

enum Mood: Int16 { case low = -1, neutral, high }

/// An `Int` of the code is a 64-bit integer of the model.
enum Urgency: Int { case low, high }

@Validated(.range(1...))
struct Visits { var rawValue: Int }

@OptionSet<Int>
struct Plans {
    private enum Options: Int { case rest, exercise }
}
