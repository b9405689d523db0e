/// When messages are colored.
enum ColorChoice: String, CaseIterable {
    case auto
    case always
    case never

    /// `auto` conforms to https://no-color.org, and disables colors on terminals without support.
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
