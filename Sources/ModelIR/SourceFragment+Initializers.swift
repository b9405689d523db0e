extension SourceFragment {
    /// Whether the fragment is an initializer of the class that it belongs to.
    package var isInitializer: Bool {
        [.initializer, .convenienceInitializer, .customInitializer].contains(kind)
    }

    /// The parameters of the initializer that the fragment is; `nil` for other fragments.
    ///
    /// For example: `title`, and `pages` with a default, for `init(title: String, pages: [Page] = [])`.
    package var initializerSignature: InitializerSignature? {
        guard isInitializer || baseName == "init" else { return nil }
        let tokens = CodeTokens(text).all
        guard let name = tokens.firstIndex(where: { $0.isWord && $0.text == "init" }),
            let start = tokens[name...].firstIndex(where: { $0.text == "(" })
        else { return nil }
        return InitializerSignature(
            tokens.arguments(from: start).compactMap { parameter in
                guard let label = parameter.first(where: \.isWord) else { return nil }
                return InitializerBody.Parameter(
                    label: label.text,
                    hasDefault: parameter.contains { $0.text == "=" }
                )
            }
        )
    }

    /// The calls of initializers in the text, in their order. Functions may be among them.
    ///
    /// For example: `Doc(title:)` for `func copy() -> Doc { Doc(title: title) }`. Complexity: O(*n*) for *n* bytes.
    package var initializerCalls: [InitializerCall] {
        let tokens = CodeTokens(text).all
        return tokens.indices.compactMap { index in
            guard tokens[index].text == "(", let callee = tokens.callee(before: index) else {
                return nil
            }
            return InitializerCall(callee, labels: tokens.labels(from: index))
        }
    }
}

extension [CodeTokens.Token] {
    /// What is called by the parenthesis at an index; `nil` if that can't be an initializer.
    fileprivate func callee(before index: Int) -> InitializerCall.Callee? {
        guard self[index].isJoined, index > 0, self[index - 1].isWord else { return nil }
        let name = self[index - 1].text
        guard name == "init" else {
            let isDeclared = index > 1 && self[index - 2].text == "func"
            return isDeclared ? nil : name == "Self" ? .own : .named(name)
        }
        // Otherwise, it's a declaration.
        guard index > 1, self[index - 2].text == "." else { return nil }
        guard index > 2, self[index - 2].isJoined else { return .inferred }
        let base = self[index - 3]
        if base.isWord {
            return switch base.text {
            case "self", "Self": .own
            case "super": nil
            default: .named(base.text)
            }
        }
        return "([{,:!=".contains(base.text) ? .inferred : nil
    }

    /// The labels of the arguments in the parentheses that begin at an index.
    fileprivate func labels(from index: Int) -> [String] {
        let arguments = arguments(from: index)
        // A name such as `Doc.init(title:pages:)`.
        if arguments.count == 1, arguments[0].isCompoundName {
            return arguments[0].filter(\.isWord).map(\.text)
        }
        return arguments.map { argument in
            let isLabelled = argument.count > 1 && argument[0].isWord && argument[1].text == ":"
            return isLabelled ? argument[0].text : "_"
        }
    }

    private var isCompoundName: Bool {
        count.isMultiple(of: 2)
            && indices.allSatisfy { $0.isMultiple(of: 2) ? self[$0].isWord : self[$0].text == ":" }
    }

    /// The tokens between commas in the parentheses that begin at an index.
    fileprivate func arguments(from index: Int) -> [[CodeTokens.Token]] {
        var arguments: [[CodeTokens.Token]] = []
        var current: [CodeTokens.Token] = []
        var depth = 0
        for token in self[index...] {
            if !token.isWord, "([{".contains(token.text), !token.text.isEmpty { depth += 1 }
            if !token.isWord, ")]}".contains(token.text), !token.text.isEmpty { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, token.text == "," {
                arguments.append(current)
                current = []
            } else if depth > 1 || token.text != "(" {
                current.append(token)
            }
        }
        return current.isEmpty ? arguments : arguments + [current]
    }
}
