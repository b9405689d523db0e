import CClangIndex

/// Reads types.
struct TypeReader {
    let library: Libclang
    /// Returns the name of an enum, which may be that of its type definition.
    let enumName: (CXCursor) -> String

    private var functions: ClangIndex { library.functions }

    func fact(_ type: CXType) -> TypeFact {
        let nullability = nullability(type)
        var bare = type
        while Int(bare.kind) == CXType_Attributed {
            bare = functions.clang_Type_getModifiedType(bare)
        }
        let declaration = functions.clang_getTypeDeclaration(bare)
        let isAlias = Int(declaration.kind) == CXCursor_TypedefDecl
        return TypeFact(
            kind: kind(bare),
            alias: isAlias ? name(declaration) : nil,
            nullability: nullability
        )
    }

    /// The scalar type of a number or an enum; `nil` for other types.
    func scalar(_ type: CXType) -> ScalarType? {
        switch Int(functions.clang_getCanonicalType(type).kind) {
        case CXType_Bool: .boolean
        case CXType_Char_S, CXType_SChar: .int8
        case CXType_Char_U, CXType_UChar: .uint8
        case CXType_Short: .int16
        case CXType_UShort: .uint16
        case CXType_Int: .int32
        case CXType_UInt: .uint32
        case CXType_Long: .long
        case CXType_ULong: .unsignedLong
        case CXType_LongLong: .int64
        case CXType_ULongLong: .uint64
        case CXType_Float: .float
        case CXType_Double: .double
        default: nil
        }
    }

    private func kind(_ type: CXType) -> TypeFact.Kind {
        if let scalar = scalar(type) { return .scalar(scalar) }
        let canonical = functions.clang_getCanonicalType(type)
        switch Int(canonical.kind) {
        case CXType_Enum:
            return .enumeration(enumName(functions.clang_getTypeDeclaration(canonical)))
        case CXType_BlockPointer: return .block
        case CXType_ObjCId: return .anyObject("id")
        case CXType_ObjCObjectPointer: return object(canonical)
        default: return .other(library.text(functions.clang_getTypeSpelling(type)))
        }
    }

    private func object(_ type: CXType) -> TypeFact.Kind {
        let pointee = functions.clang_getPointeeType(type)
        let isPlain = Int(pointee.kind) == CXType_ObjCInterface
        let base = isPlain ? pointee : functions.clang_Type_getObjCObjectBaseType(pointee)
        guard Int(base.kind) == CXType_ObjCInterface else {
            let text = library.text(functions.clang_getTypeSpelling(type))
            return Int(base.kind) == CXType_ObjCId ? .anyObject(text) : .other(text)
        }
        let arguments = (0..<functions.clang_Type_getNumObjCTypeArgs(pointee)).map { index in
            className(functions.clang_Type_getObjCTypeArg(pointee, index))
        }
        return .object(name(functions.clang_getTypeDeclaration(base)), arguments)
    }

    /// The class of an element; the text of another type.
    private func className(_ type: CXType) -> String {
        let fact = fact(type)
        if case .object(let name, _) = fact.kind { return name }
        return library.text(functions.clang_getTypeSpelling(type))
    }

    private func nullability(_ type: CXType) -> TypeFact.Nullability {
        switch Int(functions.clang_Type_getNullability(type)) {
        case CXTypeNullability_NonNull: .nonnull
        case CXTypeNullability_Nullable, CXTypeNullability_NullableResult: .nullable
        default: .unspecified
        }
    }

    private func name(_ cursor: CXCursor) -> String {
        library.text(functions.clang_getCursorSpelling(cursor))
    }
}
