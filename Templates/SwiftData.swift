extension Templates {
    static let swiftData: [Source] = [
        ("swiftdata-bulk", PackageResources.swiftdata_bulk_mustache),
        ("swiftdata-choice-branch", PackageResources.swiftdata_choice_branch_mustache),
        ("swiftdata-choice-setter", PackageResources.swiftdata_choice_setter_mustache),
        ("swiftdata-class", PackageResources.swiftdata_class_mustache),
        ("swiftdata-composite", PackageResources.swiftdata_composite_mustache),
        ("swiftdata-condition", PackageResources.swiftdata_condition_mustache),
        ("swiftdata-file", PackageResources.swiftdata_file_mustache),
        ("swiftdata-initializer", PackageResources.swiftdata_initializer_mustache),
        ("swiftdata-model", PackageResources.swiftdata_model_mustache),
        ("swiftdata-plan-file", PackageResources.swiftdata_plan_file_mustache),
        ("swiftdata-property", PackageResources.swiftdata_property_mustache),
        ("swiftdata-stage", PackageResources.swiftdata_stage_mustache),
        ("swiftdata-stage-default", PackageResources.swiftdata_stage_default_mustache),
        ("swiftdata-store", PackageResources.swiftdata_store_mustache),
        ("swiftdata-value", PackageResources.swiftdata_value_mustache),
        ("swiftdata-version", PackageResources.swiftdata_version_mustache),
        ("swiftdata-version-file", PackageResources.swiftdata_version_file_mustache),
    ]
}
