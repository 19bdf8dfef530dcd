@testable import DioramaCompiler
import DioramaGrammar
@_spi(Generated) import DioramaKit
import DioramaSyntax
import DioramaTree
import Testing

/// Numbers that the user edits: what is rounded, and what is set again when one of them changes.
@MainActor
@Suite struct NumberEditingTests {
  private static let scene = """
    scene: Booking
    state:
      guests: { type: integer, default: 2 }
      page: integer
      rating: { type: integer, default: 3 }
      level: number
      top: { type: number, default: 9 }
    views:
    - stepper: guestCount
      minimum: 1
      maximum: 12
      edits: guests
    - segmentedControl: pages
      segments: [One, Two, Three]
      edits: page
    - slider: volume
      minimum: 1
      maximum: ${top}
      edits: level
    - slider: stars
      maximum: 5
      edits: rating
    - pageControl: dots
      pages: 4
      page: ${page}

    """

  private let compiler = Compiler(grammar: .language())
  private var file: SourceFile { SourceFile(path: "Booking.scene.yaml", text: Self.scene) }

  @Test func boundsAndListsAreSetOnceUnlessTheyChange() throws {
    let source = try compiler.swift(try #require(compiler.compile(file).tree))
    #expect(source.contains("    pages.setSegments([\"One\", \"Two\", \"Three\"])\n"))
    #expect(
      source.contains("      pages.selectedIndex = new.page.clamped(atLeast: -1)\n      dots.currentPage"))
    #expect(source.contains("    guestCount.setUpperBound(12)\n"))
    #expect(
      source.contains("      volume.minimumValue = 1\n      volume.maximumValue = Float(new.top).finite\n"))
    #expect(source.contains("      self?.state.level = Double(decimal: sender.value)\n"))
    #expect(
      source.contains("      sender.value.round()\n      self?.state.guests = Int(rounding: sender.value)\n"))
  }

  @Test(arguments: [(7.4, 7, 7.0), (7.5, 8, 8.0), (1e300, 12, 12.0), (-3, 1, 1.0)])
  func wholeNumbersAreRounded(_ chosen: Double, _ guests: Int, _ shown: Double) throws {
    let scene = try SceneLoader().load(try #require(compiler.compile(file).tree))
    let stepper = try #require(scene.view("guestCount", as: UIStepper.self))
    stepper.value = chosen
    stepper.sendActions(for: .valueChanged)
    #expect(scene.values["guests"] as? Int == guests && stepper.value == shown)
  }

  /// A knob that is moved by less than one does not stay between two numbers.
  @Test(arguments: [(3.4, 3), (3.6, 4), (2.5, 3), (0.2, 0)])
  func aSliderShowsTheNumberThatItSets(_ chosen: Float, _ rating: Int) throws {
    let scene = try SceneLoader().load(try #require(compiler.compile(file).tree))
    let slider = try #require(scene.view("stars", as: UISlider.self))
    slider.value = chosen
    slider.sendActions(for: .valueChanged)
    #expect(scene.values["rating"] as? Int == rating && slider.value == Float(rating))
    let volume = try #require(scene.view("volume", as: UISlider.self))
    volume.value = 2.1
    volume.sendActions(for: .valueChanged)
    #expect(scene.values["level"] as? Double == 2.1 && volume.value == 2.1)
  }

  @Test(arguments: [
    (2.5, 3), (-2.5, -3), (1e19, Int.max), (-1e19, .min), (.infinity, .max), (-.infinity, .min), (.nan, 0),
  ])
  func everyNumberIsNearAWholeOne(_ number: Double, _ whole: Int) {
    #expect(Int(rounding: number) == whole)
  }
}
