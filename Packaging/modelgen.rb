# A formula for a Homebrew tap, to be filled in for a release: VERSION and SHA256.
#
#   brew install modelgen/tap/modelgen
class Modelgen < Formula
  desc "Typed Swift from data models, for Core Data and for SQLite"
  homepage "https://github.com/modelgen/modelgen"
  url "https://github.com/modelgen/modelgen/archive/refs/tags/VERSION.tar.gz"
  sha256 "SHA256"
  license "Apache-2.0"
  head "https://github.com/modelgen/modelgen.git", branch: "main"

  depends_on xcode: ["16.3", :build]

  uses_from_macos "expat"
  uses_from_macos "sqlite"
  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "modelgen"
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "modelgen-swift"
    # The second is found beside the first.
    libexec.install ".build/release/modelgen", ".build/release/modelgen-swift"
    bin.install_symlink libexec/"modelgen"
    generate_completions_from_executable(libexec/"modelgen", "completions")
    (man1/"modelgen.1").write Utils.safe_popen_read(libexec/"modelgen", "man")
  end

  test do
    (testpath/"Notes.xcdatamodel/contents").write <<~XML
      <model><entity name="Note" representedClassName="Note">
      <attribute name="text" attributeType="String"/></entity></model>
    XML
    system bin/"modelgen", "generate", "Notes.xcdatamodel", "--target", "coredata", "-o", "Generated"
    assert_path_exists testpath/"Generated/Note.swift"
  end
end
