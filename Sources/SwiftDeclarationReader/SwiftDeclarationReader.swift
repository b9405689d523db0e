import Diagnostics
import ModelIR

/// Reads models declared in Swift: SwiftData's dialect, and value types.
///
/// For example: `SwiftDeclarationReader().read(["Models"], name: "Notes", diagnostics: &sink)`.
package struct SwiftDeclarationReader: Sendable {
    /// The schema to read, by the name of its enum; `nil` for the one with the highest version.
    package var modelVersion: String?

    /// Whether the code declares types inside of those around them, as the files do.
    package var keepsNesting: Bool

    package init(modelVersion: String? = nil, keepsNesting: Bool = false) {
        self.modelVersion = modelVersion
        self.keepsNesting = keepsNesting
    }

    /// Reads the model in files, or in all Swift files in folders.
    ///
    /// Returns `nil` if the files can't be parsed. An error in a declaration is reported, and the rest of the
    /// model returned, so that rules can check it. Complexity: O(n) for n bytes.
    package func read(
        _ paths: [String],
        name: String,
        diagnostics: inout DiagnosticSink
    ) -> Model? {
        read(&diagnostics) { reports in
            let files = sourceFiles(paths, reports)
            let texts = files.compactMap { path in sourceText(path, reports).map { (path, $0) } }
            return read(texts, name: name, reports)
        }
    }

    /// Reads the model in texts with the names of their files.
    package func read(
        texts: [(path: String, text: [UInt8])],
        name: String,
        diagnostics: inout DiagnosticSink
    ) -> Model? {
        read(&diagnostics) { read(texts, name: name, $0) }
    }

    /// The model that a closure makes on a large stack.
    private func read(
        _ diagnostics: inout DiagnosticSink,
        _ body: @Sendable (Reports) -> Model?
    ) -> Model? {
        let (model, found) = withLargeStack {
            let reports = Reports()
            let model = body(reports)
            return (model, reports.all)
        }
        diagnostics.report(contentsOf: found)
        return model
    }

    private func read(
        _ texts: [(path: String, text: [UInt8])],
        name: String,
        _ reports: Reports
    ) -> Model? {
        guard let (files, found) = collected(texts, reports) else { return nil }
        let inputs = files.map(\.input)
        let start = Origin.start(of: inputs.first ?? OriginFile(name))
        var model = Model(name: name, sources: inputs, origin: start)
        let chosen = chosenVersion(of: found, files, &model, reports)
        guard let declarations = chosen?.withLinkedExtensions else { return nil }
        // A file that states that an import is public needs it to be, whatever another one states.
        let access = files.reduce(into: [String: String]()) { access, file in
            access.merge(file.importAccess) { $0 == "public" ? $0 : $1 }
        }
        model.importAccess = access.isEmpty ? nil : access
        read(declarations, files, into: &model, reports)
        model = model.withPlatformConditions(files, declared: found.typeNames, reports)
        // Of some containers, the code has the part that it needs.
        let absent = declarations.absentTypes.subtracting(model.declarations.map(\.name))
        leaveOutUnusable(in: &model, absent: absent, reports)
        let read = Set(declarations.models.map(\.node.id))
        let leftOut = found.models.filter { !read.contains($0.node.id) }
        model.add(readSuppressions(files, leftOut: leftOut))
        return model
    }

    /// The files with what they declare; `nil` if one can't be parsed.
    func collected(
        _ texts: [(path: String, text: [UInt8])],
        _ reports: Reports
    ) -> (files: [SourceFile], found: Declarations)? {
        let areReadable = texts.map { reportNesting(in: $1, of: $0, reports) }
        guard areReadable.allSatisfy(\.self) else { return nil }
        let files = texts.enumerated().map {
            SourceFile(OriginFile($1.path, index: $0), text: $1.text)
        }
        // Declarations of a file with errors are unreliable.
        let areWhole = files.map { reportSyntaxErrors(in: $0, reports) }
        guard areWhole.allSatisfy(\.self) else { return nil }
        var collector = DeclarationCollector(reports)
        for file in files { collector.collect(file) }
        var found = collector.found
        if keepsNesting { found.nesting = Nesting(found) }
        return (files, found)
    }

    private func read(
        _ declarations: Declarations,
        _ files: [SourceFile],
        into model: inout Model,
        _ reports: Reports
    ) {
        let helpers = declarations.neededHelpers
        var codeText = CodeText(declarations, helpers)
        codeText.privateNames = PrivateNames(helpers, files)
        let extensions = Dictionary(grouping: declarations.extensions) {
            declarations.generatedName($0.path)
        }
        let names = Set(declarations.values.map(\.name))
        let combined = declarations.aliases.mapValues(\.combined)
        let isPartOfApp = files.contains(where: \.isWrittenForSwiftData)
        model.valueTypes = declarations.values.compactMap { declaration in
            ValueTypeReader(
                declaration: declaration,
                reports: reports,
                valueNames: names,
                extensions: extensions[declaration.name] ?? [],
                codeText: codeText,
                combinedProtocols: combined,
                isPartOfApp: isPartOfApp
            ).read()
        }
        var catalog = Catalog()
        catalog.codeText = codeText
        catalog.aliases = declarations.aliases.mapValues(\.type)
        catalog.members = DeclaredMembers(files)
        reportSameNames(helpers, codeText.privateNames, reports)
        catalog.models = Set(declarations.models.map(\.name))
        catalog.add(model.valueTypes)
        catalog.others = Set(declarations.others.map(\.name))
            // An unreadable value type has already been reported.
            .union(declarations.values.map(\.name).filter { catalog.values[$0] == nil })
        catalog.types = DeclaredTypes(declarations)
        catalog.codableForms = CodableForms(declarations)
        catalog.classes = Set(declarations.others.filter(\.isClass).map(\.name))
        let readers = declarations.models.map { declaration in
            EntityReader(
                declaration,
                extensions: extensions[declaration.name] ?? [],
                nestedExtensions: declarations.nestedExtensions[declaration.name] ?? [],
                catalog: catalog,
                reports: reports
            )
        }
        for reader in readers { reader.read() }
        if readers.isEmpty {
            model.codableForms = catalog.codableForms.digests(of: catalog.others)
        }
        if helpers.isEmpty { reportNothing(declarations, in: files, reports) }
        declarations.reportLeftOut(beside: helpers, reports)
        model.declarations =
            helpers.map { $0.fragment(codeText) }
            + declarations.missingConformances(model.valueTypes, beside: helpers)
        model.enclosingTypes = declarations.nesting.map(declarations.enclosingTypes)
        model.imports = imports(declarations, helpers, model.valueTypes, extensions)
        let relationships = readers.flatMap(\.relationships)
        let entities = readers.map(\.entity)
        addUsedLibraryTypes(entities, &model.valueTypes)
        model.entities = entities
        // Inverses are found by entity names, which must be unique.
        guard catalog.models.count == entities.count else { return }
        var linker = InverseLinker(entities, relationships, reports)
        model.entities = linker.link()
    }
}

/// Adds the library's types that properties use.
private func addUsedLibraryTypes(_ entities: [Entity], _ types: inout [ValueType]) {
    let uses = entities.lazy.flatMap(\.attributes)
    guard let use = uses.first(where: { $0.valueType == ValueType.nonEmptyTextName }),
        !types.contains(where: { $0.name == ValueType.nonEmptyTextName })
    else { return }
    types.append(.nonEmptyText(at: use.declaredOrigin))
}

/// The imports of files whose declarations are carried over outside of classes.
private func imports(
    _ declarations: Declarations,
    _ helpers: [HelperDeclaration],
    _ types: [ValueType],
    _ extensions: [String: [ExtensionDeclaration]]
) -> [String] {
    let withMembers = Set(
        types.filter { !$0.code.members.isEmpty || !$0.extensions.members.isEmpty }.map(\.name)
    )
    let files =
        helpers.map(\.context.file)
        + declarations.values.filter { withMembers.contains($0.name) }.map(\.context.file)
        + withMembers.flatMap { extensions[$0] ?? [] }.map(\.context.file)
    return Set(files.flatMap(\.imports)).sorted()
}
