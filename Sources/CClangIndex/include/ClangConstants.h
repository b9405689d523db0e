// The constants of libclang's interface that the reader of headers uses. `X(NAME, VALUE)` stands for
// libclang's constant of that name; a test compares the values.
#pragma once

#define CLANG_CONSTANTS(X)                                                                           \
    X(CXCursor_StructDecl, 2)                                                                        \
    X(CXCursor_EnumDecl, 5)                                                                          \
    X(CXCursor_FieldDecl, 6)                                                                         \
    X(CXCursor_EnumConstantDecl, 7)                                                                  \
    X(CXCursor_VarDecl, 9)                                                                           \
    X(CXCursor_ParmDecl, 10)                                                                         \
    X(CXCursor_ObjCInterfaceDecl, 11)                                                                \
    X(CXCursor_ObjCCategoryDecl, 12)                                                                 \
    X(CXCursor_ObjCPropertyDecl, 14)                                                                 \
    X(CXCursor_ObjCInstanceMethodDecl, 16)                                                           \
    X(CXCursor_ObjCClassMethodDecl, 17)                                                              \
    X(CXCursor_TypedefDecl, 20)                                                                      \
    X(CXCursor_ObjCSuperClassRef, 40)                                                                \
    X(CXCursor_ObjCProtocolRef, 41)                                                                  \
    X(CXCursor_ObjCClassRef, 42)                                                                     \
    X(CXCursor_AnnotateAttr, 406)                                                                    \
    X(CXType_Bool, 3)                                                                                \
    X(CXType_Char_U, 4)                                                                              \
    X(CXType_UChar, 5)                                                                               \
    X(CXType_UShort, 8)                                                                              \
    X(CXType_UInt, 9)                                                                                \
    X(CXType_ULong, 10)                                                                              \
    X(CXType_ULongLong, 11)                                                                          \
    X(CXType_Char_S, 13)                                                                             \
    X(CXType_SChar, 14)                                                                              \
    X(CXType_Short, 16)                                                                              \
    X(CXType_Int, 17)                                                                                \
    X(CXType_Long, 18)                                                                               \
    X(CXType_LongLong, 19)                                                                           \
    X(CXType_Float, 21)                                                                              \
    X(CXType_Double, 22)                                                                             \
    X(CXType_ObjCId, 27)                                                                             \
    X(CXType_ObjCClass, 28)                                                                          \
    X(CXType_BlockPointer, 102)                                                                      \
    X(CXType_Enum, 106)                                                                              \
    X(CXType_Typedef, 107)                                                                           \
    X(CXType_ObjCInterface, 108)                                                                     \
    X(CXType_ObjCObjectPointer, 109)                                                                 \
    X(CXType_Elaborated, 119)                                                                        \
    X(CXType_ObjCObject, 161)                                                                        \
    X(CXType_Attributed, 163)                                                                        \
    X(CXTypeNullability_NonNull, 0)                                                                  \
    X(CXTypeNullability_Nullable, 1)                                                                 \
    X(CXTypeNullability_NullableResult, 4)                                                           \
    X(CXObjCPropertyAttr_readonly, 0x01)                                                             \
    X(CXObjCPropertyAttr_weak, 0x200)                                                                \
    X(CXObjCPropertyAttr_class, 0x1000)                                                              \
    X(CXTranslationUnit_SkipFunctionBodies, 0x40)                                                    \
    X(CXTranslationUnit_KeepGoing, 0x200)                                                            \
    X(CXTranslationUnit_IncludeAttributedTypes, 0x1000)                                              \
    X(CXDiagnostic_Error, 3)                                                                         \
    X(CXError_Crashed, 2)                                                                            \
    X(CXChildVisit_Continue, 1)
