/// The templates that modelgen brings along, embedded when it is built.
package enum Templates {
    /// A template's name and its text in UTF-8.
    package typealias Source = (name: String, text: [UInt8])

    /// All templates, by the folder that they lie in.
    package static var folders: [(name: String, templates: [Source])] {
        [
            ("CoreData", coreData), ("SQLite", sqlite), ("Shared", shared),
            ("SwiftData", swiftData), ("Values", values),
        ]
    }

    static let coreData: [Source] = [
        ("coredata-assignment", PackageResources.coredata_assignment_mustache),
        ("coredata-attribute", PackageResources.coredata_attribute_mustache),
        ("coredata-attribute-form", PackageResources.coredata_attribute_form_mustache),
        ("coredata-choice-branch", PackageResources.coredata_choice_branch_mustache),
        ("coredata-choice-setter", PackageResources.coredata_choice_setter_mustache),
        ("coredata-class", PackageResources.coredata_class_mustache),
        ("coredata-composite", PackageResources.coredata_composite_mustache),
        ("coredata-composite-accessor", PackageResources.coredata_composite_accessor_mustache),
        ("coredata-count", PackageResources.coredata_count_mustache),
        ("coredata-described-composite", PackageResources.coredata_described_composite_mustache),
        ("coredata-described-entity", PackageResources.coredata_described_entity_mustache),
        ("coredata-element-accessors", PackageResources.coredata_element_accessors_mustache),
        ("coredata-entity", PackageResources.coredata_entity_mustache),
        ("coredata-fetch-request", PackageResources.coredata_fetch_request_mustache),
        ("coredata-fetch-request-body", PackageResources.coredata_fetch_request_body_mustache),
        ("coredata-fetched-property", PackageResources.coredata_fetched_property_mustache),
        ("coredata-file", PackageResources.coredata_file_mustache),
        ("coredata-initializer", PackageResources.coredata_initializer_mustache),
        ("coredata-members", PackageResources.coredata_members_mustache),
        ("coredata-model", PackageResources.coredata_model_mustache),
        ("coredata-ordered", PackageResources.coredata_ordered_mustache),
        ("coredata-ordered-bulk", PackageResources.coredata_ordered_bulk_mustache),
        ("coredata-ordered-inserts", PackageResources.coredata_ordered_inserts_mustache),
        ("coredata-ordered-replaces", PackageResources.coredata_ordered_replaces_mustache),
        ("coredata-plain-initializer", PackageResources.coredata_plain_initializer_mustache),
        ("coredata-plain-request", PackageResources.coredata_plain_request_mustache),
        ("coredata-predicate", PackageResources.coredata_predicate_mustache),
        ("coredata-primitive-accessor", PackageResources.coredata_primitive_accessor_mustache),
        ("coredata-raw-accessor", PackageResources.coredata_raw_accessor_mustache),
        ("coredata-relationship", PackageResources.coredata_relationship_mustache),
        ("coredata-relationship-form", PackageResources.coredata_relationship_form_mustache),
        ("coredata-stack", PackageResources.coredata_stack_mustache),
        ("coredata-storage", PackageResources.coredata_storage_mustache),
        ("coredata-store", PackageResources.coredata_store_mustache),
        ("coredata-stored-composite", PackageResources.coredata_stored_composite_mustache),
        ("coredata-stored-structure", PackageResources.coredata_stored_structure_mustache),
    ]
}
