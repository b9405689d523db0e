extension Templates {
    static let shared: [Source] = [
        ("shared-composite-body", PackageResources.shared_composite_body_mustache),
        ("shared-composite-choice", PackageResources.shared_composite_choice_mustache),
        ("shared-composite-value", PackageResources.shared_composite_value_mustache),
        (
            "shared-convenience-initializer",
            PackageResources.shared_convenience_initializer_mustache
        ),
        ("shared-fields", PackageResources.shared_fields_mustache),
        ("shared-guard", PackageResources.shared_guard_mustache),
        ("shared-ids-accessor", PackageResources.shared_ids_accessor_mustache),
        ("shared-ids-setter", PackageResources.shared_ids_setter_mustache),
        ("shared-member", PackageResources.shared_member_mustache),
        ("shared-signature", PackageResources.shared_signature_mustache),
    ]
}
