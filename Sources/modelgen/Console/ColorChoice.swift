/// When messages are colored.
enum ColorChoice: String, CaseIterable {
    case auto
    case always
    case never

    /// `auto` follows https://no-color.org, and leaves terminals alone that know no colors.
    func isColored(on stream: StandardStream) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto:
            stream.isTerminal && environmentVariable("NO_COLOR") == nil
                && environmentVariable("TERM") != "dumb"
        }
    }
}
