import ModelIR
import SwiftNames

/// The declared initializers that are part of the class as they were written.
///
/// The others are covered by the generated initializer of all properties, or can't be part of it.
package struct DeclaredInitializers {
    package private(set) var written: [Written] = []
    /// The reason why an initializer isn't part of the class, by its name.
    private(set) var problems: [String: String] = [:]
    /// Whether the generated initializer of all properties is left out: it would take calls that mean a
    /// written one, or other files of an app may declare it themselves.
    package var replacesMemberwise: Bool { isReplaced && !isMemberwiseNeeded }
    /// Whether that initializer, which other generated code needs, gives way to a written one.
    package var disfavorsMemberwise: Bool {
        overlapsMemberwise && isMemberwiseNeeded && !marksMemberwise
    }
    /// Whether that initializer has another first parameter, because a written one has its parameters.
    package private(set) var marksMemberwise = false
    private var isReplaced = false
    private var overlapsMemberwise = false
    private let isMemberwiseNeeded: Bool
    /// What a subclass without designated initializers inherits.
    private var inheritable: [SourceFragment] = []
    /// The convenience initializers that the class inherits, which Swift wouldn't let it.
    package private(set) var inheritedConvenience: [SourceFragment] = []
    /// The superclass's initializers with arguments that can't be passed on to it.
    private(set) var notInherited: [SourceFragment] = []

    package struct Written {
        package var fragment: SourceFragment
        package var body: InitializerBody
        package var statements: OrderedStatements
        /// Whether the superclass has the same initializer.
        package var isInherited: Bool
    }

    /// - Parameters:
    ///   - parameters: The parameters of the generated initializer of all properties.
    ///   - isMemberwiseNeeded: Whether other generated code calls that initializer.
    ///   - parent: Those of the superclass.
    ///   - inheritsParent: Whether each property has a value, so that Swift inherits the superclass's
    ///     initializers if the class declares none; the generated one of all properties prevents that.
    ///   - hasParentsParameters: Whether the generated initializer is that of the superclass.
    ///   - order: Orders the statements of an initializer.
    package init(
        of entity: Entity,
        parameters: [Parameter],
        isMemberwiseNeeded: Bool,
        parent: DeclaredInitializers?,
        inheritsParent: Bool,
        hasParentsParameters: Bool,
        order: (InitializerBody) -> OrderedStatements
    ) {
        self.isMemberwiseNeeded = isMemberwiseNeeded
        let memberwise = parameters.map {
            InitializerBody.Parameter(label: $0.name, hasDefault: !$0.isRequired)
        }
        let labels = memberwise.map(\.label)
        let declared = entity.code?.carriedOver ?? []
        let own = declared.filter { $0.initializer != nil }
        let convenience = declared.filter { $0.kind == .convenienceInitializer }
        inheritable = own + convenience
        if hasParentsParameters, parent?.marksMemberwise == true { marksMemberwise = true }
        // One that calls a superclass's declared initializer does more than to set properties, and subclasses have
        // to have one that is required.
        let setsAll = parent?.written.isEmpty != false
        func isMemberwise(_ fragment: SourceFragment) -> Bool {
            setsAll && !fragment.declarationWords.contains("required")
                && fragment.isMemberwise(parameters)
        }
        // A class that declares the initializer itself has chosen between the two.
        let declaresMemberwise = own.contains(where: isMemberwise)
        for fragment in own {
            guard let body = fragment.initializer, !isMemberwise(fragment) else { continue }
            let statements = order(body)
            if !statements.missing.isEmpty {
                problems[fragment.name] =
                    "it uses the object before it has set "
                    + statements.missing.map { "'\($0)'" }.joined(separator: " and ")
            } else if fragment.condition != nil, body.labels == labels {
                problems[fragment.name] = "the class has another one with these parameters"
            } else {
                if isMemberwiseNeeded, body.labels == labels { marksMemberwise = true }
                written.append(
                    Written(
                        fragment: fragment,
                        body: body,
                        statements: statements,
                        isInherited: false
                    )
                )
                if !declaresMemberwise, fragment.condition == nil, !fragment.isPrivate {
                    let overlaps = overlap(body.parameters, memberwise)
                    if overlaps { overlapsMemberwise = true }
                    if overlaps || entity.code?.replacesMemberwise == true { isReplaced = true }
                }
            }
        }
        // An app calls only the initializers that it has declared, unless it asks for others.
        if isMemberwiseNeeded, isReplaced, entity.code?.replacesMemberwise == true,
            entity.code?.initializers.isEmpty == true
        {
            marksMemberwise = true
        }
        guard own.isEmpty, inheritsParent, let parent else { return }
        inherit(parent, with: convenience, labels, order)
        // In an app, the class has the initializers that it inherits, and no others.
        if parent.replacesMemberwise, !written.isEmpty { isReplaced = true }
        // A convenience initializer with the same parameters calls an inherited one.
        if entity.code?.replacesMemberwise == true, !written.isEmpty,
            convenience.contains(where: { $0.labels == labels })
        {
            isReplaced = true
        }
    }

    /// Adds the superclass's initializers, each with a call of the same one there.
    ///
    /// - Parameters:
    ///   - convenience: The class's convenience initializers, which replace those of the superclass.
    ///   - labels: Those of the generated initializer of all properties.
    private mutating func inherit(
        _ parent: DeclaredInitializers,
        with convenience: [SourceFragment],
        _ labels: [String],
        _ order: (InitializerBody) -> OrderedStatements
    ) {
        for fragment in parent.inheritable where parent.problems[fragment.name] == nil {
            guard let body = fragment.initializer else {
                let isReplaced = convenience.contains { $0.name == fragment.name }
                if !isReplaced, !fragment.isPrivate { inheritedConvenience.append(fragment) }
                continue
            }
            guard body.labels != labels || marksMemberwise, !fragment.isPrivate else { continue }
            guard let passingOn = body.passingOn(fragment) else {
                notInherited.append(fragment)
                continue
            }
            let statements = order(passingOn)
            guard statements.missing.isEmpty else { continue }
            written.append(
                Written(
                    fragment: fragment,
                    body: passingOn,
                    statements: statements,
                    isInherited: true
                )
            )
        }
        inheritable += parent.inheritable
    }

    /// The parameters of the generated initializer, with the one that tells it from a written one.
    ///
    /// For example: `setting: Void` and `name: String` for `name: String`.
    package func memberwiseParameters(_ parameters: [String]) -> [String] {
        (marksMemberwise ? ["setting: Void"] : []) + parameters
    }

    /// The arguments of a call of the generated initializer, with the one that tells it from a written one.
    ///
    /// For example: `setting: ()` and `name: name` for `name: name`.
    package func memberwiseArguments(
        _ arguments: [SwiftExpression.Argument]
    ) -> [SwiftExpression.Argument] {
        (marksMemberwise ? [.init("setting", .text("()"))] : []) + arguments
    }

    func contains(_ fragment: SourceFragment) -> Bool {
        written.contains { $0.fragment.name == fragment.name }
    }
}

extension SourceFragment {
    /// Whether the initializer, which only sets properties, has the parameters of a generated one.
    fileprivate func isMemberwise(_ parameters: [Parameter]) -> Bool {
        kind == .initializer && labels == parameters.map(\.name)
    }

    /// Whether calls of the initializer, which only sets properties, can select a generated one.
    func isCovered(by parameters: [Parameter]) -> Bool {
        guard kind == .initializer else { return false }
        var rest = parameters.map(\.name)[...]
        return labels.allSatisfy { label in
            rest = rest.drop { $0 != label }
            return rest.popFirst() != nil
        }
    }

    /// For example: `title` and `age` for `init(title:age:)`.
    fileprivate var labels: [String] {
        name.dropFirst("init(".count).split(separator: ":").dropLast().map(String.init)
    }
}

extension Entity {
    /// Whether subclasses may inherit an initializer of the declaration.
    package var declaresInitializers: Bool {
        code?.carriedOver.contains { $0.initializer != nil || $0.kind == .convenienceInitializer }
            ?? false
    }
}

extension SourceFragment {
    /// Whether only the file or the class can name it.
    fileprivate var isPrivate: Bool {
        declarationWords.contains { $0.hasPrefix("private") || $0.hasPrefix("fileprivate") }
    }
}

extension InitializerBody {
    fileprivate var labels: [String] { parameters.map(\.label) }

    /// An initializer with the same parameters that only calls this one; `nil` if there is an
    /// argument that it can't pass on.
    fileprivate func passingOn(_ fragment: SourceFragment) -> InitializerBody? {
        let arguments = parameters.map(\.argument)
        guard !arguments.contains(nil) else { return nil }
        let prefix = effects.isEmpty ? "" : effects + " "
        let list = arguments.compactMap(\.self)
        var text = "\(prefix)super.init(\(list.joined(separator: ", ")))"
        if !TextWidth.fits(text, indentation: fragment.condition == nil ? 8 : 12) {
            text =
                "\(prefix)super.init(\n"
                + list.map { "    " + $0 }.joined(separator: ",\n") + "\n)"
        }
        var call = Statement(text: text)
        call.callsParent = true
        return InitializerBody(
            head: head,
            parameters: parameters,
            statements: [call],
            effects: effects
        )
    }
}

/// Whether the generated initializer of all properties would make uses of a declared one ambiguous.
private func overlap(
    _ declared: [InitializerBody.Parameter],
    _ memberwise: [InitializerBody.Parameter]
) -> Bool {
    // Without labels, as in `names.map(Tag.init)`, two with as many parameters may look the same.
    if declared.count == memberwise.count { return true }
    // Of two initializers that take a call, Swift selects that with fewer parameters.
    return declared.count > memberwise.count && haveCommonCall(declared, memberwise)
}

/// Whether there are arguments that both initializers take.
private func haveCommonCall(
    _ one: [InitializerBody.Parameter],
    _ other: [InitializerBody.Parameter]
) -> Bool {
    let needed = Set((one + other).filter { !$0.hasDefault }.map(\.label))
    let own = one.map(\.label).filter(needed.contains)
    return own.count == needed.count && own == other.map(\.label).filter(needed.contains)
}
