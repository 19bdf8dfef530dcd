import Foundation
import Yams

/// A scene as Codable reads it: it has the right keys, but nothing else is checked.
struct Scene: Decodable {
  let scene: String
  let summary: String?
  let views: [View]
}

/// A view with the keys that the benchmark's scenes use.
struct View: Decodable {
  let label, textField, button, slider, `switch`, imageView, likeButton, stack: String?
  let text, placeholder, title, axis, textColor, returnKey, contentMode, accessibilityLabel: String?
  let maxLength, count, minimum, maximum, height: Int?
  let value, spacing: Double?
  let isOn, liked: Bool?
  let font, image, handlers: [String: String]?
  let children: [View]?
}

for argument in CommandLine.arguments.dropFirst() {
  let root = URL(fileURLWithPath: argument)
  let names = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
  for case let file as URL in names ?? .init() where file.pathExtension == "yaml" {
    _ = try YAMLDecoder().decode(Scene.self, from: Data(contentsOf: file))
  }
}
