class Diorama < Formula
  desc "Checks UIKit scenes written in YAML, and compiles them to Swift or runtime trees"
  homepage "https://example.com/diorama"
  url "https://example.com/diorama.git", tag: "0.1.0"
  license "MIT"
  head "https://example.com/diorama.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["16.3", :build]
  depends_on "libyaml"
  uses_from_macos "swift" => :build

  def install
    options = ["--disable-sandbox", "-c", "release", "--product", "diorama"]
    options << "--static-swift-stdlib" if OS.linux?  # where Swift is not part of the system
    system "swift", "build", *options
    bin.install ".build/release/diorama"
    generate_completions_from_executable(bin/"diorama", "--generate-completion-script")
  end

  test do
    (testpath/"Hello.scene.yaml").write <<~YAML
      scene: Hello
      views:
        - label: greeting
          text: Hello
    YAML
    system bin/"diorama", "validate", "Hello.scene.yaml"
    assert_match version.to_s, shell_output("#{bin}/diorama --version")
  end
end
