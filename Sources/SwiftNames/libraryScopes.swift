/// The types of Foundation around other types whose names say too little. For example: `Locale` for
/// `Locale.Language`.
package let libraryScopes: Set = ["Calendar", "Locale"]
