extension Templates {
    static let shared: [Source] = [
        ("shared-clone", PackageResources.shared_clone_mustache),
        ("shared-clone-body", PackageResources.shared_clone_body_mustache),
        ("shared-clone-entry", PackageResources.shared_clone_entry_mustache),
        ("shared-clone-link", PackageResources.shared_clone_link_mustache),
        ("shared-clone-link-form", PackageResources.shared_clone_link_form_mustache),
        ("shared-cloned-collection", PackageResources.shared_cloned_collection_mustache),
        ("shared-cloned-list", PackageResources.shared_cloned_list_mustache),
        ("shared-cloned-value", PackageResources.shared_cloned_value_mustache),
        ("shared-composite-body", PackageResources.shared_composite_body_mustache),
        ("shared-composite-choice", PackageResources.shared_composite_choice_mustache),
        ("shared-composite-value", PackageResources.shared_composite_value_mustache),
        (
            "shared-convenience-initializer",
            PackageResources.shared_convenience_initializer_mustache
        ),
        ("shared-declaration", PackageResources.shared_declaration_mustache),
        ("shared-declared-code", PackageResources.shared_declared_code_mustache),
        ("shared-early-observer", PackageResources.shared_early_observer_mustache),
        ("shared-field", PackageResources.shared_field_mustache),
        ("shared-field-form", PackageResources.shared_field_form_mustache),
        ("shared-fields", PackageResources.shared_fields_mustache),
        ("shared-guard", PackageResources.shared_guard_mustache),
        ("shared-head", PackageResources.shared_head_mustache),
        ("shared-ids-accessor", PackageResources.shared_ids_accessor_mustache),
        ("shared-ids-setter", PackageResources.shared_ids_setter_mustache),
        ("shared-import", PackageResources.shared_import_mustache),
        ("shared-member", PackageResources.shared_member_mustache),
        ("shared-observed-accessor", PackageResources.shared_observed_accessor_mustache),
        ("shared-signature", PackageResources.shared_signature_mustache),
    ]
}
