import Foundation
import ModelStore
import ModelTypes
import Testing

/// Members that several contexts add to one ordered list.
struct AddedMemberTests {
    /// The lists of an account: the members' rows hold their places, or those of a join table.
    enum List: CaseIterable { case messages, pins }

    private let store: Store

    init() throws { store = try Store([Account.self]) }

    // MARK: Objects that take over a row

    @Test(arguments: List.allCases, [2, 3])
    func membersOfANewObjectFollowThoseOfTheRowItTakes(_ list: List, _ times: Int) throws {
        for number in 0..<times {
            let context = try store.context()
            try add(texts(number), to: list, of: inserted(in: context), context)
            try context.save()
        }
        #expect(try stored(list) == (0..<times).flatMap(texts))
    }

    @Test(arguments: List.allCases)
    func oneContextMayDoSo(_ list: List) throws {
        let context = try store.context()
        for number in 0..<3 {
            try add(texts(number), to: list, of: inserted(in: context), context)
            try context.save()
        }
        #expect(try known(list, in: context) == (0..<3).flatMap(texts))
        #expect(try stored(list) == (0..<3).flatMap(texts))
    }

    @Test(arguments: List.allCases, [false, true])
    func severalNewObjectsMayHaveOneRow(_ list: List, _ isStored: Bool) throws {
        let context = try store.context()
        if isStored {
            try add(["0"], to: list, of: inserted(in: context), context)
            try context.save()
        }
        for number in 0..<3 {
            try add(texts(number), to: list, of: inserted(in: context), context)
        }
        try context.save()
        let expected = (isStored ? ["0"] : []) + (0..<3).flatMap(texts)
        #expect(try stored(list) == expected)
        #expect(try known(list, in: context) == expected)
    }

    @Test(arguments: List.allCases)
    func theObjectOfTheRowMayGetMembersToo(_ list: List) throws {
        let context = try store.context()
        let account = inserted(in: context)
        try add(["0"], to: list, of: account, context)
        try context.save()
        try add(["1", "2"], to: list, of: account, context)
        try add(["3", "4"], to: list, of: inserted(in: context), context)
        try context.save()
        #expect(try stored(list) == ["0", "1", "2", "3", "4"])
        #expect(try known(list, in: context) == ["0", "1", "2", "3", "4"])
    }

    @Test(arguments: List.allCases)
    func aNewListMayBeRearranged(_ list: List) throws {
        try start(["0", "1"], list)
        let context = try store.context()
        let account = inserted(in: context)
        try add(["b", "c"], to: list, of: account, context)
        try insert("a", at: 0, into: list, of: account, context)
        try context.save()
        #expect(try stored(list) == ["0", "1", "a", "b", "c"])
    }

    // MARK: Two contexts

    /// Two contexts that have read the list: the first saves before the second.
    private func two(
        _ list: List,
        _ texts: [String] = ["0"],
        _ first: (Account, ModelContext) throws -> Void,
        _ second: (Account, ModelContext) throws -> Void
    ) throws -> [[String]] {
        try start(texts, list)
        let contexts = [try store.context(), try store.context()]
        let accounts = try contexts.map(account)
        #expect(accounts.map { names($0, list) } == [texts, texts])
        try first(accounts[0], contexts[0])
        try second(accounts[1], contexts[1])
        for context in contexts { try context.save() }
        return try contexts.map { try known(list, in: $0) } + [stored(list)]
    }

    @Test(arguments: List.allCases)
    func bothMayAppend(_ list: List) throws {
        let found = try two(list) {
            try add(["1", "2"], to: list, of: $0, $1)
        } _: {
            try add(["3", "4"], to: list, of: $0, $1)
        }
        #expect(found == Array(repeating: ["0", "1", "2", "3", "4"], count: 3))
    }

    @Test func theSecondSaveFollowsTheFirst() throws {
        let found = try two(.messages) {
            try add(["1", "2"], to: .messages, of: $0, $1)
        } _: {
            try add(["3", "4"], to: .messages, of: $0, $1)
        }
        #expect(found.last == ["0", "1", "2", "3", "4"])
    }

    @Test(arguments: List.allCases)
    func theyMayAppendByTurns(_ list: List) throws {
        try start([], list)
        let contexts = [try store.context(), try store.context()]
        let accounts = try contexts.map(account)
        for number in 0..<6 {
            let (account, context) = (accounts[number % 2], contexts[number % 2])
            try add(texts(number), to: list, of: account, context)
            try context.save()
        }
        #expect(try stored(list) == (0..<6).flatMap(texts))
    }

    @Test(arguments: List.allCases)
    func oneMayInsertWhileTheOtherAppends(_ list: List) throws {
        let found = try two(list, ["0", "1", "2"]) {
            try add(["3", "4"], to: list, of: $0, $1)
        } _: {
            for name in ["c", "b", "a"] { try insert(name, at: 1, into: list, of: $0, $1) }
        }
        #expect(found == Array(repeating: ["0", "a", "b", "c", "1", "2", "3", "4"], count: 3))
    }

    @Test(arguments: List.allCases)
    func oneMayAppendAfterTheOtherInserts(_ list: List) throws {
        let found = try two(list, ["0", "1"]) {
            for name in ["b", "a"] { try insert(name, at: 1, into: list, of: $0, $1) }
        } _: {
            try add(["2", "3"], to: list, of: $0, $1)
        }
        #expect(found == Array(repeating: ["0", "a", "b", "1", "2", "3"], count: 3))
    }

    @Test(arguments: List.allCases)
    func bothMayInsertAndAppend(_ list: List) throws {
        let found = try two(list, ["0", "1"]) {
            try insert("a", at: 1, into: list, of: $0, $1)
            try add(["2"], to: list, of: $0, $1)
        } _: {
            try insert("b", at: 2, into: list, of: $0, $1)
            try add(["3"], to: list, of: $0, $1)
        }
        #expect(found == Array(repeating: ["0", "a", "1", "2", "b", "3"], count: 3))
    }

    @Test(arguments: List.allCases)
    func oneMayRemoveWhileTheOtherAppends(_ list: List) throws {
        let found = try two(list, ["0", "1", "2"]) { account, context in
            switch list {
            case .messages: context.delete(account.messages[2])
            case .pins: account.pins.removeLast()
            }
        } _: {
            try add(["3", "4"], to: list, of: $0, $1)
        }
        #expect(found == Array(repeating: ["0", "1", "3", "4"], count: 3))
    }

    @Test(arguments: List.allCases)
    func oneMayRearrangeWhileTheOtherAppends(_ list: List) throws {
        let found = try two(list, ["0", "1", "2"]) {
            try add(["3", "4"], to: list, of: $0, $1)
        } _: {
            try insert("a", at: 0, into: list, of: $0, $1)
            try insert("b", at: 0, into: list, of: $0, $1)
            change(list, of: $0) { $0 = ToMany(Array($0).reversed()) }
            try add(["c"], to: list, of: $0, $1)
        }
        #expect(found == Array(repeating: ["2", "1", "0", "3", "4", "a", "b", "c"], count: 3))
    }

    @Test(arguments: List.allCases)
    func aListThatWasSavedMayGrowElsewhere(_ list: List) throws {
        let context = try store.context()
        let account = inserted(in: context)
        try add(["0"], to: list, of: account, context)
        try context.save()
        let other = try store.context()
        try add(["1", "2"], to: list, of: self.account(in: other), other)
        try other.save()
        try add(["3", "4"], to: list, of: account, context)
        try context.save()
        #expect(try known(list, in: context) == ["0", "1", "2", "3", "4"])
        #expect(try stored(list) == ["0", "1", "2", "3", "4"])
    }

    @Test(arguments: List.allCases)
    func manyListsAreAskedAboutAtOnce(_ list: List) throws {
        let hosts = (0..<40).map { "\($0)" }
        let contexts = [try store.context(), try store.context()]
        for host in hosts { contexts[0].insert(Account(host: host)) }
        try contexts[0].save()
        for (number, context) in contexts.enumerated() {
            for account in try context.fetch(Account.self) {
                try add(["\(number)a", "\(number)b"], to: list, of: account, context)
            }
        }
        for context in contexts { try context.save() }
        let context = try store.context()
        let found = try context.fetch(Account.self).map { names($0, list) }
        #expect(found == hosts.map { _ in ["0a", "0b", "1a", "1b"] })
    }

    /// A file as well as a server is asked for the end of a list only if it may be another one.
    @Test(arguments: List.allCases)
    func theEndIsAskedForOnlyIfOthersHaveSaved(_ list: List) throws {
        try start(["0"], list)
        let statements = Statements()
        let context = try store.context(tracing: statements)
        let account = try account(in: context)
        // A list that is read keeps what it knows when it's saved.
        for list in List.allCases { _ = names(account, list) }
        try add(["1"], to: list, of: account, context)
        try context.save()
        #expect(!statements.all.contains { $0.hasPrefix("WITH o(k)") })
        try add(["2"], to: list, of: account, context)
        statements.removeAll()
        try context.save()
        #expect(!statements.all.contains { $0.hasPrefix("WITH o(k)") })
        let other = try store.context()
        try add(["3"], to: list, of: self.account(in: other), other)
        try other.save()
        try add(["4", "5"], to: list, of: account, context)
        statements.removeAll()
        try context.save()
        #expect(statements.all.count { $0.hasPrefix("WITH o(k)") } == 1)
        // A server runs all statements together again.
        #expect(!statements.all.contains { $0.hasPrefix("SAVEPOINT") })
        #expect(try stored(list) == ["0", "1", "2", "3", "4", "5"])
    }

    @Test(.onServer, arguments: List.allCases)
    func theyMaySaveAtTheSameTime(_ list: List) throws {
        try start([], list)
        let (count, container) = (8, store.container)
        try onThreads(count) { number in
            let context = ModelContext(container)
            let account = try #require(try context.fetch(Account.self).first)
            for _ in 0..<5 {
                for text in texts(number) {
                    let post = newPost(text, for: list, of: account, in: context)
                    change(list, of: account) { $0.append(post) }
                }
                try context.save()
            }
        }
        let found = try stored(list)
        #expect(found.count == count * 10)
        let pairs = stride(from: 0, to: found.count, by: 2).map { Array(found[$0...$0 + 1]) }
        #expect(pairs.allSatisfy { pair in (0..<count).contains { texts($0) == pair } })
    }

    // MARK: Helpers

    private func start(_ texts: [String], _ list: List) throws {
        let context = try store.context()
        try add(texts, to: list, of: inserted(in: context), context)
        try context.save()
    }

    private func inserted(in context: ModelContext) -> Account {
        let account = Account(host: "mix")
        context.insert(account)
        return account
    }

    private func account(in context: ModelContext) throws -> Account {
        try #require(try context.fetch(Account.self).first)
    }

    private func add(
        _ texts: [String],
        to list: List,
        of account: Account,
        _ context: ModelContext
    ) throws {
        for text in texts {
            let post = newPost(text, for: list, of: account, in: context)
            change(list, of: account) { $0.append(post) }
        }
    }

    private func insert(
        _ text: String,
        at index: Int,
        into list: List,
        of account: Account,
        _ context: ModelContext
    ) throws {
        let post = newPost(text, for: list, of: account, in: context)
        change(list, of: account) { $0.insert(post, at: index) }
    }

    /// The list of a context, which looks what others have saved.
    private func known(_ list: List, in context: ModelContext) throws -> [String] {
        names(try account(in: context), list)
    }

    private func stored(_ list: List) throws -> [String] {
        try known(list, in: store.context())
    }
}

private func texts(_ number: Int) -> [String] { ["\(number)a", "\(number)b"] }

private func newPost(
    _ text: String,
    for list: AddedMemberTests.List,
    of account: Account,
    in context: ModelContext
) -> Post {
    let post = Post(sentAt: Date(timeIntervalSince1970: 0), text: text)
    context.insert(post)
    // A post needs an author, who has it among the messages.
    if list == .pins { post.author = account }
    return post
}

private func names(_ account: Account, _ list: AddedMemberTests.List) -> [String] {
    switch list {
    case .messages: account.messages.map(\.text)
    case .pins: account.pins.map(\.text)
    }
}

private func change(
    _ list: AddedMemberTests.List,
    of account: Account,
    _ body: (inout ToMany<Post>) -> Void
) {
    switch list {
    case .messages: body(&account.messages)
    case .pins: body(&account.pins)
    }
}
