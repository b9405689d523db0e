#if PostgreSQL
    import ModelStore

    /// The settings in the `options` of an address, which a pool doesn't pass on.
    ///
    /// For example: `-c search_path=app` and `--statement_timeout=5s`.
    enum AddressOptions {
        struct Setting: Equatable, Sendable {
            let name: String
            let value: String
        }

        /// - Throws: `StoreError.unsupported` for an option that isn't a setting.
        static func settings(_ text: String) throws(StoreError) -> [Setting] {
            var settings: [Setting] = []
            var words = words(text)[...]
            while let word = words.popFirst() {
                var setting = word[...]
                if word == "-c" {
                    setting = words.popFirst()?[...] ?? ""
                } else if word.hasPrefix("-c") || word.hasPrefix("--") {
                    setting = word.dropFirst(2)
                }
                let parts = setting.split(
                    separator: "=",
                    maxSplits: 1,
                    omittingEmptySubsequences: false
                )
                guard parts.count == 2, !parts[0].isEmpty, !setting.hasPrefix("-") else {
                    throw .unsupported(
                        "the option \(parts.first ?? "") of the address can't be set behind a pool: only"
                            + " settings can, such as -c search_path=app"
                    )
                }
                // In options, a hyphen means an underscore.
                let name = parts[0].map { $0 == "-" ? "_" : $0 }
                settings.append(Setting(name: String(name), value: String(parts[1])))
            }
            return settings
        }

        /// Words between spaces; a backslash takes the next character as it is.
        private static func words(_ text: String) -> [String] {
            var words: [String] = []
            var word: String?
            var characters = text.makeIterator()
            while let character = characters.next() {
                if character == "\\", let next = characters.next() {
                    word = (word ?? "") + String(next)
                } else if character.isWhitespace {
                    if let word { words.append(word) }
                    word = nil
                } else {
                    word = (word ?? "") + String(character)
                }
            }
            return words + (word.map { [$0] } ?? [])
        }
    }
#endif
