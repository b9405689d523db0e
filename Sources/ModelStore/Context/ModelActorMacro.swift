#if MODELSTORE_MACROS
    /// Adds a container, an executor, an initializer and the conformance to ``ModelActor`` to an actor.
    ///
    /// For example:
    /// ```swift
    /// @ModelActor
    /// actor Importer {
    ///     func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Tag>()) }
    /// }
    ///
    /// let importer = Importer(modelContainer: container)
    /// ```
    /// - Parameter disableGenerateInit: Leaves out the initializer, for an actor with other properties.
    ///   The actor's own initializer sets `modelContainer` and `modelExecutor`. SwiftData's macro has no
    ///   such argument.
    @attached(member, names: named(modelExecutor), named(modelContainer), named(init))
    @attached(extension, conformances: ModelActor)
    public macro ModelActor(disableGenerateInit: Bool = false) =
        #externalMacro(module: "ModelStoreMacros", type: "ModelActorMacro")
#endif
