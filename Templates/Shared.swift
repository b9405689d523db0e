extension Templates {
    static let shared: [Source] = [
        ("shared-code-line", PackageResources.shared_code_line_mustache),
        ("shared-composite-body", PackageResources.shared_composite_body_mustache),
        ("shared-composite-choice", PackageResources.shared_composite_choice_mustache),
        ("shared-composite-value", PackageResources.shared_composite_value_mustache),
        (
            "shared-convenience-initializer",
            PackageResources.shared_convenience_initializer_mustache
        ),
        ("shared-early-observer", PackageResources.shared_early_observer_mustache),
        ("shared-field", PackageResources.shared_field_mustache),
        ("shared-field-form", PackageResources.shared_field_form_mustache),
        ("shared-fields", PackageResources.shared_fields_mustache),
        ("shared-guard", PackageResources.shared_guard_mustache),
        ("shared-ids-accessor", PackageResources.shared_ids_accessor_mustache),
        ("shared-ids-setter", PackageResources.shared_ids_setter_mustache),
        ("shared-member", PackageResources.shared_member_mustache),
        ("shared-observed-accessor", PackageResources.shared_observed_accessor_mustache),
        ("shared-signature", PackageResources.shared_signature_mustache),
    ]
}
