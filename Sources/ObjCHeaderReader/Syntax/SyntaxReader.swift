import CClangIndex

/// Reads the facts about models from parsed headers.
final class SyntaxReader {
    private(set) var facts = HeaderFacts()
    private let library: Libclang
    private let cursors: Cursors
    private let files: [String: Int]
    /// The indices of headers by libclang's objects for files; -1 for other files.
    private var fileIndices: [CXFile: Int] = [:]
    /// The names of enums that have theirs from a type definition, by the places of the enums.
    private var enumNames: [String: String] = [:]

    private var functions: ClangIndex { library.functions }

    init(_ unit: TranslationUnit, _ paths: [String]) {
        library = unit.library
        cursors = Cursors(library: unit.library)
        files = Dictionary(zip(paths, paths.indices)) { first, _ in first }
        for cursor in cursors.children(of: unit.root) { read(cursor) }
    }

    private var types: TypeReader {
        TypeReader(library: library) { [unowned self] in enumName($0) }
    }

    private func read(_ cursor: CXCursor) {
        guard let place = place(cursor) else { return }
        switch cursors.kind(cursor) {
        case CXCursor_ObjCInterfaceDecl: readClass(cursor, place)
        case CXCursor_ObjCCategoryDecl: readCategory(cursor)
        case CXCursor_ObjCProtocolDecl: readProtocol(cursor)
        case CXCursor_EnumDecl: readEnum(cursor, place)
        case CXCursor_TypedefDecl: readTypedef(cursor)
        case CXCursor_StructDecl: readNames(cursor, CXCursor_FieldDecl)
        default: return
        }
    }

    /// The place of a declaration in a header; `nil` in other files.
    private func place(_ cursor: CXCursor) -> FactPlace? {
        var (file, line, column): (CXFile?, UInt32, UInt32) = (nil, 0, 0)
        let location = functions.clang_getCursorLocation(cursor)
        functions.clang_getFileLocation(location, &file, &line, &column, nil)
        guard let file else { return nil }
        let index =
            fileIndices[file] ?? files[library.text(functions.clang_getFileName(file))] ?? -1
        fileIndices[file] = index
        return index < 0 ? nil : FactPlace(file: index, line: Int(line), column: Int(column))
    }
}

// MARK: Classes

extension SyntaxReader {
    private func readClass(_ cursor: CXCursor, _ place: FactPlace) {
        let name = cursors.name(cursor)
        let children = cursors.children(of: cursor)
        let superclass = children.first { cursors.kind($0) == CXCursor_ObjCSuperClassRef }
        facts.classes.append(
            ClassFact(
                name: name,
                superclass: superclass.map(cursors.name),
                swiftName: cursors.swiftName(cursors.notes(children)),
                documentation: cursors.documentation(cursor),
                place: place
            )
        )
        readMembers(children, of: name, category: nil)
        readAdoptions(children, of: name)
        readNames(cursor, CXCursor_ObjCClassMethodDecl)
    }

    private func readCategory(_ cursor: CXCursor) {
        let children = cursors.children(of: cursor)
        let owner = children.first { cursors.kind($0) == CXCursor_ObjCClassRef }
        guard let owner else { return }
        readMembers(children, of: cursors.name(owner), category: cursors.name(cursor))
        readAdoptions(children, of: cursors.name(owner))
    }

    private func readAdoptions(_ children: [CXCursor], of owner: String) {
        for name in adopted(children) {
            facts.adoptions.append(AdoptionFact(owner: owner, name: name))
        }
    }

    private func adopted(_ children: [CXCursor]) -> [String] {
        children.filter { cursors.kind($0) == CXCursor_ObjCProtocolRef }.map(cursors.name)
    }

    private func readProtocol(_ cursor: CXCursor) {
        let name = cursors.name(cursor)
        let children = cursors.children(of: cursor)
        let required = children.filter {
            cursors.kind($0) == CXCursor_ObjCPropertyDecl
                && functions.clang_Cursor_isObjCOptional($0) == 0
        }
        facts.protocols.append(
            ProtocolFact(
                name: name,
                parents: adopted(children),
                properties: required.compactMap { property($0, name, nil) }
            )
        )
    }

    private func readMembers(_ members: [CXCursor], of owner: String, category: String?) {
        for member in members {
            switch cursors.kind(member) {
            case CXCursor_ObjCPropertyDecl:
                if let fact = property(member, owner, category) { facts.properties.append(fact) }
            case CXCursor_ObjCInstanceMethodDecl: readMethod(member, owner)
            default: continue
            }
        }
    }

    /// A property; `nil` for one of a class itself, and outside of the headers.
    private func property(
        _ cursor: CXCursor,
        _ owner: String,
        _ category: String?
    ) -> PropertyFact? {
        let attributes = Int(functions.clang_Cursor_getObjCPropertyAttributes(cursor, 0))
        guard attributes & CXObjCPropertyAttr_class == 0, let place = place(cursor) else {
            return nil
        }
        let name = cursors.name(cursor)
        let getter = library.text(functions.clang_Cursor_getObjCPropertyGetterName(cursor))
        return PropertyFact(
            owner: owner,
            category: category,
            name: name,
            type: types.fact(functions.clang_getCursorType(cursor)),
            isReadOnly: attributes & CXObjCPropertyAttr_readonly != 0,
            isWeak: attributes & CXObjCPropertyAttr_weak != 0,
            getter: getter == name || getter.isEmpty ? nil : getter,
            swiftName: cursors.swiftName(cursors.notes(cursors.children(of: cursor))),
            documentation: cursors.documentation(cursor),
            place: place
        )
    }

    /// Only methods that show something about a property are read.
    private func readMethod(_ cursor: CXCursor, _ owner: String) {
        let selector = cursors.name(cursor)
        let isAdder = selector.hasPrefix("add") && selector.hasSuffix("Object:")
        guard isAdder || selector.hasPrefix("primitive") || selector.hasSuffix("Value") else {
            return
        }
        let parameter = cursors.children(of: cursor).first { cursors.kind($0) == CXCursor_ParmDecl }
        let type =
            parameter.map(functions.clang_getCursorType)
            ?? functions.clang_getCursorResultType(cursor)
        let fact = MethodFact(owner: owner, selector: selector, type: types.fact(type))
        facts.methods.append(fact)
    }

    /// Reads the names in a struct or a class of names. For example: `PersonAttributes`.
    private func readNames(_ cursor: CXCursor, _ kind: Int) {
        let name = cursors.name(cursor)
        guard name.hasSuffix("Attributes") || name.hasSuffix("Relationships") else { return }
        let names = cursors.children(of: cursor).filter { cursors.kind($0) == kind }.map(
            cursors.name
        )
        if !names.isEmpty { facts.nameLists.append(NameListFact(name: name, names: names)) }
    }
}

// MARK: Enums

extension SyntaxReader {
    private func readEnum(_ cursor: CXCursor, _ place: FactPlace) {
        guard functions.clang_isCursorDefinition(cursor) != 0 else { return }
        let children = cursors.children(of: cursor)
        let notes = cursors.notes(children)
        var fact = EnumFact(
            name: plainEnumName(cursor),
            style: notes.contains("options")
                ? .options : notes.contains("enum") ? .enumeration : .plain,
            rawType: types.scalar(functions.clang_getEnumDeclIntegerType(cursor)) ?? .int32,
            swiftName: cursors.swiftName(notes),
            documentation: cursors.documentation(cursor),
            place: place
        )
        for child in children where cursors.kind(child) == CXCursor_EnumConstantDecl {
            guard let place = self.place(child) else { continue }
            fact.constants.append(
                EnumFact.Constant(
                    name: cursors.name(child),
                    value: fact.rawType.value(functions.clang_getEnumConstantDeclValue(child)),
                    swiftName: cursors.swiftName(cursors.notes(cursors.children(of: child))),
                    documentation: cursors.documentation(ofConstant: child),
                    place: place
                )
            )
        }
        facts.enums.append(fact)
    }

    /// The name of an enum is that of its type definition, if it has one.
    private func readTypedef(_ cursor: CXCursor) {
        let type = functions.clang_getTypedefDeclUnderlyingType(cursor)
        let name = cursors.name(cursor)
        if Int(functions.clang_getCanonicalType(type).kind) == CXType_Enum {
            let declaration = functions.clang_getTypeDeclaration(
                functions.clang_getCanonicalType(type)
            )
            nameEnum(declaration, name)
        } else if let scalar = types.scalar(type) {
            facts.integerTypes.append(IntegerTypeFact(name: name, rawType: scalar))
        }
    }

    private func nameEnum(_ declaration: CXCursor, _ name: String) {
        guard let place = place(declaration), enumNames[place.key] == nil else { return }
        enumNames[place.key] = name
        if let index = facts.enums.lastIndex(where: { $0.place == place }) {
            facts.enums[index].name = name
        }
    }

    private func enumName(_ declaration: CXCursor) -> String {
        place(declaration).flatMap { enumNames[$0.key] } ?? plainEnumName(declaration)
    }

    /// Versions of libclang describe enums without a name differently.
    private func plainEnumName(_ cursor: CXCursor) -> String {
        let name = cursors.name(cursor)
        return name.contains(" ") || name.contains("(") ? "" : name
    }
}

extension FactPlace {
    fileprivate var key: String { "\(file):\(line):\(column)" }
}
