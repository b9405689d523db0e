extension Templates {
    static let plain: [Source] = [
        ("plain-file", PackageResources.plain_file_mustache)
    ]
}
