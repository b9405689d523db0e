@_exported import Foundation
@_exported import Observation

@attached(member, conformances: Observable, PersistentModel, names: arbitrary)
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "StubMacros", type: "ModelMacro")

@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _StoredProperty() = #externalMacro(module: "StubMacros", type: "StoredPropertyMacro")

@attached(
    member,
    conformances: ModelActor,
    names: named(modelExecutor),
    named(modelContainer),
    named(init)
)
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "StubMacros", type: "ModelActorMacro")

@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option...,
    originalName: String? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "StubMacros", type: "EmptyPeerMacro")

@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option...,
    deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0,
    originalName: String? = nil,
    inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "StubMacros", type: "EmptyPeerMacro")

@attached(peer)
public macro Transient() = #externalMacro(module: "StubMacros", type: "EmptyPeerMacro")

@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "StubMacros", type: "EmptyDeclarationMacro")

@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "StubMacros", type: "EmptyDeclarationMacro")

@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
    #externalMacro(module: "StubMacros", type: "EmptyDeclarationMacro")
