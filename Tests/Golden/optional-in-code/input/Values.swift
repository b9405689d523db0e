enum Mood: Int16 { case calm, glad }

@OptionSet<Int64>(ids: 0...62)
struct Tags {}
