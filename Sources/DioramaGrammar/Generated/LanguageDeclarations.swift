// swift-format-ignore-file
// Generated from the folder Grammar by `make export`. Do not edit.

import DioramaTree

/// The language's own declarations. Each is made when it is asked for; those that say nothing of others are kept.
enum LanguageDeclarations {
  static let settings = DioramaGrammar.GrammarSettings(version: 1, root: "view", controller: "view", colors: "colorName", fontWeights: "fontWeight", textStyles: "textStyle", textRow: DioramaGrammar.TextRow(element: "cell", attribute: "title"), reservedTypes: ["UIScene", "UIWindowScene", "LoadedScene", "CPTemplateApplicationScene", "CPTemplateApplicationDashboardScene", "CPTemplateApplicationInstrumentClusterScene", "MKLookAroundScene", "SCNScene", "SKScene"])

  static let decorators: [DecoratorKind] = [
DioramaGrammar.DecoratorKind(name: "HyperlinkDecorator", decorates: ["label"], members: ["url"], attributes: [
DioramaGrammar.Attribute(name: "url", summary: "The address that a tap on the label opens.", type: DioramaGrammar.ValueType.url, isRequired: false, isOptional: true, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.property("url"), swiftType: nil, decorator: "HyperlinkDecorator", isVerbatim: false, synonyms: []),
], events: []),
]

  /// The names of the declarations of a kind, sorted.
  static func names(of kind: DeclarationKind) -> [String] {
    switch kind {
    case .element: ["activityIndicator", "avatar", "button", "cell", "control", "imageView", "label", "likeButton", "progressView", "row", "scroll", "segmentedControl", "slider", "stack", "stepper", "switch", "switchCell", "table", "textField", "textView", "view"]
    case .controller: ["table", "view"]
    case .enumeration: ["accessoryType", "activityIndicatorStyle", "axis", "colorName", "contentMode", "fontWeight", "keyboardType", "returnKeyType", "stackAlignment", "stackDistribution", "textAlignment", "textFieldBorderStyle", "textFieldViewMode", "textStyle"]
    case .decorator: ["HyperlinkDecorator"]
    case .scene: []
    }
  }

  static func element(named name: String) -> ElementDeclaration? {
    switch name {
    case "activityIndicator": return DioramaGrammar.ElementDeclaration(name: "activityIndicator", swiftClass: "UIActivityIndicatorView", summary: "A turning wheel that shows that something is going on.", base: "view", without: [], isAbstract: false, isStructural: false, placement: nil, initializer: [], attributes: [
DioramaGrammar.Attribute(name: "style", summary: "The size of the wheel.", type: DioramaGrammar.ValueType.enumeration(Enumerations.activityIndicatorStyle), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.enumeration("medium")), setter: DioramaGrammar.Attribute.Setter.property("style"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
DioramaGrammar.Attribute(name: "hidesWhenStopped", summary: "Whether the wheel is hidden while it stands still.", type: DioramaGrammar.ValueType.boolean, isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.boolean(true)), setter: DioramaGrammar.Attribute.Setter.property("hidesWhenStopped"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
DioramaGrammar.Attribute(name: "animating", summary: "Whether the wheel turns.", type: DioramaGrammar.ValueType.boolean, isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.boolean(false)), setter: DioramaGrammar.Attribute.Setter.method("setAnimating", label: nil, trailing: []), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["spinning", "active"]),
], events: [], roles: [], content: [], constraints: [], configurations: nil, accessibility: nil, example: "- activityIndicator: loading\n  style: large\n  animating: true\n", synonyms: ["spinner", "loader"], places: nil)
    case "avatar": return DioramaGrammar.ElementDeclaration(name: "avatar", swiftClass: "AvatarView", summary: "A person\'s picture, which opens the person\'s profile by itself or reports taps.", base: "view", without: [], isAbstract: false, isStructural: false, placement: nil, initializer: [], attributes: [
DioramaGrammar.Attribute(name: "url", summary: "The address of the picture.", type: DioramaGrammar.ValueType.url, isRequired: true, isOptional: true, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.property("url"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["image", "picture", "photo", "source"]),
DioramaGrammar.Attribute(name: "vip", summary: "Whether the picture bears the VIP badge.", type: DioramaGrammar.ValueType.boolean, isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.boolean(false)), setter: DioramaGrammar.Attribute.Setter.property("vip"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
DioramaGrammar.Attribute(name: "uid", summary: "The person whose profile a tap opens, without anybody\'s help.", type: DioramaGrammar.ValueType.string, isRequired: false, isOptional: false, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.property("uid"), swiftType: nil, decorator: nil, isVerbatim: true, synonyms: ["userID", "id", "user"]),
], events: [
DioramaGrammar.Event(name: "tapped", summary: "The user tapped the picture.", arguments: [], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("tappedHandler"), synonyms: ["tap", "click", "press", "clicked"]),
], roles: [], content: [], constraints: [
DioramaGrammar.Constraint.exactlyOneOf(["uid", "tapped"]),
], configurations: [
DioramaGrammar.Configuration(method: "selfManagedConfigure", condition: "uid", arguments: [
DioramaGrammar.Configuration.Argument(label: "avatarURL", part: "url"),
DioramaGrammar.Configuration.Argument(label: "vipInfo", part: "vip"),
DioramaGrammar.Configuration.Argument(label: "uid", part: "uid"),
]),
DioramaGrammar.Configuration(method: "configure", condition: nil, arguments: [
DioramaGrammar.Configuration.Argument(label: "avatarURL", part: "url"),
DioramaGrammar.Configuration.Argument(label: "vipInfo", part: "vip"),
DioramaGrammar.Configuration.Argument(label: "tapped", part: "tapped"),
]),
], accessibility: DioramaGrammar.ElementKind.Accessibility(trait: DioramaGrammar.ElementKind.Accessibility.Trait.control, labels: ["accessibilityLabel"]), example: "# Opens the profile of user 4711 by itself.\n- avatar: author\n  accessibilityLabel: The author\n  url: https://example.com/pictures/4711.png\n  uid: 4711\n  vip: true\n# Leaves it to the scene\'s owner what a tap does.\n- avatar: me\n  accessibilityLabel: My picture\n  url: https://example.com/pictures/me.png\n  handlers: { tapped: changePicture }\n", synonyms: [], places: nil)
    case "button": return DioramaGrammar.ElementDeclaration(name: "button", swiftClass: "UIButton", summary: "A button with a title, a picture or both.", base: "control", without: [], isAbstract: false, isStructural: false, placement: nil, initializer: [
DioramaGrammar.FixedArgument(label: "type", value: DioramaGrammar.FixedArgument.Value.enumerationCase("system")),
], attributes: [
DioramaGrammar.Attribute(name: "title", summary: "The text on the button.", type: DioramaGrammar.ValueType.string, isRequired: false, isOptional: true, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.method("setTitle", label: nil, trailing: [
DioramaGrammar.FixedArgument(label: "for", value: DioramaGrammar.FixedArgument.Value.enumerationCase("normal")),
]), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["text", "label", "caption"]),
DioramaGrammar.Attribute(name: "image", summary: "The picture before the title.", type: DioramaGrammar.ValueType.image, isRequired: false, isOptional: true, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.method("setImage", label: nil, trailing: [
DioramaGrammar.FixedArgument(label: "for", value: DioramaGrammar.FixedArgument.Value.enumerationCase("normal")),
]), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["icon", "picture"]),
], events: [
DioramaGrammar.Event(name: "click", summary: "The user tapped the button.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "sender", type: "Self"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("clickHandler"), synonyms: ["tap", "tapped", "press", "pressed", "clicked", "action"]),
], roles: [], content: nil, constraints: [
DioramaGrammar.Constraint.atMostOneOf(["click", "touchUpInside"]),
], configurations: nil, accessibility: DioramaGrammar.ElementKind.Accessibility(trait: DioramaGrammar.ElementKind.Accessibility.Trait.control, labels: ["accessibilityLabel", "title"]), example: "- button: follow\n  title: Follow\n  image: { symbol: person.badge.plus }\n  handlers: { click: followTapped }\n", synonyms: [], places: nil)
    case "cell": return DioramaGrammar.ElementDeclaration(name: "cell", swiftClass: "UITableViewCell", summary: "A row with a picture and a title at its left and a detail at its right.", base: "row", without: [], isAbstract: false, isStructural: false, placement: nil, initializer: [
DioramaGrammar.FixedArgument(label: "style", value: DioramaGrammar.FixedArgument.Value.enumerationCase("value1")),
DioramaGrammar.FixedArgument(label: "reuseIdentifier", value: DioramaGrammar.FixedArgument.Value.none),
], attributes: [
DioramaGrammar.Attribute(name: "title", summary: "The text at the left.", type: DioramaGrammar.ValueType.string, isRequired: false, isOptional: true, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.property("textLabel?.text"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["text", "label"]),
DioramaGrammar.Attribute(name: "detail", summary: "The text at the right.", type: DioramaGrammar.ValueType.string, isRequired: false, isOptional: true, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.property("detailTextLabel?.text"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["subtitle", "value"]),
DioramaGrammar.Attribute(name: "image", summary: "The picture before the title.", type: DioramaGrammar.ValueType.image, isRequired: false, isOptional: true, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.property("imageView?.image"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["icon", "picture"]),
DioramaGrammar.Attribute(name: "accessory", summary: "The mark at the right edge.", type: DioramaGrammar.ValueType.enumeration(Enumerations.accessoryType), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.enumeration("none")), setter: DioramaGrammar.Attribute.Setter.property("accessoryType"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
], events: [
DioramaGrammar.Event(name: "select", summary: "The user selected the row.", arguments: [], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("selectHandler"), synonyms: ["selected", "tap", "tapped", "click", "press"]),
], roles: [], content: nil, constraints: [], configurations: nil, accessibility: nil, example: "- cell: about\n  title: About\n  image: { symbol: info.circle }\n  accessory: disclosureIndicator\n  handlers: { select: aboutSelected }\n- cell: storage\n  title: Storage\n  detail: 1.2 GB\n", synonyms: [], places: nil)
    case "control": return DioramaGrammar.ElementDeclaration(name: "control", swiftClass: "UIControl", summary: "A view that reports touches and changes of its value.", base: "view", without: [], isAbstract: true, isStructural: false, placement: nil, initializer: [], attributes: [
DioramaGrammar.Attribute(name: "enabled", summary: "Whether the control reacts to touches.", type: DioramaGrammar.ValueType.boolean, isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.boolean(true)), setter: DioramaGrammar.Attribute.Setter.property("isEnabled"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
], events: [
DioramaGrammar.Event(name: "touchDown", summary: "A finger touches the control.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "sender", type: "Self"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.controlEvent("touchDown"), synonyms: []),
DioramaGrammar.Event(name: "touchDownRepeat", summary: "A finger touches the control again shortly after the last time.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "sender", type: "Self"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.controlEvent("touchDownRepeat"), synonyms: []),
DioramaGrammar.Event(name: "touchDragInside", summary: "A finger moves within the control.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "sender", type: "Self"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.controlEvent("touchDragInside"), synonyms: []),
DioramaGrammar.Event(name: "touchDragOutside", summary: "A finger moves just outside the control.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "sender", type: "Self"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.controlEvent("touchDragOutside"), synonyms: []),
DioramaGrammar.Event(name: "touchDragEnter", summary: "A finger moves into the control.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "sender", type: "Self"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.controlEvent("touchDragEnter"), synonyms: []),
DioramaGrammar.Event(name: "touchDragExit", summary: "A finger moves out of the control.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "sender", type: "Self"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.controlEvent("touchDragExit"), synonyms: []),
DioramaGrammar.Event(name: "touchUpInside", summary: "A finger leaves the screen inside the control.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "sender", type: "Self"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.controlEvent("touchUpInside"), synonyms: ["click", "tap", "tapped"]),
DioramaGrammar.Event(name: "touchUpOutside", summary: "A finger leaves the screen outside the control.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "sender", type: "Self"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.controlEvent("touchUpOutside"), synonyms: []),
DioramaGrammar.Event(name: "touchCancel", summary: "The system ends the touch.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "sender", type: "Self"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.controlEvent("touchCancel"), synonyms: []),
DioramaGrammar.Event(name: "valueChanged", summary: "The user changed the control\'s value.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "sender", type: "Self"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.controlEvent("valueChanged"), synonyms: ["change", "changed"]),
DioramaGrammar.Event(name: "editingDidBegin", summary: "The user began to edit the text.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "sender", type: "Self"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.controlEvent("editingDidBegin"), synonyms: []),
DioramaGrammar.Event(name: "editingChanged", summary: "The user changed the text.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "sender", type: "Self"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.controlEvent("editingChanged"), synonyms: ["textChanged", "input"]),
DioramaGrammar.Event(name: "editingDidEnd", summary: "The user left the text.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "sender", type: "Self"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.controlEvent("editingDidEnd"), synonyms: []),
DioramaGrammar.Event(name: "editingDidEndOnExit", summary: "The user ended the text with the return key.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "sender", type: "Self"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.controlEvent("editingDidEndOnExit"), synonyms: []),
], roles: [], content: [], constraints: [], configurations: nil, accessibility: DioramaGrammar.ElementKind.Accessibility(trait: DioramaGrammar.ElementKind.Accessibility.Trait.control, labels: ["accessibilityLabel"]), example: "# One method may answer several events.\n- button: record\n  title: Hold to record\n  handlers:\n    touchDown: startRecording\n    touchUpInside: stopRecording\n    touchUpOutside: stopRecording\n    touchCancel: stopRecording\n", synonyms: [], places: nil)
    case "imageView": return DioramaGrammar.ElementDeclaration(name: "imageView", swiftClass: "UIImageView", summary: "A picture.", base: "view", without: [], isAbstract: false, isStructural: false, placement: nil, initializer: [], attributes: [
DioramaGrammar.Attribute(name: "image", summary: "The picture.", type: DioramaGrammar.ValueType.image, isRequired: false, isOptional: true, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.property("image"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["picture", "source", "src", "icon"]),
DioramaGrammar.Attribute(name: "contentMode", summary: "How the picture fits into the view.", type: DioramaGrammar.ValueType.enumeration(Enumerations.contentMode), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.enumeration("scaleToFill")), setter: DioramaGrammar.Attribute.Setter.property("contentMode"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
], events: [], roles: [], content: [], constraints: [], configurations: nil, accessibility: DioramaGrammar.ElementKind.Accessibility(trait: DioramaGrammar.ElementKind.Accessibility.Trait.image, labels: ["accessibilityLabel"]), example: "- imageView: cover\n  image: { asset: mountains }\n  contentMode: scaleAspectFill\n  height: 200\n  accessibilityLabel: Mountains in the evening sun\n- imageView: heart\n  accessibilityLabel: \"\"                  # an ornament\n  image: { symbol: heart.fill }\n  contentMode: scaleAspectFit\n  tintColor: systemPink\n", synonyms: ["image", "picture", "icon"], places: nil)
    case "label": return DioramaGrammar.ElementDeclaration(name: "label", swiftClass: "UILabel", summary: "A text that the user reads.", base: "view", without: [], isAbstract: false, isStructural: false, placement: nil, initializer: [], attributes: [
DioramaGrammar.Attribute(name: "text", summary: "The text.", type: DioramaGrammar.ValueType.string, isRequired: false, isOptional: true, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.property("text"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["title", "string", "value"]),
DioramaGrammar.Attribute(name: "textColor", summary: "The colour of the text.", type: DioramaGrammar.ValueType.color, isRequired: false, isOptional: true, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.color(DioramaTree.Color.named("label"))), setter: DioramaGrammar.Attribute.Setter.property("textColor"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["color", "foregroundColor"]),
DioramaGrammar.Attribute(name: "font", summary: "The font of the text; one of a text style follows the user\'s text size.", type: DioramaGrammar.ValueType.font, isRequired: false, isOptional: true, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.font(DioramaTree.Font.system(size: 17.0, weight: "regular"))), setter: DioramaGrammar.Attribute.Setter.method("applyFont", label: nil, trailing: []), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
DioramaGrammar.Attribute(name: "alignment", summary: "How the lines are aligned.", type: DioramaGrammar.ValueType.enumeration(Enumerations.textAlignment), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.enumeration("natural")), setter: DioramaGrammar.Attribute.Setter.property("textAlignment"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["textAlign"]),
DioramaGrammar.Attribute(name: "lines", summary: "How many lines the text may take, where 0 stands for any number.", type: DioramaGrammar.ValueType.integer(DioramaGrammar.NumberRange(lowerBound: 0.0, upperBound: Double.infinity, excludesLowerBound: false, excludesUpperBound: false)), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.integer(1)), setter: DioramaGrammar.Attribute.Setter.property("numberOfLines"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["lineLimit", "maxLines"]),
], events: [], roles: [], content: [], constraints: [], configurations: nil, accessibility: nil, example: "- label: greeting\n  text: Good morning!\n  font: { style: headline }\n  textColor: systemOrange\n- label: forecast\n  text: Sunny at first, with some clouds coming in from the sea in the afternoon.\n  textColor: secondaryLabel\n  lines: 0\n", synonyms: ["text", "title", "heading", "paragraph"], places: nil)
    case "likeButton": return DioramaGrammar.ElementDeclaration(name: "likeButton", swiftClass: "LikeButton", summary: "A heart with a count, which saves by itself what a tap changes, or reports it.", base: "button", without: ["title", "image"], isAbstract: false, isStructural: false, placement: nil, initializer: [], attributes: [
DioramaGrammar.Attribute(name: "liked", summary: "Whether the user likes it.", type: DioramaGrammar.ValueType.boolean, isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.boolean(false)), setter: DioramaGrammar.Attribute.Setter.property("liked"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["on", "selected"]),
DioramaGrammar.Attribute(name: "count", summary: "How many people like it.", type: DioramaGrammar.ValueType.integer(DioramaGrammar.NumberRange(lowerBound: 0.0, upperBound: Double.infinity, excludesLowerBound: false, excludesUpperBound: false)), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.integer(0)), setter: DioramaGrammar.Attribute.Setter.property("count"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["likes", "likeCount"]),
DioramaGrammar.Attribute(name: "itemID", summary: "The item that a tap likes through the app\'s like service, which changes back if that fails.", type: DioramaGrammar.ValueType.string, isRequired: false, isOptional: false, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.property("itemID"), swiftType: nil, decorator: nil, isVerbatim: true, synonyms: []),
], events: [
DioramaGrammar.Event(name: "toggled", summary: "The user tapped, and the change has to be saved; throwing takes it back.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "isLiked", type: "Bool"),
], result: nil, otherwise: nil, isAsync: true, canThrow: true, wiring: DioramaGrammar.Event.Wiring.property("toggledHandler"), synonyms: ["toggle", "like"]),
], roles: [], content: nil, constraints: [
DioramaGrammar.Constraint.atMostOneOf(["itemID", "toggled"]),
], configurations: [
DioramaGrammar.Configuration(method: "selfManagedConfigure", condition: "itemID", arguments: [
DioramaGrammar.Configuration.Argument(label: "likeStatus", part: "liked"),
DioramaGrammar.Configuration.Argument(label: "count", part: "count"),
DioramaGrammar.Configuration.Argument(label: "itemID", part: "itemID"),
]),
DioramaGrammar.Configuration(method: "selfManagedConfigure", condition: "toggled", arguments: [
DioramaGrammar.Configuration.Argument(label: "likeStatus", part: "liked"),
DioramaGrammar.Configuration.Argument(label: "count", part: "count"),
DioramaGrammar.Configuration.Argument(label: "toggled", part: "toggled"),
]),
DioramaGrammar.Configuration(method: "configure", condition: nil, arguments: [
DioramaGrammar.Configuration.Argument(label: "likeStatus", part: "liked"),
DioramaGrammar.Configuration.Argument(label: "count", part: "count"),
]),
], accessibility: DioramaGrammar.ElementKind.Accessibility(trait: DioramaGrammar.ElementKind.Accessibility.Trait.control, labels: ["accessibilityLabel"]), example: "# Changes at once and saves that by itself; changes back if that fails.\n- likeButton: like\n  accessibilityLabel: Like\n  count: 12\n  itemID: article-4711\n# Leaves the saving to the scene\'s owner.\n- likeButton: recommend\n  accessibilityLabel: Recommend\n  liked: true\n  count: 3\n  handlers: { toggled: saveRecommendation }\n# Only shows; a tap is a button\'s click.\n- likeButton: likes\n  accessibilityLabel: Likes\n  count: 12\n  handlers: { click: showLikes }\n", synonyms: ["like", "heart"], places: nil)
    case "progressView": return DioramaGrammar.ElementDeclaration(name: "progressView", swiftClass: "UIProgressView", summary: "A bar that shows how much of a task is done.", base: "view", without: [], isAbstract: false, isStructural: false, placement: nil, initializer: [], attributes: [
DioramaGrammar.Attribute(name: "progress", summary: "The part that is done, from 0 for nothing to 1 for all.", type: DioramaGrammar.ValueType.number(DioramaGrammar.NumberRange(lowerBound: 0.0, upperBound: 1.0, excludesLowerBound: false, excludesUpperBound: false)), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.number(0.0)), setter: DioramaGrammar.Attribute.Setter.property("progress"), swiftType: "Float", decorator: nil, isVerbatim: false, synonyms: ["value"]),
], events: [], roles: [], content: [], constraints: [], configurations: nil, accessibility: nil, example: "- progressView: download\n  progress: 0.25\n  accessibilityLabel: Download\n", synonyms: ["progressBar", "progress"], places: nil)
    case "row": return DioramaGrammar.ElementDeclaration(name: "row", swiftClass: "UITableViewCell", summary: "A row of a table.", base: "view", without: [], isAbstract: true, isStructural: false, placement: DioramaGrammar.ElementKind.Placement.row, initializer: [], attributes: [], events: [], roles: [], content: [], constraints: [], configurations: nil, accessibility: nil, example: "# What all views have, rows have, too.\n- cell: account\n  title: Account\n  backgroundColor: secondarySystemBackground\n  accessibilityHint: Shows your name and your picture\n", synonyms: [], places: nil)
    case "scroll": return DioramaGrammar.ElementDeclaration(name: "scroll", swiftClass: "UIScrollView", summary: "Views in a column that scrolls when they are taller than the screen.", base: "view", without: [], isAbstract: false, isStructural: false, placement: nil, initializer: [], attributes: [], events: [], roles: [], content: [
DioramaGrammar.ContentSlot(name: "children", summary: "The views inside, one below the other.", accepts: DioramaGrammar.ElementKind.Placement.view, acceptsText: false, method: "addContent", isCalledForEach: true, synonyms: ["subviews", "views", "content"]),
], constraints: [], configurations: nil, accessibility: nil, example: "- scroll: article\n  children:\n    - label: headline\n      text: A week in Lisbon\n      font: { style: title1 }\n    - label: story\n      text: It began with a missed train.\n      lines: 0\n", synonyms: [], places: nil)
    case "segmentedControl": return DioramaGrammar.ElementDeclaration(name: "segmentedControl", swiftClass: "UISegmentedControl", summary: "A row of titles of which one is selected.", base: "control", without: [], isAbstract: false, isStructural: false, placement: nil, initializer: [], attributes: [
DioramaGrammar.Attribute(name: "segments", summary: "The titles.", type: DioramaGrammar.ValueType.list(DioramaGrammar.ValueType.string), isRequired: true, isOptional: false, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.method("setSegments", label: nil, trailing: []), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["items", "titles", "options"]),
DioramaGrammar.Attribute(name: "selected", summary: "The position of the selected title, counted from 0, where -1 stands for none.", type: DioramaGrammar.ValueType.integer(DioramaGrammar.NumberRange(lowerBound: -1.0, upperBound: Double.infinity, excludesLowerBound: false, excludesUpperBound: false)), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.integer(-1)), setter: DioramaGrammar.Attribute.Setter.method("selectSegment", label: "at", trailing: []), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["selectedSegmentIndex", "selectedIndex", "value"]),
], events: [], roles: [], content: nil, constraints: [
DioramaGrammar.Constraint.index("selected", of: "segments"),
], configurations: nil, accessibility: DioramaGrammar.ElementKind.Accessibility(trait: DioramaGrammar.ElementKind.Accessibility.Trait.control, labels: ["accessibilityLabel", "segments"]), example: "- segmentedControl: size\n  segments: [Small, Medium, Large]\n  selected: 1\n  handlers: { valueChanged: sizeChanged }\n", synonyms: ["segmented", "tabs"], places: nil)
    case "slider": return DioramaGrammar.ElementDeclaration(name: "slider", swiftClass: "UISlider", summary: "A knob on a track, which chooses a number from a range.", base: "control", without: [], isAbstract: false, isStructural: false, placement: nil, initializer: [], attributes: [
DioramaGrammar.Attribute(name: "minimum", summary: "The number at the left end.", type: DioramaGrammar.ValueType.number(nil), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.number(0.0)), setter: DioramaGrammar.Attribute.Setter.property("minimumValue"), swiftType: "Float", decorator: nil, isVerbatim: false, synonyms: ["min", "minValue"]),
DioramaGrammar.Attribute(name: "maximum", summary: "The number at the right end.", type: DioramaGrammar.ValueType.number(nil), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.number(1.0)), setter: DioramaGrammar.Attribute.Setter.property("maximumValue"), swiftType: "Float", decorator: nil, isVerbatim: false, synonyms: ["max", "maxValue"]),
DioramaGrammar.Attribute(name: "value", summary: "The number chosen.", type: DioramaGrammar.ValueType.number(nil), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.number(0.0)), setter: DioramaGrammar.Attribute.Setter.property("value"), swiftType: "Float", decorator: nil, isVerbatim: false, synonyms: []),
], events: [], roles: [], content: nil, constraints: [
DioramaGrammar.Constraint.ordered(["minimum", "value", "maximum"]),
], configurations: nil, accessibility: nil, example: "- slider: volume\n  minimum: 0\n  maximum: 11\n  value: 7.5\n  accessibilityLabel: Volume\n  handlers: { valueChanged: volumeChanged }\n", synonyms: [], places: nil)
    case "stack": return DioramaGrammar.ElementDeclaration(name: "stack", swiftClass: "UIStackView", summary: "Views in a row or in a column.", base: "view", without: [], isAbstract: false, isStructural: true, placement: nil, initializer: [], attributes: [
DioramaGrammar.Attribute(name: "axis", summary: "The direction in which the views follow one another.", type: DioramaGrammar.ValueType.enumeration(Enumerations.axis), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.enumeration("horizontal")), setter: DioramaGrammar.Attribute.Setter.property("axis"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["direction", "orientation"]),
DioramaGrammar.Attribute(name: "spacing", summary: "The distance between neighbours in points.", type: DioramaGrammar.ValueType.number(nil), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.number(0.0)), setter: DioramaGrammar.Attribute.Setter.property("spacing"), swiftType: "CGFloat", decorator: nil, isVerbatim: false, synonyms: ["gap"]),
DioramaGrammar.Attribute(name: "alignment", summary: "How the views are placed across the axis.", type: DioramaGrammar.ValueType.enumeration(Enumerations.stackAlignment), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.enumeration("fill")), setter: DioramaGrammar.Attribute.Setter.property("alignment"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["align"]),
DioramaGrammar.Attribute(name: "distribution", summary: "How the views share the room along the axis.", type: DioramaGrammar.ValueType.enumeration(Enumerations.stackDistribution), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.enumeration("fill")), setter: DioramaGrammar.Attribute.Setter.property("distribution"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["justify"]),
], events: [], roles: [], content: [
DioramaGrammar.ContentSlot(name: "children", summary: "The views inside, in their order along the axis.", accepts: DioramaGrammar.ElementKind.Placement.view, acceptsText: false, method: "addArrangedSubview", isCalledForEach: true, synonyms: ["subviews", "arrangedSubviews", "views", "content"]),
], constraints: [], configurations: nil, accessibility: nil, example: "- stack: rating\n  axis: horizontal\n  spacing: 4\n  alignment: center\n  children:\n    - imageView: star\n      accessibilityLabel: Rating\n      image: { symbol: star.fill }\n      tintColor: systemYellow\n    - label: points\n      text: 4.5 of 5\n", synonyms: ["hstack", "vstack"], places: nil)
    case "stepper": return DioramaGrammar.ElementDeclaration(name: "stepper", swiftClass: "UIStepper", summary: "A minus and a plus, which change a number step by step.", base: "control", without: [], isAbstract: false, isStructural: false, placement: nil, initializer: [], attributes: [
DioramaGrammar.Attribute(name: "minimum", summary: "The smallest number, which is less than the greatest.", type: DioramaGrammar.ValueType.number(nil), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.number(0.0)), setter: DioramaGrammar.Attribute.Setter.method("setLowerBound", label: nil, trailing: []), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["min", "minValue", "minimumValue"]),
DioramaGrammar.Attribute(name: "maximum", summary: "The greatest number.", type: DioramaGrammar.ValueType.number(nil), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.number(100.0)), setter: DioramaGrammar.Attribute.Setter.method("setUpperBound", label: nil, trailing: []), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["max", "maxValue", "maximumValue"]),
DioramaGrammar.Attribute(name: "step", summary: "How much a tap adds or takes away.", type: DioramaGrammar.ValueType.number(DioramaGrammar.NumberRange(lowerBound: 0.0, upperBound: Double.infinity, excludesLowerBound: true, excludesUpperBound: false)), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.number(1.0)), setter: DioramaGrammar.Attribute.Setter.property("stepValue"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["increment", "by"]),
DioramaGrammar.Attribute(name: "value", summary: "The number.", type: DioramaGrammar.ValueType.number(nil), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.number(0.0)), setter: DioramaGrammar.Attribute.Setter.property("value"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["number", "count"]),
DioramaGrammar.Attribute(name: "wraps", summary: "Whether a step beyond one bound leads to the other.", type: DioramaGrammar.ValueType.boolean, isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.boolean(false)), setter: DioramaGrammar.Attribute.Setter.property("wraps"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["wrap"]),
DioramaGrammar.Attribute(name: "autorepeat", summary: "Whether the number goes on changing while a finger rests on a side.", type: DioramaGrammar.ValueType.boolean, isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.boolean(true)), setter: DioramaGrammar.Attribute.Setter.property("autorepeat"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["repeats"]),
DioramaGrammar.Attribute(name: "continuous", summary: "Whether each change is reported at once, and not only the last one when the finger is lifted.", type: DioramaGrammar.ValueType.boolean, isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.boolean(true)), setter: DioramaGrammar.Attribute.Setter.property("isContinuous"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
], events: [], roles: [], content: nil, constraints: [
DioramaGrammar.Constraint.increasing(["minimum", "maximum"]),
DioramaGrammar.Constraint.ordered(["minimum", "value", "maximum"]),
], configurations: nil, accessibility: nil, example: "- stepper: guests\n  minimum: 1\n  maximum: 12\n  value: 2\n  accessibilityLabel: Guests\n  handlers: { valueChanged: guestsChanged }\n", synonyms: ["counter", "incrementer"], places: nil)
    case "switch": return DioramaGrammar.ElementDeclaration(name: "switch", swiftClass: "UISwitch", summary: "A switch that is on or off.", base: "control", without: [], isAbstract: false, isStructural: false, placement: nil, initializer: [], attributes: [
DioramaGrammar.Attribute(name: "isOn", summary: "Whether the switch is on.", type: DioramaGrammar.ValueType.boolean, isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.boolean(false)), setter: DioramaGrammar.Attribute.Setter.property("isOn"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["value", "checked"]),
], events: [], roles: [], content: nil, constraints: [], configurations: nil, accessibility: nil, example: "- switch: wifi\n  isOn: true\n  accessibilityLabel: Wi-Fi\n  handlers: { valueChanged: wifiChanged }\n", synonyms: ["toggle", "checkbox"], places: nil)
    case "switchCell": return DioramaGrammar.ElementDeclaration(name: "switchCell", swiftClass: "SwitchWithTextTableViewCell", summary: "A row with a title and a switch, which asks its roles once, when the scene is made.", base: "row", without: [], isAbstract: false, isStructural: false, placement: nil, initializer: [], attributes: [], events: [], roles: [
DioramaGrammar.Role(name: "dataSource", summary: "Who says what the row shows.", swiftProtocol: "SwitchWithTextCellDataSource", fills: ["dataSource"], members: [
DioramaGrammar.Attribute(name: "title", summary: "The text at the left.", type: DioramaGrammar.ValueType.string, isRequired: true, isOptional: false, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.property("title"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["text", "label"]),
DioramaGrammar.Attribute(name: "switchOn", summary: "Whether the switch is on.", type: DioramaGrammar.ValueType.boolean, isRequired: true, isOptional: false, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.property("switchOn"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["on", "isOn", "value"]),
], methods: [], synonyms: []),
DioramaGrammar.Role(name: "delegate", summary: "Who is told about the switch and says how the row looks.", swiftProtocol: "SwitchWithTextCellDelegate", fills: ["delegate"], members: [
DioramaGrammar.Attribute(name: "switchColor", summary: "The colour of the switch while it is on.", type: DioramaGrammar.ValueType.color, isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.color(DioramaTree.Color.named("purple"))), setter: DioramaGrammar.Attribute.Setter.property("switchColor"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["onTintColor", "color"]),
DioramaGrammar.Attribute(name: "textColor", summary: "The colour of the title.", type: DioramaGrammar.ValueType.color, isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.color(DioramaTree.Color.named("label"))), setter: DioramaGrammar.Attribute.Setter.property("textColor"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
DioramaGrammar.Attribute(name: "font", summary: "The font of the title.", type: DioramaGrammar.ValueType.font, isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.font(DioramaTree.Font.system(size: 17.0, weight: "regular"))), setter: DioramaGrammar.Attribute.Setter.property("font"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
], methods: [
DioramaGrammar.Event(name: "onSwitchToggleOn", summary: "The user toggled the switch.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "isOn", type: "Bool"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("onSwitchToggleOnHandler"), synonyms: ["toggled", "toggle", "valueChanged", "switchToggled"]),
], synonyms: []),
DioramaGrammar.Role(name: "viewModel", summary: "Who fills both roles with one instance.", swiftProtocol: nil, fills: ["dataSource", "delegate"], members: [], methods: [], synonyms: []),
], content: nil, constraints: [
DioramaGrammar.Constraint.exactlyOneOf(["dataSource", "viewModel"]),
DioramaGrammar.Constraint.atMostOneOf(["delegate", "viewModel"]),
], configurations: [
DioramaGrammar.Configuration(method: "configure", condition: "viewModel", arguments: [
DioramaGrammar.Configuration.Argument(label: "withViewModel", part: "viewModel"),
]),
DioramaGrammar.Configuration(method: "configure", condition: nil, arguments: [
DioramaGrammar.Configuration.Argument(label: "withDataSource", part: "dataSource"),
DioramaGrammar.Configuration.Argument(label: "delegate", part: "delegate"),
]),
], accessibility: nil, example: "# Both roles written inline.\n- switchCell: rememberMe\n  dataSource: { title: Remember me, switchOn: true }\n  delegate: { onSwitchToggleOn: rememberMeChanged, switchColor: systemGreen }\n# A Swift type for each role.\n- switchCell: notifications\n  dataSource: NotificationsDataSource\n  delegate: NotificationsDelegate\n# One Swift type for both roles.\n- switchCell: minionMode\n  viewModel: MinionModeViewModel\n", synonyms: ["toggleCell"], places: nil)
    case "table": return DioramaGrammar.ElementDeclaration(name: "table", swiftClass: "UITableView", summary: "Rows of text or of cells, written in the scene or answered for by handlers.", base: "scroll", without: [], isAbstract: false, isStructural: false, placement: nil, initializer: [], attributes: [], events: [
DioramaGrammar.Event(name: "numberOfSections", summary: "The table asks how many sections it has.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: "in", name: "tableView", type: "UITableView"),
], result: "Int", otherwise: DioramaGrammar.Event.Otherwise.integer(1), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("numberOfSectionsHandler"), synonyms: []),
DioramaGrammar.Event(name: "numberOfRows", summary: "The table asks how many rows a section has.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "numberOfRowsInSection", name: "section", type: "Int"),
], result: "Int", otherwise: DioramaGrammar.Event.Otherwise.integer(0), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("numberOfRowsHandler"), synonyms: []),
DioramaGrammar.Event(name: "cellForRow", summary: "The table asks for the cell of a row.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "cellForRowAt", name: "indexPath", type: "IndexPath"),
], result: "UITableViewCell", otherwise: DioramaGrammar.Event.Otherwise.instance("UITableViewCell"), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("cellForRowHandler"), synonyms: []),
DioramaGrammar.Event(name: "titleForHeader", summary: "The table asks for the text above a section.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "titleForHeaderInSection", name: "section", type: "Int"),
], result: "String?", otherwise: DioramaGrammar.Event.Otherwise.none, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("titleForHeaderHandler"), synonyms: []),
DioramaGrammar.Event(name: "titleForFooter", summary: "The table asks for the text below a section.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "titleForFooterInSection", name: "section", type: "Int"),
], result: "String?", otherwise: DioramaGrammar.Event.Otherwise.none, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("titleForFooterHandler"), synonyms: []),
DioramaGrammar.Event(name: "canEditRow", summary: "The table asks whether the user may delete a row, or insert one.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "canEditRowAt", name: "indexPath", type: "IndexPath"),
], result: "Bool", otherwise: DioramaGrammar.Event.Otherwise.boolean(true), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("canEditRowHandler"), synonyms: []),
DioramaGrammar.Event(name: "commitEditing", summary: "The user deletes a row, or inserts one.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "commit", name: "editingStyle", type: "UITableViewCell.EditingStyle"),
DioramaTree.RuntimeTree.Handler.Argument(label: "forRowAt", name: "indexPath", type: "IndexPath"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("commitEditingHandler"), synonyms: []),
DioramaGrammar.Event(name: "canMoveRow", summary: "The table asks whether the user may move a row.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "canMoveRowAt", name: "indexPath", type: "IndexPath"),
], result: "Bool", otherwise: DioramaGrammar.Event.Otherwise.boolean(true), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("canMoveRowHandler"), synonyms: []),
DioramaGrammar.Event(name: "moveRow", summary: "The user moved a row to another place.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "moveRowAt", name: "sourceIndexPath", type: "IndexPath"),
DioramaTree.RuntimeTree.Handler.Argument(label: "to", name: "destinationIndexPath", type: "IndexPath"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("moveRowHandler"), synonyms: []),
DioramaGrammar.Event(name: "heightForRow", summary: "The table asks for the height of a row.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "heightForRowAt", name: "indexPath", type: "IndexPath"),
], result: "CGFloat", otherwise: DioramaGrammar.Event.Otherwise.member("UITableView.automaticDimension"), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("heightForRowHandler"), synonyms: []),
DioramaGrammar.Event(name: "heightForHeader", summary: "The table asks for the height of a section\'s header.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "heightForHeaderInSection", name: "section", type: "Int"),
], result: "CGFloat", otherwise: DioramaGrammar.Event.Otherwise.member("UITableView.automaticDimension"), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("heightForHeaderHandler"), synonyms: []),
DioramaGrammar.Event(name: "heightForFooter", summary: "The table asks for the height of a section\'s footer.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "heightForFooterInSection", name: "section", type: "Int"),
], result: "CGFloat", otherwise: DioramaGrammar.Event.Otherwise.member("UITableView.automaticDimension"), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("heightForFooterHandler"), synonyms: []),
DioramaGrammar.Event(name: "estimatedHeightForRow", summary: "The table asks for the height that a row is taken to have until it is seen.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "estimatedHeightForRowAt", name: "indexPath", type: "IndexPath"),
], result: "CGFloat", otherwise: DioramaGrammar.Event.Otherwise.member("UITableView.automaticDimension"), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("estimatedHeightForRowHandler"), synonyms: []),
DioramaGrammar.Event(name: "estimatedHeightForHeader", summary: "The table asks for the height that a section\'s header is taken to have until it is seen.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "estimatedHeightForHeaderInSection", name: "section", type: "Int"),
], result: "CGFloat", otherwise: DioramaGrammar.Event.Otherwise.member("UITableView.automaticDimension"), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("estimatedHeightForHeaderHandler"), synonyms: []),
DioramaGrammar.Event(name: "estimatedHeightForFooter", summary: "The table asks for the height that a section\'s footer is taken to have until it is seen.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "estimatedHeightForFooterInSection", name: "section", type: "Int"),
], result: "CGFloat", otherwise: DioramaGrammar.Event.Otherwise.member("UITableView.automaticDimension"), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("estimatedHeightForFooterHandler"), synonyms: []),
DioramaGrammar.Event(name: "viewForHeader", summary: "The table asks for the view above a section.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "viewForHeaderInSection", name: "section", type: "Int"),
], result: "UIView?", otherwise: DioramaGrammar.Event.Otherwise.none, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("viewForHeaderHandler"), synonyms: []),
DioramaGrammar.Event(name: "viewForFooter", summary: "The table asks for the view below a section.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "viewForFooterInSection", name: "section", type: "Int"),
], result: "UIView?", otherwise: DioramaGrammar.Event.Otherwise.none, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("viewForFooterHandler"), synonyms: []),
DioramaGrammar.Event(name: "willDisplay", summary: "The cell of a row is about to be seen.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "willDisplay", name: "cell", type: "UITableViewCell"),
DioramaTree.RuntimeTree.Handler.Argument(label: "forRowAt", name: "indexPath", type: "IndexPath"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("willDisplayHandler"), synonyms: []),
DioramaGrammar.Event(name: "willDisplayHeaderView", summary: "The view above a section is about to be seen.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "willDisplayHeaderView", name: "view", type: "UIView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "forSection", name: "section", type: "Int"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("willDisplayHeaderViewHandler"), synonyms: []),
DioramaGrammar.Event(name: "willDisplayFooterView", summary: "The view below a section is about to be seen.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "willDisplayFooterView", name: "view", type: "UIView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "forSection", name: "section", type: "Int"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("willDisplayFooterViewHandler"), synonyms: []),
DioramaGrammar.Event(name: "didEndDisplaying", summary: "The cell of a row is no longer seen.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "didEndDisplaying", name: "cell", type: "UITableViewCell"),
DioramaTree.RuntimeTree.Handler.Argument(label: "forRowAt", name: "indexPath", type: "IndexPath"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("didEndDisplayingHandler"), synonyms: []),
DioramaGrammar.Event(name: "didEndDisplayingHeaderView", summary: "The view above a section is no longer seen.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "didEndDisplayingHeaderView", name: "view", type: "UIView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "forSection", name: "section", type: "Int"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("didEndDisplayingHeaderViewHandler"), synonyms: []),
DioramaGrammar.Event(name: "didEndDisplayingFooterView", summary: "The view below a section is no longer seen.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "didEndDisplayingFooterView", name: "view", type: "UIView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "forSection", name: "section", type: "Int"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("didEndDisplayingFooterViewHandler"), synonyms: []),
DioramaGrammar.Event(name: "shouldHighlightRow", summary: "A finger touches a row, and the table asks whether it is highlighted and can be selected.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "shouldHighlightRowAt", name: "indexPath", type: "IndexPath"),
], result: "Bool", otherwise: DioramaGrammar.Event.Otherwise.boolean(true), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("shouldHighlightRowHandler"), synonyms: []),
DioramaGrammar.Event(name: "didHighlightRow", summary: "A row under a finger is highlighted.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "didHighlightRowAt", name: "indexPath", type: "IndexPath"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("didHighlightRowHandler"), synonyms: []),
DioramaGrammar.Event(name: "didUnhighlightRow", summary: "A row is no longer highlighted.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "didUnhighlightRowAt", name: "indexPath", type: "IndexPath"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("didUnhighlightRowHandler"), synonyms: []),
DioramaGrammar.Event(name: "willSelectRow", summary: "The user taps a row, and the table asks which row to select, if any.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "willSelectRowAt", name: "indexPath", type: "IndexPath"),
], result: "IndexPath?", otherwise: DioramaGrammar.Event.Otherwise.argument("indexPath"), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("willSelectRowHandler"), synonyms: []),
DioramaGrammar.Event(name: "didSelectRow", summary: "The user selected a row.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "didSelectRowAt", name: "indexPath", type: "IndexPath"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("didSelectRowHandler"), synonyms: ["select", "selected", "tap"]),
DioramaGrammar.Event(name: "willDeselectRow", summary: "The user selects another row, and the table asks which row to deselect, if any.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "willDeselectRowAt", name: "indexPath", type: "IndexPath"),
], result: "IndexPath?", otherwise: DioramaGrammar.Event.Otherwise.argument("indexPath"), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("willDeselectRowHandler"), synonyms: []),
DioramaGrammar.Event(name: "didDeselectRow", summary: "A row is no longer selected, because the user selected another.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "didDeselectRowAt", name: "indexPath", type: "IndexPath"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("didDeselectRowHandler"), synonyms: []),
DioramaGrammar.Event(name: "editingStyleForRow", summary: "The table asks what the user can do to a row while the table is edited.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "editingStyleForRowAt", name: "indexPath", type: "IndexPath"),
], result: "UITableViewCell.EditingStyle", otherwise: DioramaGrammar.Event.Otherwise.member("UITableViewCell.EditingStyle.delete"), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("editingStyleForRowHandler"), synonyms: []),
DioramaGrammar.Event(name: "leadingSwipeActionsConfigurationForRow", summary: "The user swipes over a row from its leading edge, and the table asks for buttons.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "leadingSwipeActionsConfigurationForRowAt", name: "indexPath", type: "IndexPath"),
], result: "UISwipeActionsConfiguration?", otherwise: DioramaGrammar.Event.Otherwise.none, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("leadingSwipeActionsConfigurationForRowHandler"), synonyms: []),
DioramaGrammar.Event(name: "trailingSwipeActionsConfigurationForRow", summary: "The user swipes over a row from its trailing edge, and the table asks for buttons.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "trailingSwipeActionsConfigurationForRowAt", name: "indexPath", type: "IndexPath"),
], result: "UISwipeActionsConfiguration?", otherwise: DioramaGrammar.Event.Otherwise.none, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("trailingSwipeActionsConfigurationForRowHandler"), synonyms: []),
DioramaGrammar.Event(name: "accessoryButtonTappedForRow", summary: "The user tapped the button for details of a row.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "tableView", type: "UITableView"),
DioramaTree.RuntimeTree.Handler.Argument(label: "accessoryButtonTappedForRowWith", name: "indexPath", type: "IndexPath"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("accessoryButtonTappedForRowHandler"), synonyms: []),
], roles: [], content: [
DioramaGrammar.ContentSlot(name: "rows", summary: "The rows from top to bottom, each a text or a cell.", accepts: DioramaGrammar.ElementKind.Placement.row, acceptsText: true, method: "setRows", isCalledForEach: false, synonyms: ["cells", "items", "data"]),
], constraints: [
DioramaGrammar.Constraint.needsOneOf([
["rows"],
["numberOfRows", "cellForRow"],
]),
DioramaGrammar.Constraint.atMostOneOf(["rows", "numberOfSections"]),
DioramaGrammar.Constraint.atMostOneOf(["rows", "numberOfRows"]),
DioramaGrammar.Constraint.atMostOneOf(["rows", "cellForRow"]),
], configurations: nil, accessibility: nil, example: "# The rows are known: the scene lists them.\n- table: sizes\n  rows: [Small, Medium, Large]\n  handlers: { didSelectRow: sizeSelected }\n# The rows come from elsewhere: handlers answer for them.\n- table: messages\n  handlers:\n    numberOfRows: messageCount\n    cellForRow: messageCell\n    didSelectRow: messageSelected\n    commitEditing: messageDeleted\n", synonyms: ["list"], places: nil)
    case "textField": return DioramaGrammar.ElementDeclaration(name: "textField", swiftClass: "UITextField", summary: "A line of text that the user edits.", base: "control", without: [], isAbstract: false, isStructural: false, placement: nil, initializer: [], attributes: [
DioramaGrammar.Attribute(name: "text", summary: "The text.", type: DioramaGrammar.ValueType.string, isRequired: false, isOptional: true, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.literal("")), setter: DioramaGrammar.Attribute.Setter.property("text"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["value", "string"]),
DioramaGrammar.Attribute(name: "placeholder", summary: "What the field shows while it is empty.", type: DioramaGrammar.ValueType.string, isRequired: false, isOptional: true, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.property("placeholder"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["prompt", "hint"]),
DioramaGrammar.Attribute(name: "maxLength", summary: "How many characters the user can enter at most.", type: DioramaGrammar.ValueType.integer(DioramaGrammar.NumberRange(lowerBound: 1.0, upperBound: Double.infinity, excludesLowerBound: false, excludesUpperBound: false)), isRequired: false, isOptional: true, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.property("maxLength"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["maximumLength", "limit"]),
DioramaGrammar.Attribute(name: "secure", summary: "Whether the text is hidden, as for a password.", type: DioramaGrammar.ValueType.boolean, isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.boolean(false)), setter: DioramaGrammar.Attribute.Setter.property("isSecureTextEntry"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["password"]),
DioramaGrammar.Attribute(name: "keyboard", summary: "The keyboard that the field brings up.", type: DioramaGrammar.ValueType.enumeration(Enumerations.keyboardType), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.enumeration("default")), setter: DioramaGrammar.Attribute.Setter.property("keyboardType"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
DioramaGrammar.Attribute(name: "returnKey", summary: "What the keyboard\'s return key says.", type: DioramaGrammar.ValueType.enumeration(Enumerations.returnKeyType), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.enumeration("default")), setter: DioramaGrammar.Attribute.Setter.property("returnKeyType"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
DioramaGrammar.Attribute(name: "clearButton", summary: "When the field shows the button that clears it.", type: DioramaGrammar.ValueType.enumeration(Enumerations.textFieldViewMode), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.enumeration("never")), setter: DioramaGrammar.Attribute.Setter.property("clearButtonMode"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
DioramaGrammar.Attribute(name: "borderStyle", summary: "The border around the field.", type: DioramaGrammar.ValueType.enumeration(Enumerations.textFieldBorderStyle), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.enumeration("none")), setter: DioramaGrammar.Attribute.Setter.property("borderStyle"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
], events: [
DioramaGrammar.Event(name: "shouldBeginEditing", summary: "The user taps the field, which asks whether it may be edited.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "textField", type: "UITextField"),
], result: "Bool", otherwise: DioramaGrammar.Event.Otherwise.boolean(true), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("shouldBeginEditingHandler"), synonyms: []),
DioramaGrammar.Event(name: "didBeginEditing", summary: "The user began to edit the field.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "textField", type: "UITextField"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("didBeginEditingHandler"), synonyms: ["focus"]),
DioramaGrammar.Event(name: "shouldEndEditing", summary: "The user leaves the field, which asks whether that is in order.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "textField", type: "UITextField"),
], result: "Bool", otherwise: DioramaGrammar.Event.Otherwise.boolean(true), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("shouldEndEditingHandler"), synonyms: []),
DioramaGrammar.Event(name: "didEndEditing", summary: "The user left the field.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "textField", type: "UITextField"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("didEndEditingHandler"), synonyms: ["blur"]),
DioramaGrammar.Event(name: "didEndEditingWithReason", summary: "The user left the field, for a reason.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "textField", type: "UITextField"),
DioramaTree.RuntimeTree.Handler.Argument(label: "reason", name: "reason", type: "UITextField.DidEndEditingReason"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("didEndEditingWithReasonHandler"), synonyms: []),
DioramaGrammar.Event(name: "shouldChangeCharacters", summary: "The user types, and the field asks whether it may take the change.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "textField", type: "UITextField"),
DioramaTree.RuntimeTree.Handler.Argument(label: "shouldChangeCharactersIn", name: "range", type: "NSRange"),
DioramaTree.RuntimeTree.Handler.Argument(label: "replacementString", name: "string", type: "String"),
], result: "Bool", otherwise: DioramaGrammar.Event.Otherwise.boolean(true), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("shouldChangeCharactersHandler"), synonyms: []),
DioramaGrammar.Event(name: "didChangeSelection", summary: "The user moved the caret, or selected other text.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "textField", type: "UITextField"),
], result: nil, otherwise: nil, isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("didChangeSelectionHandler"), synonyms: []),
DioramaGrammar.Event(name: "shouldClear", summary: "The user taps the clear button, and the field asks whether it may be cleared.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "textField", type: "UITextField"),
], result: "Bool", otherwise: DioramaGrammar.Event.Otherwise.boolean(true), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("shouldClearHandler"), synonyms: []),
DioramaGrammar.Event(name: "shouldReturn", summary: "The user taps the return key, and the field asks whether to act on it.", arguments: [
DioramaTree.RuntimeTree.Handler.Argument(label: nil, name: "textField", type: "UITextField"),
], result: "Bool", otherwise: DioramaGrammar.Event.Otherwise.boolean(true), isAsync: false, canThrow: false, wiring: DioramaGrammar.Event.Wiring.property("shouldReturnHandler"), synonyms: ["return", "submit"]),
], roles: [], content: nil, constraints: [], configurations: nil, accessibility: DioramaGrammar.ElementKind.Accessibility(trait: DioramaGrammar.ElementKind.Accessibility.Trait.control, labels: ["accessibilityLabel", "placeholder"]), example: "- textField: nickname\n  placeholder: Nickname\n  maxLength: 6\n  returnKey: done\n  borderStyle: roundedRect\n  handlers: { shouldReturn: nicknameReturned }\n- textField: password\n  placeholder: Password\n  secure: true\n  borderStyle: roundedRect\n  handlers: { editingChanged: passwordChanged }\n", synonyms: ["input", "textInput", "textBox"], places: nil)
    case "textView": return DioramaGrammar.ElementDeclaration(name: "textView", swiftClass: "UITextView", summary: "A text of several lines that the user can edit and scroll.", base: "scroll", without: [], isAbstract: false, isStructural: false, placement: nil, initializer: [], attributes: [
DioramaGrammar.Attribute(name: "text", summary: "The text.", type: DioramaGrammar.ValueType.string, isRequired: false, isOptional: true, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.literal("")), setter: DioramaGrammar.Attribute.Setter.property("text"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["value", "string"]),
DioramaGrammar.Attribute(name: "textColor", summary: "The colour of the text.", type: DioramaGrammar.ValueType.color, isRequired: false, isOptional: true, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.property("textColor"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["color", "foregroundColor"]),
DioramaGrammar.Attribute(name: "font", summary: "The font of the text; one of a text style follows the user\'s text size.", type: DioramaGrammar.ValueType.font, isRequired: false, isOptional: true, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.method("applyFont", label: nil, trailing: []), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
DioramaGrammar.Attribute(name: "alignment", summary: "How the lines are aligned.", type: DioramaGrammar.ValueType.enumeration(Enumerations.textAlignment), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.enumeration("natural")), setter: DioramaGrammar.Attribute.Setter.property("textAlignment"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["textAlign"]),
DioramaGrammar.Attribute(name: "editable", summary: "Whether the user can change the text.", type: DioramaGrammar.ValueType.boolean, isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.boolean(true)), setter: DioramaGrammar.Attribute.Setter.property("isEditable"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
DioramaGrammar.Attribute(name: "keyboard", summary: "The keyboard that the text brings up.", type: DioramaGrammar.ValueType.enumeration(Enumerations.keyboardType), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.enumeration("default")), setter: DioramaGrammar.Attribute.Setter.property("keyboardType"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
], events: [], roles: [], content: [], constraints: [], configurations: nil, accessibility: nil, example: "- textView: terms\n  text: By using this app you agree to be kind.\n  font: { style: body }\n  editable: false\n  height: 240\n", synonyms: ["textArea"], places: nil)
    case "view": return DioramaGrammar.ElementDeclaration(name: "view", swiftClass: "UIView", summary: "A plain view that other views fill.", base: nil, without: [], isAbstract: false, isStructural: true, placement: nil, initializer: [], attributes: [
DioramaGrammar.Attribute(name: "hidden", summary: "Whether the view is hidden.", type: DioramaGrammar.ValueType.boolean, isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.boolean(false)), setter: DioramaGrammar.Attribute.Setter.property("isHidden"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
DioramaGrammar.Attribute(name: "alpha", summary: "How opaque the view is, from 0 for invisible to 1 for opaque.", type: DioramaGrammar.ValueType.number(DioramaGrammar.NumberRange(lowerBound: 0.0, upperBound: 1.0, excludesLowerBound: false, excludesUpperBound: false)), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.number(1.0)), setter: DioramaGrammar.Attribute.Setter.property("alpha"), swiftType: "CGFloat", decorator: nil, isVerbatim: false, synonyms: ["opacity"]),
DioramaGrammar.Attribute(name: "backgroundColor", summary: "The colour behind the view\'s content.", type: DioramaGrammar.ValueType.color, isRequired: false, isOptional: true, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.property("backgroundColor"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["background"]),
DioramaGrammar.Attribute(name: "tintColor", summary: "The colour of what the user can act on in the view and everything inside it.", type: DioramaGrammar.ValueType.color, isRequired: false, isOptional: true, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.property("tintColor"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["tint", "accentColor"]),
DioramaGrammar.Attribute(name: "width", summary: "A fixed width in points.", type: DioramaGrammar.ValueType.number(DioramaGrammar.NumberRange(lowerBound: 0.0, upperBound: Double.infinity, excludesLowerBound: false, excludesUpperBound: false)), isRequired: false, isOptional: false, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.method("constrainWidth", label: "to", trailing: []), swiftType: "CGFloat", decorator: nil, isVerbatim: false, synonyms: []),
DioramaGrammar.Attribute(name: "height", summary: "A fixed height in points.", type: DioramaGrammar.ValueType.number(DioramaGrammar.NumberRange(lowerBound: 0.0, upperBound: Double.infinity, excludesLowerBound: false, excludesUpperBound: false)), isRequired: false, isOptional: false, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.method("constrainHeight", label: "to", trailing: []), swiftType: "CGFloat", decorator: nil, isVerbatim: false, synonyms: []),
DioramaGrammar.Attribute(name: "accessibilityLabel", summary: "What VoiceOver calls the view; an empty text makes a picture an ornament, which is skipped.", type: DioramaGrammar.ValueType.string, isRequired: false, isOptional: true, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.method("setVoiceOverLabel", label: nil, trailing: []), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
DioramaGrammar.Attribute(name: "accessibilityHint", summary: "What VoiceOver says about the result of using the view.", type: DioramaGrammar.ValueType.string, isRequired: false, isOptional: true, defaultValue: nil, setter: DioramaGrammar.Attribute.Setter.property("accessibilityHint"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: []),
DioramaGrammar.Attribute(name: "accessibilityIdentifier", summary: "The name by which user interface tests find the view.", type: DioramaGrammar.ValueType.string, isRequired: false, isOptional: true, defaultValue: DioramaGrammar.Attribute.Default.identifier, setter: DioramaGrammar.Attribute.Setter.property("accessibilityIdentifier"), swiftType: nil, decorator: nil, isVerbatim: true, synonyms: ["identifier", "testID"]),
], events: [], roles: [], content: [
DioramaGrammar.ContentSlot(name: "children", summary: "The views inside, each of which fills the view.", accepts: DioramaGrammar.ElementKind.Placement.view, acceptsText: false, method: "addContent", isCalledForEach: true, synonyms: ["subviews", "views", "content"]),
], constraints: [], configurations: nil, accessibility: nil, example: "- view: card\n  backgroundColor: secondarySystemBackground\n  height: 120\n  children:\n    - label: quotation\n      text: Less, but better.\n      alignment: center\n", synonyms: [], places: nil)
    default: return nil
    }
  }

  static func controller(named name: String) -> ControllerKind? {
    switch name {
    case "table": return Controllers.table
    case "view": return Controllers.view
    default: return nil
    }
  }

  static func enumeration(named name: String) -> Enumeration? {
    switch name {
    case "accessoryType": return Enumerations.accessoryType
    case "activityIndicatorStyle": return Enumerations.activityIndicatorStyle
    case "axis": return Enumerations.axis
    case "colorName": return Enumerations.colorName
    case "contentMode": return Enumerations.contentMode
    case "fontWeight": return Enumerations.fontWeight
    case "keyboardType": return Enumerations.keyboardType
    case "returnKeyType": return Enumerations.returnKeyType
    case "stackAlignment": return Enumerations.stackAlignment
    case "stackDistribution": return Enumerations.stackDistribution
    case "textAlignment": return Enumerations.textAlignment
    case "textFieldBorderStyle": return Enumerations.textFieldBorderStyle
    case "textFieldViewMode": return Enumerations.textFieldViewMode
    case "textStyle": return Enumerations.textStyle
    default: return nil
    }
  }

  enum Controllers {
    static let table = DioramaGrammar.ControllerKind(name: "table", swiftClass: "UITableViewController", summary: "A screen of rows in sections.", initializer: [
DioramaGrammar.FixedArgument(label: "style", value: DioramaGrammar.FixedArgument.Value.enumerationCase("grouped")),
], content: DioramaGrammar.ControllerKind.Content.sections, layout: [], layoutNames: [], members: ["handlers", "sections", "rows", "row", "cell", "allCases", "numberOfSections", "init", "self", "tableView", "clearsSelectionOnViewWillAppear", "refreshControl", "view", "viewIfLoaded", "isViewLoaded", "loadView", "loadViewIfNeeded", "viewDidLoad", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints", "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange", "title", "nibName", "nibBundle", "storyboard", "preferredContentSize", "didReceiveMemoryWarning", "isBeingDismissed", "isBeingPresented", "isMovingFromParent", "isMovingToParent", "additionalSafeAreaInsets", "viewRespectsSystemMinimumLayoutMargins", "systemMinimumLayoutMargins", "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars", "automaticallyAdjustsScrollViewInsets", "topLayoutGuide", "bottomLayoutGuide", "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation", "shouldAutorotate", "interfaceOrientation", "setNeedsUpdateOfSupportedInterfaceOrientations", "prefersInterfaceOrientationLocked", "setNeedsUpdateOfPrefersInterfaceOrientationLocked", "childForInterfaceOrientationLock", "rotatingHeaderView", "rotatingFooterView", "shouldAutomaticallyForwardRotationMethods", "modalPresentationStyle", "modalTransitionStyle", "isModalInPresentation", "isModalInPopover", "definesPresentationContext", "providesPresentationContextTransitionStyle", "disablesAutomaticKeyboardDismissal", "modalPresentationCapturesStatusBarAppearance", "transitioningDelegate", "transitionCoordinator", "presentationController", "activePresentationController", "popoverPresentationController", "sheetPresentationController", "preferredTransition", "restoresFocusAfterTransition", "overrideUserInterfaceStyle", "preferredUserInterfaceStyle", "setNeedsUserInterfaceAppearanceUpdate", "traitCollection", "traitOverrides", "updateTraitsIfNeeded", "updateProperties", "updatePropertiesIfNeeded", "setNeedsUpdateProperties", "children", "parent", "removeFromParent", "shouldAutomaticallyForwardAppearanceMethods", "endAppearanceTransition", "presentingViewController", "presentedViewController", "splitViewController", "navigationController", "tabBarController", "searchDisplayController", "navigationItem", "hidesBottomBarWhenPushed", "toolbarItems", "tab", "tabBarItem", "tabBarObservedScrollView", "contentUnavailableConfiguration", "contentUnavailableConfigurationState", "setNeedsUpdateContentUnavailableConfiguration", "extensionContext", "previewActionItems", "preferredScreenEdgesDeferringSystemGestures", "childForScreenEdgesDeferringSystemGestures", "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", "prefersHomeIndicatorAutoHidden", "childForHomeIndicatorAutoHidden", "setNeedsUpdateOfHomeIndicatorAutoHidden", "prefersPointerLocked", "childViewControllerForPointerLock", "setNeedsUpdateOfPrefersPointerLocked", "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation", "childForStatusBarHidden", "childForStatusBarStyle", "setNeedsStatusBarAppearanceUpdate", "childViewControllerForTouchBar", "setNeedsTouchBarUpdate", "performsActionsWhilePresentingModally", "isEditing", "editButtonItem", "restorationIdentifier", "restorationClass", "restorationParent", "objectRestorationClass", "applicationFinishedRestoringState", "interactionActivityTrackingBaseName", "preferredFocusEnvironments", "preferredFocusedView", "parentFocusEnvironment", "focusItemContainer", "focusGroupIdentifier", "setNeedsFocusUpdate", "updateFocusIfNeeded", "next", "isFirstResponder", "canBecomeFirstResponder", "becomeFirstResponder", "canResignFirstResponder", "resignFirstResponder", "inputView", "inputViewController", "inputAccessoryView", "inputAccessoryViewController", "inputAssistantItem", "reloadInputViews", "undoManager", "editingInteractionConfiguration", "keyCommands", "textInputMode", "textInputContextIdentifier", "userActivity", "pasteConfiguration", "activityItemsConfiguration", "touchBar", "makeTouchBar", "pencilKitResponderState", "hash", "hashValue", "description", "debugDescription", "superclass", "isProxy", "copy", "mutableCopy", "classForCoder", "classForKeyedArchiver", "autoContentAccessingProxy", "observationInfo", "awakeFromNib", "prepareForInterfaceBuilder", "accessibilityActivate", "accessibilityActivateBlock", "accessibilityActivationPoint", "accessibilityActivationPointBlock", "accessibilityAssistiveTechnologyFocusedIdentifiers", "accessibilityAttributedHint", "accessibilityAttributedHintBlock", "accessibilityAttributedLabel", "accessibilityAttributedLabelBlock", "accessibilityAttributedUserInputLabels", "accessibilityAttributedUserInputLabelsBlock", "accessibilityAttributedValue", "accessibilityAttributedValueBlock", "accessibilityContainerType", "accessibilityContainerTypeBlock", "accessibilityCustomActions", "accessibilityCustomActionsBlock", "accessibilityCustomRotors", "accessibilityCustomRotorsBlock", "accessibilityDecrement", "accessibilityDecrementBlock", "accessibilityDirectTouchOptions", "accessibilityDragSourceDescriptors", "accessibilityDropPointDescriptors", "accessibilityElementCount", "accessibilityElementDidBecomeFocused", "accessibilityElementDidLoseFocus", "accessibilityElementIsFocused", "accessibilityElements", "accessibilityElementsBlock", "accessibilityElementsHidden", "accessibilityElementsHiddenBlock", "accessibilityExpandedStatus", "accessibilityExpandedStatusBlock", "accessibilityFrame", "accessibilityFrameBlock", "accessibilityHeaderElements", "accessibilityHeaderElementsBlock", "accessibilityHint", "accessibilityHintBlock", "accessibilityIdentifierBlock", "accessibilityIncrement", "accessibilityIncrementBlock", "accessibilityLabel", "accessibilityLabelBlock", "accessibilityLanguage", "accessibilityLanguageBlock", "accessibilityLineEndPositionFromCurrentSelection", "accessibilityLineStartPositionFromCurrentSelection", "accessibilityMagicTapBlock", "accessibilityNavigationStyle", "accessibilityNavigationStyleBlock", "accessibilityNextTextNavigationElement", "accessibilityNextTextNavigationElementBlock", "accessibilityPath", "accessibilityPathBlock", "accessibilityPerformEscape", "accessibilityPerformEscapeBlock", "accessibilityPerformMagicTap", "accessibilityPreviousTextNavigationElement", "accessibilityPreviousTextNavigationElementBlock", "accessibilityRespondsToUserInteraction", "accessibilityRespondsToUserInteractionBlock", "accessibilityShouldGroupAccessibilityChildrenBlock", "accessibilityTextInputResponder", "accessibilityTextInputResponderBlock", "accessibilityTextualContext", "accessibilityTextualContextBlock", "accessibilityTraits", "accessibilityTraitsBlock", "accessibilityUserInputLabels", "accessibilityUserInputLabelsBlock", "accessibilityValue", "accessibilityValueBlock", "accessibilityViewIsModal", "accessibilityViewIsModalBlock", "automationElements", "automationElementsBlock", "isAccessibilityElement", "isAccessibilityElementBlock", "shouldGroupAccessibilityChildren"])
    static let view = DioramaGrammar.ControllerKind(name: "view", swiftClass: "UIViewController", summary: "A screen of views, one below the other or side by side.", initializer: [
DioramaGrammar.FixedArgument(label: "nibName", value: DioramaGrammar.FixedArgument.Value.none),
DioramaGrammar.FixedArgument(label: "bundle", value: DioramaGrammar.FixedArgument.Value.none),
], content: DioramaGrammar.ControllerKind.Content.views, layout: [
DioramaGrammar.Attribute(name: "axis", summary: "The direction in which the views follow one another.", type: DioramaGrammar.ValueType.enumeration(Enumerations.axis), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.enumeration("vertical")), setter: DioramaGrammar.Attribute.Setter.property("axis"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["direction", "orientation"]),
DioramaGrammar.Attribute(name: "spacing", summary: "The distance between neighbours in points.", type: DioramaGrammar.ValueType.number(nil), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.number(0.0)), setter: DioramaGrammar.Attribute.Setter.property("spacing"), swiftType: "CGFloat", decorator: nil, isVerbatim: false, synonyms: ["gap"]),
DioramaGrammar.Attribute(name: "padding", summary: "The distance between the views and the edges of the safe area.", type: DioramaGrammar.ValueType.insets, isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.insets(DioramaTree.Insets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0))), setter: DioramaGrammar.Attribute.Setter.property("padding"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["margin", "margins", "insets"]),
DioramaGrammar.Attribute(name: "alignment", summary: "How the views are placed across the axis.", type: DioramaGrammar.ValueType.enumeration(Enumerations.stackAlignment), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.enumeration("fill")), setter: DioramaGrammar.Attribute.Setter.property("alignment"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["align"]),
DioramaGrammar.Attribute(name: "distribution", summary: "How the views share the room along the axis.", type: DioramaGrammar.ValueType.enumeration(Enumerations.stackDistribution), isRequired: false, isOptional: false, defaultValue: DioramaGrammar.Attribute.Default.value(DioramaTree.Value.enumeration("fill")), setter: DioramaGrammar.Attribute.Setter.property("distribution"), swiftType: nil, decorator: nil, isVerbatim: false, synonyms: ["justify"]),
], layoutNames: ["axis", "spacing", "padding", "alignment", "distribution"], members: ["handlers", "layOut", "init", "self", "view", "viewIfLoaded", "isViewLoaded", "loadView", "loadViewIfNeeded", "viewDidLoad", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints", "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange", "title", "nibName", "nibBundle", "storyboard", "preferredContentSize", "didReceiveMemoryWarning", "isBeingDismissed", "isBeingPresented", "isMovingFromParent", "isMovingToParent", "additionalSafeAreaInsets", "viewRespectsSystemMinimumLayoutMargins", "systemMinimumLayoutMargins", "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars", "automaticallyAdjustsScrollViewInsets", "topLayoutGuide", "bottomLayoutGuide", "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation", "shouldAutorotate", "interfaceOrientation", "setNeedsUpdateOfSupportedInterfaceOrientations", "prefersInterfaceOrientationLocked", "setNeedsUpdateOfPrefersInterfaceOrientationLocked", "childForInterfaceOrientationLock", "rotatingHeaderView", "rotatingFooterView", "shouldAutomaticallyForwardRotationMethods", "modalPresentationStyle", "modalTransitionStyle", "isModalInPresentation", "isModalInPopover", "definesPresentationContext", "providesPresentationContextTransitionStyle", "disablesAutomaticKeyboardDismissal", "modalPresentationCapturesStatusBarAppearance", "transitioningDelegate", "transitionCoordinator", "presentationController", "activePresentationController", "popoverPresentationController", "sheetPresentationController", "preferredTransition", "restoresFocusAfterTransition", "overrideUserInterfaceStyle", "preferredUserInterfaceStyle", "setNeedsUserInterfaceAppearanceUpdate", "traitCollection", "traitOverrides", "updateTraitsIfNeeded", "updateProperties", "updatePropertiesIfNeeded", "setNeedsUpdateProperties", "children", "parent", "removeFromParent", "shouldAutomaticallyForwardAppearanceMethods", "endAppearanceTransition", "presentingViewController", "presentedViewController", "splitViewController", "navigationController", "tabBarController", "searchDisplayController", "navigationItem", "hidesBottomBarWhenPushed", "toolbarItems", "tab", "tabBarItem", "tabBarObservedScrollView", "contentUnavailableConfiguration", "contentUnavailableConfigurationState", "setNeedsUpdateContentUnavailableConfiguration", "extensionContext", "previewActionItems", "preferredScreenEdgesDeferringSystemGestures", "childForScreenEdgesDeferringSystemGestures", "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", "prefersHomeIndicatorAutoHidden", "childForHomeIndicatorAutoHidden", "setNeedsUpdateOfHomeIndicatorAutoHidden", "prefersPointerLocked", "childViewControllerForPointerLock", "setNeedsUpdateOfPrefersPointerLocked", "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation", "childForStatusBarHidden", "childForStatusBarStyle", "setNeedsStatusBarAppearanceUpdate", "childViewControllerForTouchBar", "setNeedsTouchBarUpdate", "performsActionsWhilePresentingModally", "isEditing", "editButtonItem", "restorationIdentifier", "restorationClass", "restorationParent", "objectRestorationClass", "applicationFinishedRestoringState", "interactionActivityTrackingBaseName", "preferredFocusEnvironments", "preferredFocusedView", "parentFocusEnvironment", "focusItemContainer", "focusGroupIdentifier", "setNeedsFocusUpdate", "updateFocusIfNeeded", "next", "isFirstResponder", "canBecomeFirstResponder", "becomeFirstResponder", "canResignFirstResponder", "resignFirstResponder", "inputView", "inputViewController", "inputAccessoryView", "inputAccessoryViewController", "inputAssistantItem", "reloadInputViews", "undoManager", "editingInteractionConfiguration", "keyCommands", "textInputMode", "textInputContextIdentifier", "userActivity", "pasteConfiguration", "activityItemsConfiguration", "touchBar", "makeTouchBar", "pencilKitResponderState", "hash", "hashValue", "description", "debugDescription", "superclass", "isProxy", "copy", "mutableCopy", "classForCoder", "classForKeyedArchiver", "autoContentAccessingProxy", "observationInfo", "awakeFromNib", "prepareForInterfaceBuilder", "accessibilityActivate", "accessibilityActivateBlock", "accessibilityActivationPoint", "accessibilityActivationPointBlock", "accessibilityAssistiveTechnologyFocusedIdentifiers", "accessibilityAttributedHint", "accessibilityAttributedHintBlock", "accessibilityAttributedLabel", "accessibilityAttributedLabelBlock", "accessibilityAttributedUserInputLabels", "accessibilityAttributedUserInputLabelsBlock", "accessibilityAttributedValue", "accessibilityAttributedValueBlock", "accessibilityContainerType", "accessibilityContainerTypeBlock", "accessibilityCustomActions", "accessibilityCustomActionsBlock", "accessibilityCustomRotors", "accessibilityCustomRotorsBlock", "accessibilityDecrement", "accessibilityDecrementBlock", "accessibilityDirectTouchOptions", "accessibilityDragSourceDescriptors", "accessibilityDropPointDescriptors", "accessibilityElementCount", "accessibilityElementDidBecomeFocused", "accessibilityElementDidLoseFocus", "accessibilityElementIsFocused", "accessibilityElements", "accessibilityElementsBlock", "accessibilityElementsHidden", "accessibilityElementsHiddenBlock", "accessibilityExpandedStatus", "accessibilityExpandedStatusBlock", "accessibilityFrame", "accessibilityFrameBlock", "accessibilityHeaderElements", "accessibilityHeaderElementsBlock", "accessibilityHint", "accessibilityHintBlock", "accessibilityIdentifierBlock", "accessibilityIncrement", "accessibilityIncrementBlock", "accessibilityLabel", "accessibilityLabelBlock", "accessibilityLanguage", "accessibilityLanguageBlock", "accessibilityLineEndPositionFromCurrentSelection", "accessibilityLineStartPositionFromCurrentSelection", "accessibilityMagicTapBlock", "accessibilityNavigationStyle", "accessibilityNavigationStyleBlock", "accessibilityNextTextNavigationElement", "accessibilityNextTextNavigationElementBlock", "accessibilityPath", "accessibilityPathBlock", "accessibilityPerformEscape", "accessibilityPerformEscapeBlock", "accessibilityPerformMagicTap", "accessibilityPreviousTextNavigationElement", "accessibilityPreviousTextNavigationElementBlock", "accessibilityRespondsToUserInteraction", "accessibilityRespondsToUserInteractionBlock", "accessibilityShouldGroupAccessibilityChildrenBlock", "accessibilityTextInputResponder", "accessibilityTextInputResponderBlock", "accessibilityTextualContext", "accessibilityTextualContextBlock", "accessibilityTraits", "accessibilityTraitsBlock", "accessibilityUserInputLabels", "accessibilityUserInputLabelsBlock", "accessibilityValue", "accessibilityValueBlock", "accessibilityViewIsModal", "accessibilityViewIsModalBlock", "automationElements", "automationElementsBlock", "isAccessibilityElement", "isAccessibilityElementBlock", "shouldGroupAccessibilityChildren"])
  }

  enum Enumerations {
    static let accessoryType = Enumeration(name: "accessoryType", swiftType: "UITableViewCell.AccessoryType", summary: "The mark at the right edge of a row.", cases: ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"])
    static let activityIndicatorStyle = Enumeration(name: "activityIndicatorStyle", swiftType: "UIActivityIndicatorView.Style", summary: "The size of an activity indicator.", cases: ["medium", "large"])
    static let axis = Enumeration(name: "axis", swiftType: "NSLayoutConstraint.Axis", summary: "The direction in which views follow one another.", cases: ["horizontal", "vertical"])
    static let colorName = Enumeration(name: "colorName", swiftType: "UIColor", summary: "The colours that UIKit has names for.", cases: ["black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray", "magenta", "orange", "purple", "red", "white", "yellow", "systemBlue", "systemBrown", "systemCyan", "systemGreen", "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "tintColor", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link", "separator", "opaqueSeparator", "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "lightText", "darkText"])
    static let contentMode = Enumeration(name: "contentMode", swiftType: "UIView.ContentMode", summary: "How content fits into its view.", cases: ["scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight"])
    static let fontWeight = Enumeration(name: "fontWeight", swiftType: "UIFont.Weight", summary: "How heavy the strokes of a system font are.", cases: ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"])
    static let keyboardType = Enumeration(name: "keyboardType", swiftType: "UIKeyboardType", summary: "The keys that a keyboard has.", cases: ["default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad"])
    static let returnKeyType = Enumeration(name: "returnKeyType", swiftType: "UIReturnKeyType", summary: "What a keyboard\'s return key says.", cases: ["default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall", "continue"])
    static let stackAlignment = Enumeration(name: "stackAlignment", swiftType: "UIStackView.Alignment", summary: "How the views of a stack are placed across its axis.", cases: ["fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline"])
    static let stackDistribution = Enumeration(name: "stackDistribution", swiftType: "UIStackView.Distribution", summary: "How the views of a stack share the room along its axis.", cases: ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])
    static let textAlignment = Enumeration(name: "textAlignment", swiftType: "NSTextAlignment", summary: "How lines of text are aligned.", cases: ["left", "center", "right", "justified", "natural"])
    static let textFieldBorderStyle = Enumeration(name: "textFieldBorderStyle", swiftType: "UITextField.BorderStyle", summary: "The border around a text field.", cases: ["none", "line", "bezel", "roundedRect"])
    static let textFieldViewMode = Enumeration(name: "textFieldViewMode", swiftType: "UITextField.ViewMode", summary: "When a text field shows something beside its text.", cases: ["never", "whileEditing", "unlessEditing", "always"])
    static let textStyle = Enumeration(name: "textStyle", swiftType: "UIFont.TextStyle", summary: "What a text is for, which chooses a font that follows the user\'s text size.", cases: ["largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption1", "caption2"])
  }
}
