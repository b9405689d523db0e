extension Templates {
    static let sqlite: [Source] = [
        ("sqlite-binder", PackageResources.sqlite_binder_mustache),
        ("sqlite-binder-branch", PackageResources.sqlite_binder_branch_mustache),
        ("sqlite-class", PackageResources.sqlite_class_mustache),
        ("sqlite-class-body", PackageResources.sqlite_class_body_mustache),
        ("sqlite-composite", PackageResources.sqlite_composite_mustache),
        ("sqlite-entity", PackageResources.sqlite_entity_mustache),
        ("sqlite-file", PackageResources.sqlite_file_mustache),
        ("sqlite-initializer", PackageResources.sqlite_initializer_mustache),
        ("sqlite-kept-property", PackageResources.sqlite_kept_property_mustache),
        ("sqlite-link", PackageResources.sqlite_link_mustache),
        ("sqlite-link-accessor", PackageResources.sqlite_link_accessor_mustache),
        ("sqlite-plan-file", PackageResources.sqlite_plan_file_mustache),
        ("sqlite-property", PackageResources.sqlite_property_mustache),
        ("sqlite-property-form", PackageResources.sqlite_property_form_mustache),
        ("sqlite-references", PackageResources.sqlite_references_mustache),
        ("sqlite-rows", PackageResources.sqlite_rows_mustache),
        ("sqlite-stage", PackageResources.sqlite_stage_mustache),
        ("sqlite-stage-default", PackageResources.sqlite_stage_default_mustache),
        ("sqlite-version", PackageResources.sqlite_version_mustache),
        ("sqlite-version-file", PackageResources.sqlite_version_file_mustache),
    ]
}
