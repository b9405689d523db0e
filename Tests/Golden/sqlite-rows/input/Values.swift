@OptionSet<Int64>
struct Flags { private enum Options: Int { case paid, disputed } }

enum State: Int16 { case open, closed }
