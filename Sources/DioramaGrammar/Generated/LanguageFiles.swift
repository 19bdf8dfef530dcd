// swift-format-ignore-file
// Generated from the folder Grammar by `make export`. Do not edit.

/// The language's own files, each with its path in the folder `Grammar`.
enum LanguageFiles {
  static let all: [(path: StaticString, text: StaticString)] = [
    (
      "Controllers/table.controller.yaml",
      #"""
controller: table
swift: UITableViewController
summary: A screen of rows in sections.
initializer: { style: grouped }
content: sections
layout: {}
# Properties and methods without arguments, as Swift spells them.
members:
  [
    # Names that generated code uses
    handlers, sections, rows, row, cell, allCases, numberOfSections, init, self,
    # UITableViewController
    tableView, clearsSelectionOnViewWillAppear, refreshControl,
    # UIViewController
    view, viewIfLoaded, isViewLoaded, loadView, loadViewIfNeeded, viewDidLoad, viewWillLayoutSubviews,
    viewDidLayoutSubviews, updateViewConstraints, viewSafeAreaInsetsDidChange, viewLayoutMarginsDidChange, title,
    nibName, nibBundle, storyboard, preferredContentSize, didReceiveMemoryWarning, isBeingDismissed, isBeingPresented,
    isMovingFromParent, isMovingToParent, additionalSafeAreaInsets, viewRespectsSystemMinimumLayoutMargins,
    systemMinimumLayoutMargins, edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars,
    automaticallyAdjustsScrollViewInsets, topLayoutGuide, bottomLayoutGuide, supportedInterfaceOrientations,
    preferredInterfaceOrientationForPresentation, shouldAutorotate, interfaceOrientation,
    setNeedsUpdateOfSupportedInterfaceOrientations, prefersInterfaceOrientationLocked,
    setNeedsUpdateOfPrefersInterfaceOrientationLocked, childForInterfaceOrientationLock, rotatingHeaderView,
    rotatingFooterView, shouldAutomaticallyForwardRotationMethods, modalPresentationStyle, modalTransitionStyle,
    isModalInPresentation, isModalInPopover, definesPresentationContext, providesPresentationContextTransitionStyle,
    disablesAutomaticKeyboardDismissal, modalPresentationCapturesStatusBarAppearance, transitioningDelegate,
    transitionCoordinator, presentationController, activePresentationController, popoverPresentationController,
    sheetPresentationController, preferredTransition, restoresFocusAfterTransition, overrideUserInterfaceStyle,
    preferredUserInterfaceStyle, setNeedsUserInterfaceAppearanceUpdate, traitCollection, traitOverrides,
    updateTraitsIfNeeded, updateProperties, updatePropertiesIfNeeded, setNeedsUpdateProperties, children, parent,
    removeFromParent, shouldAutomaticallyForwardAppearanceMethods, endAppearanceTransition, presentingViewController,
    presentedViewController, splitViewController, navigationController, tabBarController, searchDisplayController,
    navigationItem, hidesBottomBarWhenPushed, toolbarItems, tab, tabBarItem, tabBarObservedScrollView,
    contentUnavailableConfiguration, contentUnavailableConfigurationState,
    setNeedsUpdateContentUnavailableConfiguration, extensionContext, previewActionItems,
    preferredScreenEdgesDeferringSystemGestures, childForScreenEdgesDeferringSystemGestures,
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures, prefersHomeIndicatorAutoHidden, childForHomeIndicatorAutoHidden,
    setNeedsUpdateOfHomeIndicatorAutoHidden, prefersPointerLocked, childViewControllerForPointerLock,
    setNeedsUpdateOfPrefersPointerLocked, prefersStatusBarHidden, preferredStatusBarStyle,
    preferredStatusBarUpdateAnimation, childForStatusBarHidden, childForStatusBarStyle,
    setNeedsStatusBarAppearanceUpdate, childViewControllerForTouchBar, setNeedsTouchBarUpdate,
    performsActionsWhilePresentingModally, isEditing, editButtonItem, restorationIdentifier, restorationClass,
    restorationParent, objectRestorationClass, applicationFinishedRestoringState, interactionActivityTrackingBaseName,
    preferredFocusEnvironments, preferredFocusedView, parentFocusEnvironment, focusItemContainer, focusGroupIdentifier,
    setNeedsFocusUpdate, updateFocusIfNeeded,
    # UIResponder
    next, isFirstResponder, canBecomeFirstResponder, becomeFirstResponder, canResignFirstResponder,
    resignFirstResponder, inputView, inputViewController, inputAccessoryView, inputAccessoryViewController,
    inputAssistantItem, reloadInputViews, undoManager, editingInteractionConfiguration, keyCommands, textInputMode,
    textInputContextIdentifier, userActivity, pasteConfiguration, activityItemsConfiguration, touchBar, makeTouchBar,
    pencilKitResponderState,
    # NSObject
    hash, hashValue, description, debugDescription, superclass, isProxy, copy, mutableCopy, classForCoder,
    classForKeyedArchiver, autoContentAccessingProxy, observationInfo, awakeFromNib, prepareForInterfaceBuilder,
    # NSObject, accessibility
    accessibilityActivate, accessibilityActivateBlock, accessibilityActivationPoint, accessibilityActivationPointBlock,
    accessibilityAssistiveTechnologyFocusedIdentifiers, accessibilityAttributedHint, accessibilityAttributedHintBlock,
    accessibilityAttributedLabel, accessibilityAttributedLabelBlock, accessibilityAttributedUserInputLabels,
    accessibilityAttributedUserInputLabelsBlock, accessibilityAttributedValue, accessibilityAttributedValueBlock,
    accessibilityContainerType, accessibilityContainerTypeBlock, accessibilityCustomActions,
    accessibilityCustomActionsBlock, accessibilityCustomRotors, accessibilityCustomRotorsBlock, accessibilityDecrement,
    accessibilityDecrementBlock, accessibilityDirectTouchOptions, accessibilityDragSourceDescriptors,
    accessibilityDropPointDescriptors, accessibilityElementCount, accessibilityElementDidBecomeFocused,
    accessibilityElementDidLoseFocus, accessibilityElementIsFocused, accessibilityElements, accessibilityElementsBlock,
    accessibilityElementsHidden, accessibilityElementsHiddenBlock, accessibilityExpandedStatus,
    accessibilityExpandedStatusBlock, accessibilityFrame, accessibilityFrameBlock, accessibilityHeaderElements,
    accessibilityHeaderElementsBlock, accessibilityHint, accessibilityHintBlock, accessibilityIdentifierBlock,
    accessibilityIncrement, accessibilityIncrementBlock, accessibilityLabel, accessibilityLabelBlock,
    accessibilityLanguage, accessibilityLanguageBlock, accessibilityLineEndPositionFromCurrentSelection,
    accessibilityLineStartPositionFromCurrentSelection, accessibilityMagicTapBlock, accessibilityNavigationStyle,
    accessibilityNavigationStyleBlock, accessibilityNextTextNavigationElement,
    accessibilityNextTextNavigationElementBlock, accessibilityPath, accessibilityPathBlock, accessibilityPerformEscape,
    accessibilityPerformEscapeBlock, accessibilityPerformMagicTap, accessibilityPreviousTextNavigationElement,
    accessibilityPreviousTextNavigationElementBlock, accessibilityRespondsToUserInteraction,
    accessibilityRespondsToUserInteractionBlock, accessibilityShouldGroupAccessibilityChildrenBlock,
    accessibilityTextInputResponder, accessibilityTextInputResponderBlock, accessibilityTextualContext,
    accessibilityTextualContextBlock, accessibilityTraits, accessibilityTraitsBlock, accessibilityUserInputLabels,
    accessibilityUserInputLabelsBlock, accessibilityValue, accessibilityValueBlock, accessibilityViewIsModal,
    accessibilityViewIsModalBlock, automationElements, automationElementsBlock, isAccessibilityElement,
    isAccessibilityElementBlock, shouldGroupAccessibilityChildren
  ]
"""#
    ),
    (
      "Controllers/view.controller.yaml",
      #"""
controller: view
swift: UIViewController
summary: A screen of views, one below the other or side by side.
initializer: { nibName: nil, bundle: nil }
content: views
layout:
  axis:
    type: axis
    default: vertical
    summary: The direction in which the views follow one another.
  spacing:
    type: number
    default: 0
    swiftType: CGFloat
    summary: The distance between neighbours in points.
  padding:
    type: insets
    default: 0
    summary: The distance between the views and the edges of the safe area.
  alignment:
    type: stackAlignment
    default: fill
    summary: How the views are placed across the axis.
  distribution:
    type: stackDistribution
    default: fill
    summary: How the views share the room along the axis.
# Properties and methods without arguments, as Swift spells them.
members:
  [
    # Names that generated code uses
    handlers, layOut, init, self,
    # UIViewController
    view, viewIfLoaded, isViewLoaded, loadView, loadViewIfNeeded, viewDidLoad, viewWillLayoutSubviews,
    viewDidLayoutSubviews, updateViewConstraints, viewSafeAreaInsetsDidChange, viewLayoutMarginsDidChange, title,
    nibName, nibBundle, storyboard, preferredContentSize, didReceiveMemoryWarning, isBeingDismissed, isBeingPresented,
    isMovingFromParent, isMovingToParent, additionalSafeAreaInsets, viewRespectsSystemMinimumLayoutMargins,
    systemMinimumLayoutMargins, edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars,
    automaticallyAdjustsScrollViewInsets, topLayoutGuide, bottomLayoutGuide, supportedInterfaceOrientations,
    preferredInterfaceOrientationForPresentation, shouldAutorotate, interfaceOrientation,
    setNeedsUpdateOfSupportedInterfaceOrientations, prefersInterfaceOrientationLocked,
    setNeedsUpdateOfPrefersInterfaceOrientationLocked, childForInterfaceOrientationLock, rotatingHeaderView,
    rotatingFooterView, shouldAutomaticallyForwardRotationMethods, modalPresentationStyle, modalTransitionStyle,
    isModalInPresentation, isModalInPopover, definesPresentationContext, providesPresentationContextTransitionStyle,
    disablesAutomaticKeyboardDismissal, modalPresentationCapturesStatusBarAppearance, transitioningDelegate,
    transitionCoordinator, presentationController, activePresentationController, popoverPresentationController,
    sheetPresentationController, preferredTransition, restoresFocusAfterTransition, overrideUserInterfaceStyle,
    preferredUserInterfaceStyle, setNeedsUserInterfaceAppearanceUpdate, traitCollection, traitOverrides,
    updateTraitsIfNeeded, updateProperties, updatePropertiesIfNeeded, setNeedsUpdateProperties, children, parent,
    removeFromParent, shouldAutomaticallyForwardAppearanceMethods, endAppearanceTransition, presentingViewController,
    presentedViewController, splitViewController, navigationController, tabBarController, searchDisplayController,
    navigationItem, hidesBottomBarWhenPushed, toolbarItems, tab, tabBarItem, tabBarObservedScrollView,
    contentUnavailableConfiguration, contentUnavailableConfigurationState,
    setNeedsUpdateContentUnavailableConfiguration, extensionContext, previewActionItems,
    preferredScreenEdgesDeferringSystemGestures, childForScreenEdgesDeferringSystemGestures,
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures, prefersHomeIndicatorAutoHidden, childForHomeIndicatorAutoHidden,
    setNeedsUpdateOfHomeIndicatorAutoHidden, prefersPointerLocked, childViewControllerForPointerLock,
    setNeedsUpdateOfPrefersPointerLocked, prefersStatusBarHidden, preferredStatusBarStyle,
    preferredStatusBarUpdateAnimation, childForStatusBarHidden, childForStatusBarStyle,
    setNeedsStatusBarAppearanceUpdate, childViewControllerForTouchBar, setNeedsTouchBarUpdate,
    performsActionsWhilePresentingModally, isEditing, editButtonItem, restorationIdentifier, restorationClass,
    restorationParent, objectRestorationClass, applicationFinishedRestoringState, interactionActivityTrackingBaseName,
    preferredFocusEnvironments, preferredFocusedView, parentFocusEnvironment, focusItemContainer, focusGroupIdentifier,
    setNeedsFocusUpdate, updateFocusIfNeeded,
    # UIResponder
    next, isFirstResponder, canBecomeFirstResponder, becomeFirstResponder, canResignFirstResponder,
    resignFirstResponder, inputView, inputViewController, inputAccessoryView, inputAccessoryViewController,
    inputAssistantItem, reloadInputViews, undoManager, editingInteractionConfiguration, keyCommands, textInputMode,
    textInputContextIdentifier, userActivity, pasteConfiguration, activityItemsConfiguration, touchBar, makeTouchBar,
    pencilKitResponderState,
    # NSObject
    hash, hashValue, description, debugDescription, superclass, isProxy, copy, mutableCopy, classForCoder,
    classForKeyedArchiver, autoContentAccessingProxy, observationInfo, awakeFromNib, prepareForInterfaceBuilder,
    # NSObject, accessibility
    accessibilityActivate, accessibilityActivateBlock, accessibilityActivationPoint, accessibilityActivationPointBlock,
    accessibilityAssistiveTechnologyFocusedIdentifiers, accessibilityAttributedHint, accessibilityAttributedHintBlock,
    accessibilityAttributedLabel, accessibilityAttributedLabelBlock, accessibilityAttributedUserInputLabels,
    accessibilityAttributedUserInputLabelsBlock, accessibilityAttributedValue, accessibilityAttributedValueBlock,
    accessibilityContainerType, accessibilityContainerTypeBlock, accessibilityCustomActions,
    accessibilityCustomActionsBlock, accessibilityCustomRotors, accessibilityCustomRotorsBlock, accessibilityDecrement,
    accessibilityDecrementBlock, accessibilityDirectTouchOptions, accessibilityDragSourceDescriptors,
    accessibilityDropPointDescriptors, accessibilityElementCount, accessibilityElementDidBecomeFocused,
    accessibilityElementDidLoseFocus, accessibilityElementIsFocused, accessibilityElements, accessibilityElementsBlock,
    accessibilityElementsHidden, accessibilityElementsHiddenBlock, accessibilityExpandedStatus,
    accessibilityExpandedStatusBlock, accessibilityFrame, accessibilityFrameBlock, accessibilityHeaderElements,
    accessibilityHeaderElementsBlock, accessibilityHint, accessibilityHintBlock, accessibilityIdentifierBlock,
    accessibilityIncrement, accessibilityIncrementBlock, accessibilityLabel, accessibilityLabelBlock,
    accessibilityLanguage, accessibilityLanguageBlock, accessibilityLineEndPositionFromCurrentSelection,
    accessibilityLineStartPositionFromCurrentSelection, accessibilityMagicTapBlock, accessibilityNavigationStyle,
    accessibilityNavigationStyleBlock, accessibilityNextTextNavigationElement,
    accessibilityNextTextNavigationElementBlock, accessibilityPath, accessibilityPathBlock, accessibilityPerformEscape,
    accessibilityPerformEscapeBlock, accessibilityPerformMagicTap, accessibilityPreviousTextNavigationElement,
    accessibilityPreviousTextNavigationElementBlock, accessibilityRespondsToUserInteraction,
    accessibilityRespondsToUserInteractionBlock, accessibilityShouldGroupAccessibilityChildrenBlock,
    accessibilityTextInputResponder, accessibilityTextInputResponderBlock, accessibilityTextualContext,
    accessibilityTextualContextBlock, accessibilityTraits, accessibilityTraitsBlock, accessibilityUserInputLabels,
    accessibilityUserInputLabelsBlock, accessibilityValue, accessibilityValueBlock, accessibilityViewIsModal,
    accessibilityViewIsModalBlock, automationElements, automationElementsBlock, isAccessibilityElement,
    isAccessibilityElementBlock, shouldGroupAccessibilityChildren
  ]
"""#
    ),
    (
      "Decorators/HyperlinkDecorator.decorator.yaml",
      #"""
decorator: HyperlinkDecorator
decorates: label
property: url
member: url
type: url
summary: The address that a tap on the label opens.
"""#
    ),
    (
      "Elements/activityIndicator.element.yaml",
      #"""
element: activityIndicator
swift: UIActivityIndicatorView
extends: view
summary: A turning wheel that shows that something is going on.
attributes:
  style:
    type: activityIndicatorStyle
    default: medium
    summary: The size of the wheel.
  hidesWhenStopped:
    type: boolean
    default: true
    summary: Whether the wheel is hidden while it stands still.
  animating:
    type: boolean
    method: setAnimating
    default: false
    summary: Whether the wheel turns.
content: {}
example: |
  - activityIndicator: loading
    style: large
    animating: true
"""#
    ),
    (
      "Elements/avatar.element.yaml",
      #"""
element: avatar
swift: AvatarView
extends: view
summary: A person's picture, which opens the person's profile by itself or reports taps.
attributes:
  url:
    type: url
    required: true
    optional: true
    summary: The address of the picture.
  vip:
    type: boolean
    default: false
    summary: Whether the picture bears the VIP badge.
  uid:
    type: string
    verbatim: true
    summary: The person whose profile a tap opens, without anybody's help.
events:
  tapped:
    summary: The user tapped the picture.
content: {}
accessibility: { trait: control, labels: [accessibilityLabel] }
constraints:
  - exactlyOneOf: [uid, tapped]
configurations:
  - method: selfManagedConfigure
    when: uid
    arguments: { avatarURL: url, vipInfo: vip, uid: uid }
  - method: configure
    arguments: { avatarURL: url, vipInfo: vip, tapped: tapped }
example: |
  # Opens the profile of user 4711 by itself.
  - avatar: author
    accessibilityLabel: The author
    url: https://example.com/pictures/4711.png
    uid: 4711
    vip: true
  # Leaves it to the scene's owner what a tap does.
  - avatar: me
    accessibilityLabel: My picture
    url: https://example.com/pictures/me.png
    handlers: { tapped: changePicture }
"""#
    ),
    (
      "Elements/button.element.yaml",
      #"""
element: button
swift: UIButton
extends: control
summary: A button with a title, a picture or both.
initializer:
  type: system
attributes:
  title:
    type: string
    optional: true
    method: setTitle
    arguments: { for: normal }
    summary: The text on the button.
  image:
    type: image
    optional: true
    method: setImage
    arguments: { for: normal }
    summary: The picture before the title.
events:
  click:
    summary: The user tapped the button.
    arguments: [{ name: sender, type: UIButton }]
accessibility: { trait: control, labels: [accessibilityLabel, title] }
constraints:
  - atMostOneOf: [click, touchUpInside]
example: |
  - button: follow
    title: Follow
    image: { symbol: person.badge.plus }
    handlers: { click: followTapped }
"""#
    ),
    (
      "Elements/cell.element.yaml",
      #"""
element: cell
swift: UITableViewCell
extends: row
summary: A row with a picture and a title at its left and a detail at its right.
initializer:
  style: value1
  reuseIdentifier: nil
attributes:
  title:
    type: string
    optional: true
    property: textLabel?.text
    summary: The text at the left.
  detail:
    type: string
    optional: true
    property: detailTextLabel?.text
    summary: The text at the right.
  image:
    type: image
    optional: true
    property: imageView?.image
    summary: The picture before the title.
  accessory:
    type: accessoryType
    property: accessoryType
    default: none
    summary: The mark at the right edge.
events:
  select:
    summary: The user selected the row.
example: |
  - cell: about
    title: About
    image: { symbol: info.circle }
    accessory: disclosureIndicator
    handlers: { select: aboutSelected }
  - cell: storage
    title: Storage
    detail: 1.2 GB
"""#
    ),
    (
      "Elements/control.element.yaml",
      #"""
# What all controls have in common. A project's own control extends it, too.
element: control
swift: UIControl
extends: view
summary: A view that reports touches and changes of its value.
abstract: true
accessibility: { trait: control, labels: [accessibilityLabel] }
content: {}
events:
  touchDown:
    summary: A finger touches the control.
    arguments: [{ name: sender, type: Self }]
    controlEvent: touchDown
  touchDownRepeat:
    summary: A finger touches the control again shortly after the last time.
    arguments: [{ name: sender, type: Self }]
    controlEvent: touchDownRepeat
  touchDragInside:
    summary: A finger moves within the control.
    arguments: [{ name: sender, type: Self }]
    controlEvent: touchDragInside
  touchDragOutside:
    summary: A finger moves just outside the control.
    arguments: [{ name: sender, type: Self }]
    controlEvent: touchDragOutside
  touchDragEnter:
    summary: A finger moves into the control.
    arguments: [{ name: sender, type: Self }]
    controlEvent: touchDragEnter
  touchDragExit:
    summary: A finger moves out of the control.
    arguments: [{ name: sender, type: Self }]
    controlEvent: touchDragExit
  touchUpInside:
    summary: A finger leaves the screen inside the control.
    arguments: [{ name: sender, type: Self }]
    controlEvent: touchUpInside
  touchUpOutside:
    summary: A finger leaves the screen outside the control.
    arguments: [{ name: sender, type: Self }]
    controlEvent: touchUpOutside
  touchCancel:
    summary: The system ends the touch.
    arguments: [{ name: sender, type: Self }]
    controlEvent: touchCancel
  valueChanged:
    summary: The user changed the control's value.
    arguments: [{ name: sender, type: Self }]
    controlEvent: valueChanged
  editingDidBegin:
    summary: The user began to edit the text.
    arguments: [{ name: sender, type: Self }]
    controlEvent: editingDidBegin
  editingChanged:
    summary: The user changed the text.
    arguments: [{ name: sender, type: Self }]
    controlEvent: editingChanged
  editingDidEnd:
    summary: The user left the text.
    arguments: [{ name: sender, type: Self }]
    controlEvent: editingDidEnd
  editingDidEndOnExit:
    summary: The user ended the text with the return key.
    arguments: [{ name: sender, type: Self }]
    controlEvent: editingDidEndOnExit
example: |
  # One method may answer several events.
  - button: record
    title: Hold to record
    handlers:
      touchDown: startRecording
      touchUpInside: stopRecording
      touchUpOutside: stopRecording
      touchCancel: stopRecording
"""#
    ),
    (
      "Elements/imageView.element.yaml",
      #"""
element: imageView
swift: UIImageView
extends: view
summary: A picture.
attributes:
  image:
    type: image
    optional: true
    summary: The picture.
  contentMode:
    type: contentMode
    default: scaleToFill
    summary: How the picture fits into the view.
content: {}
accessibility: { trait: image, labels: [accessibilityLabel] }
example: |
  - imageView: cover
    image: { asset: mountains }
    contentMode: scaleAspectFill
    height: 200
    accessibilityLabel: Mountains in the evening sun
  - imageView: heart
    accessibilityLabel: ""                  # an ornament
    image: { symbol: heart.fill }
    contentMode: scaleAspectFit
    tintColor: systemPink
"""#
    ),
    (
      "Elements/label.element.yaml",
      #"""
element: label
swift: UILabel
extends: view
summary: A text that the user reads.
attributes:
  text:
    type: string
    optional: true
    summary: The text.
  textColor:
    type: color
    optional: true
    default: label
    summary: The colour of the text.
  font:
    type: font
    optional: true
    default: { system: 17 }
    summary: The font of the text.
  alignment:
    type: textAlignment
    property: textAlignment
    default: natural
    summary: How the lines are aligned.
  lines:
    type: integer
    minimum: 0
    property: numberOfLines
    default: 1
    summary: How many lines the text may take, where 0 stands for any number.
content: {}
example: |
  - label: greeting
    text: Good morning!
    font: { style: headline }
    textColor: systemOrange
  - label: forecast
    text: Sunny at first, with some clouds coming in from the sea in the afternoon.
    textColor: secondaryLabel
    lines: 0
"""#
    ),
    (
      "Elements/likeButton.element.yaml",
      #"""
element: likeButton
swift: LikeButton
extends: view
summary: A heart with a count, which changes at once and changes back when the request fails.
attributes:
  liked:
    type: boolean
    default: false
    summary: Whether the user likes it.
  count:
    type: integer
    minimum: 0
    default: 0
    summary: How many people like it.
events:
  toggled:
    summary: The user tapped, and the change has to be saved; throwing takes it back.
    arguments: [{ name: isLiked, type: Bool }]
    async: true
    throws: true
content: {}
accessibility: { trait: control, labels: [accessibilityLabel] }
configurations:
  - method: selfManagedConfigure
    when: toggled
    arguments: { likeStatus: liked, count: count, toggled: toggled }
  - method: configure
    arguments: { likeStatus: liked, count: count }
example: |
  - likeButton: like
    accessibilityLabel: Like
    liked: true
    count: 12
    handlers: { toggled: saveLike }
"""#
    ),
    (
      "Elements/progressView.element.yaml",
      #"""
element: progressView
swift: UIProgressView
extends: view
summary: A bar that shows how much of a task is done.
attributes:
  progress:
    type: number
    minimum: 0
    maximum: 1
    default: 0
    swiftType: Float
    summary: The part that is done, from 0 for nothing to 1 for all.
content: {}
example: |
  - progressView: download
    progress: 0.25
    accessibilityLabel: Download
"""#
    ),
    (
      "Elements/row.element.yaml",
      #"""
# The base of everything that stands in a table. It is a view as well, so a decorator of `view` reaches rows, too.
element: row
swift: UITableViewCell
extends: view
summary: A row of a table.
abstract: true
placement: row
content: {}
example: |
  # What all views have, rows have, too.
  - cell: account
    title: Account
    backgroundColor: secondarySystemBackground
    accessibilityHint: Shows your name and your picture
"""#
    ),
    (
      "Elements/scroll.element.yaml",
      #"""
element: scroll
swift: UIScrollView
extends: view
summary: Views in a column that scrolls when they are taller than the screen.
content:
  children:
    accepts: view
    method: addContent
    each: true
    summary: The views inside, one below the other.
example: |
  - scroll: article
    children:
      - label: headline
        text: A week in Lisbon
        font: { style: title1 }
      - label: story
        text: It began with a missed train.
        lines: 0
"""#
    ),
    (
      "Elements/segmentedControl.element.yaml",
      #"""
element: segmentedControl
swift: UISegmentedControl
extends: control
summary: A row of titles of which one is selected.
attributes:
  segments:
    type: [string]
    required: true
    method: setSegments
    summary: The titles.
  selected:
    type: integer
    minimum: -1
    property: selectedSegmentIndex
    default: -1
    summary: The position of the selected title, counted from 0, where -1 stands for none.
accessibility: { trait: control, labels: [accessibilityLabel, segments] }
constraints:
  - index: { selected: segments }
example: |
  - segmentedControl: size
    segments: [Small, Medium, Large]
    selected: 1
    handlers: { valueChanged: sizeChanged }
"""#
    ),
    (
      "Elements/slider.element.yaml",
      #"""
element: slider
swift: UISlider
extends: control
summary: A knob on a track, which chooses a number from a range.
attributes:
  # The bounds come first: a slider holds its value between the bounds that it has at the time.
  minimum:
    type: number
    property: minimumValue
    default: 0
    swiftType: Float
    summary: The number at the left end.
  maximum:
    type: number
    property: maximumValue
    default: 1
    swiftType: Float
    summary: The number at the right end.
  value:
    type: number
    default: 0
    swiftType: Float
    summary: The number chosen.
constraints:
  - ordered: [minimum, value, maximum]
example: |
  - slider: volume
    minimum: 0
    maximum: 11
    value: 7.5
    accessibilityLabel: Volume
    handlers: { valueChanged: volumeChanged }
"""#
    ),
    (
      "Elements/stack.element.yaml",
      #"""
element: stack
swift: UIStackView
extends: view
summary: Views in a row or in a column.
attributes:
  axis:
    type: axis
    default: horizontal
    summary: The direction in which the views follow one another.
  spacing:
    type: number
    default: 0
    swiftType: CGFloat
    summary: The distance between neighbours in points.
  alignment:
    type: stackAlignment
    default: fill
    summary: How the views are placed across the axis.
  distribution:
    type: stackDistribution
    default: fill
    summary: How the views share the room along the axis.
content:
  children:
    accepts: view
    method: addArrangedSubview
    each: true
    summary: The views inside, in their order along the axis.
example: |
  - stack: rating
    axis: horizontal
    spacing: 4
    alignment: center
    children:
      - imageView: star
        accessibilityLabel: Rating
        image: { symbol: star.fill }
        tintColor: systemYellow
      - label: points
        text: 4.5 of 5
"""#
    ),
    (
      "Elements/switch.element.yaml",
      #"""
element: switch
swift: UISwitch
extends: control
summary: A switch that is on or off.
attributes:
  isOn:
    type: boolean
    default: false
    summary: Whether the switch is on.
example: |
  - switch: wifi
    isOn: true
    accessibilityLabel: Wi-Fi
    handlers: { valueChanged: wifiChanged }
"""#
    ),
    (
      "Elements/switchCell.element.yaml",
      #"""
element: switchCell
swift: SwitchWithTextTableViewCell
extends: row
summary: A row with a title and a switch, which asks its roles once, when the scene is made.
roles:
  dataSource:
    summary: Who says what the row shows.
    protocol: SwitchWithTextCellDataSource
    members:
      title:
        type: string
        required: true
        summary: The text at the left.
      switchOn:
        type: boolean
        required: true
        summary: Whether the switch is on.
  delegate:
    summary: Who is told about the switch and says how the row looks.
    protocol: SwitchWithTextCellDelegate
    members:
      switchColor:
        type: color
        default: purple
        summary: The colour of the switch while it is on.
      textColor:
        type: color
        default: black
        summary: The colour of the title.
      font:
        type: font
        default: { system: 17 }
        summary: The font of the title.
    methods:
      onSwitchToggleOn:
        summary: The user toggled the switch.
        arguments: [{ name: isOn, type: Bool }]
  viewModel:
    summary: Who fills both roles with one instance.
    fills: [dataSource, delegate]
constraints:
  - exactlyOneOf: [dataSource, viewModel]
  - atMostOneOf: [delegate, viewModel]
configurations:
  - method: configure
    arguments: { withDataSource: dataSource, delegate: delegate }
example: |
  # Both roles written inline.
  - switchCell: rememberMe
    dataSource: { title: Remember me, switchOn: true }
    delegate: { onSwitchToggleOn: rememberMeChanged, switchColor: systemGreen }
  # A Swift type for each role.
  - switchCell: notifications
    dataSource: NotificationsDataSource
    delegate: NotificationsDelegate
  # One Swift type for both roles.
  - switchCell: minionMode
    viewModel: MinionModeViewModel
"""#
    ),
    (
      "Elements/table.element.yaml",
      #"""
element: table
swift: UITableView
extends: scroll
summary: Rows of text or of cells, written in the scene or answered for by handlers.
content:
  rows:
    accepts: row
    texts: true
    method: setRows
    summary: The rows from top to bottom, each a text or a cell.
events:
  numberOfSections:
    summary: The table asks how many sections it has.
    arguments: [{ label: in, name: tableView, type: UITableView }]
    result: Int
    otherwise: 1
  numberOfRows:
    summary: The table asks how many rows a section has.
    arguments:
      - { name: tableView, type: UITableView }
      - { label: numberOfRowsInSection, name: section, type: Int }
    result: Int
    otherwise: 0
  cellForRow:
    summary: The table asks for the cell of a row.
    arguments:
      - { name: tableView, type: UITableView }
      - { label: cellForRowAt, name: indexPath, type: IndexPath }
    result: UITableViewCell
    otherwise: UITableViewCell()
  heightForRow:
    summary: The table asks for the height of a row.
    arguments:
      - { name: tableView, type: UITableView }
      - { label: heightForRowAt, name: indexPath, type: IndexPath }
    result: CGFloat
    otherwise: UITableView.automaticDimension
  heightForHeader:
    summary: The table asks for the height of a section's header.
    arguments:
      - { name: tableView, type: UITableView }
      - { label: heightForHeaderInSection, name: section, type: Int }
    result: CGFloat
    otherwise: UITableView.automaticDimension
  heightForFooter:
    summary: The table asks for the height of a section's footer.
    arguments:
      - { name: tableView, type: UITableView }
      - { label: heightForFooterInSection, name: section, type: Int }
    result: CGFloat
    otherwise: UITableView.automaticDimension
  viewForHeader:
    summary: The table asks for the view above a section.
    arguments:
      - { name: tableView, type: UITableView }
      - { label: viewForHeaderInSection, name: section, type: Int }
    result: UIView?
    otherwise: nil
  viewForFooter:
    summary: The table asks for the view below a section.
    arguments:
      - { name: tableView, type: UITableView }
      - { label: viewForFooterInSection, name: section, type: Int }
    result: UIView?
    otherwise: nil
  didSelectRow:
    summary: The user selected a row.
    arguments:
      - { name: tableView, type: UITableView }
      - { label: didSelectRowAt, name: indexPath, type: IndexPath }
constraints:
  - needsOneOf: [rows, [numberOfRows, cellForRow]]
  - atMostOneOf: [rows, numberOfSections]
  - atMostOneOf: [rows, numberOfRows]
  - atMostOneOf: [rows, cellForRow]
example: |
  # The rows are known: the scene lists them.
  - table: sizes
    rows: [Small, Medium, Large]
    handlers: { didSelectRow: sizeSelected }
  # The rows come from elsewhere: handlers answer for them.
  - table: messages
    handlers:
      numberOfRows: messageCount
      cellForRow: messageCell
      didSelectRow: messageSelected
"""#
    ),
    (
      "Elements/textField.element.yaml",
      #"""
element: textField
swift: UITextField
extends: control
summary: A line of text that the user edits.
attributes:
  text:
    type: string
    optional: true
    default: ""
    summary: The text.
  placeholder:
    type: string
    optional: true
    summary: What the field shows while it is empty.
  maxLength:
    type: integer
    minimum: 1
    optional: true
    summary: How many characters the user can enter at most.
  secure:
    type: boolean
    property: isSecureTextEntry
    default: false
    summary: Whether the text is hidden, as for a password.
  keyboard:
    type: keyboardType
    property: keyboardType
    default: default
    summary: The keyboard that the field brings up.
  returnKey:
    type: returnKeyType
    property: returnKeyType
    default: default
    summary: What the keyboard's return key says.
  clearButton:
    type: textFieldViewMode
    property: clearButtonMode
    default: never
    summary: When the field shows the button that clears it.
  borderStyle:
    type: textFieldBorderStyle
    default: none
    summary: The border around the field.
events:
  shouldBeginEditing:
    summary: The user taps the field, which asks whether it may be edited.
    arguments: [{ name: textField, type: UITextField }]
    result: Bool
    otherwise: true
  didBeginEditing:
    summary: The user began to edit the field.
    arguments: [{ name: textField, type: UITextField }]
  shouldEndEditing:
    summary: The user leaves the field, which asks whether that is in order.
    arguments: [{ name: textField, type: UITextField }]
    result: Bool
    otherwise: true
  didEndEditing:
    summary: The user left the field.
    arguments: [{ name: textField, type: UITextField }]
  shouldChangeCharacters:
    summary: The user types, and the field asks whether it may take the change.
    arguments:
      - { name: textField, type: UITextField }
      - { label: shouldChangeCharactersIn, name: range, type: NSRange }
      - { label: replacementString, name: string, type: String }
    result: Bool
    otherwise: true
  shouldClear:
    summary: The user taps the clear button, and the field asks whether it may be cleared.
    arguments: [{ name: textField, type: UITextField }]
    result: Bool
    otherwise: true
  shouldReturn:
    summary: The user taps the return key, and the field asks whether to act on it.
    arguments: [{ name: textField, type: UITextField }]
    result: Bool
    otherwise: true
accessibility: { trait: control, labels: [accessibilityLabel, placeholder] }
example: |
  - textField: nickname
    placeholder: Nickname
    maxLength: 6
    returnKey: done
    borderStyle: roundedRect
    handlers: { shouldReturn: nicknameReturned }
  - textField: password
    placeholder: Password
    secure: true
    borderStyle: roundedRect
    handlers: { editingChanged: passwordChanged }
"""#
    ),
    (
      "Elements/textView.element.yaml",
      #"""
element: textView
swift: UITextView
extends: scroll
summary: A text of several lines that the user can edit and scroll.
attributes:
  text:
    type: string
    optional: true
    default: ""
    summary: The text.
  textColor:
    type: color
    optional: true
    summary: The colour of the text.
  font:
    type: font
    optional: true
    summary: The font of the text.
  alignment:
    type: textAlignment
    property: textAlignment
    default: natural
    summary: How the lines are aligned.
  editable:
    type: boolean
    property: isEditable
    default: true
    summary: Whether the user can change the text.
  keyboard:
    type: keyboardType
    property: keyboardType
    default: default
    summary: The keyboard that the text brings up.
content: {}
example: |
  - textView: terms
    text: By using this app you agree to be kind.
    font: { style: body }
    editable: false
    height: 240
"""#
    ),
    (
      "Elements/view.element.yaml",
      #"""
# The root: every other element extends it, so what is said here holds for all, and a decorator of `view` reaches all.
element: view
swift: UIView
summary: A plain view that other views fill.
attributes:
  hidden:
    type: boolean
    default: false
    property: isHidden
    summary: Whether the view is hidden.
  alpha:
    type: number
    minimum: 0
    maximum: 1
    default: 1
    swiftType: CGFloat
    summary: How opaque the view is, from 0 for invisible to 1 for opaque.
  backgroundColor:
    type: color
    optional: true
    summary: The colour behind the view's content.
  tintColor:
    type: color
    optional: true
    summary: The colour of what the user can act on in the view and everything inside it.
  width:
    type: number
    minimum: 0
    method: constrainWidth
    label: to
    swiftType: CGFloat
    summary: A fixed width in points.
  height:
    type: number
    minimum: 0
    method: constrainHeight
    label: to
    swiftType: CGFloat
    summary: A fixed height in points.
  accessibilityLabel:
    type: string
    optional: true
    summary: What VoiceOver calls the view.
  accessibilityHint:
    type: string
    optional: true
    summary: What VoiceOver says about the result of using the view.
  accessibilityIdentifier:
    type: string
    identifier: true
    optional: true
    summary: The name by which user interface tests find the view.
content:
  children:
    accepts: view
    method: addContent
    each: true
    summary: The views inside, each of which fills the view.
example: |
  - view: card
    backgroundColor: secondarySystemBackground
    height: 120
    children:
      - label: quotation
        text: Less, but better.
        alignment: center
"""#
    ),
    (
      "Values/accessoryType.enumeration.yaml",
      #"""
enumeration: accessoryType
swift: UITableViewCell.AccessoryType
summary: The mark at the right edge of a row.
cases:
  - none
  - disclosureIndicator
  - detailDisclosureButton
  - checkmark
  - detailButton
"""#
    ),
    (
      "Values/activityIndicatorStyle.enumeration.yaml",
      #"""
enumeration: activityIndicatorStyle
swift: UIActivityIndicatorView.Style
summary: The size of an activity indicator.
cases:
  - medium
  - large
"""#
    ),
    (
      "Values/axis.enumeration.yaml",
      #"""
enumeration: axis
swift: NSLayoutConstraint.Axis
summary: The direction in which views follow one another.
cases:
  - horizontal
  - vertical
"""#
    ),
    (
      "Values/colorName.enumeration.yaml",
      #"""
enumeration: colorName
swift: UIColor
summary: The colours that UIKit has names for.
cases:
  # The same in every appearance.
  - black
  - blue
  - brown
  - clear
  - cyan
  - darkGray
  - gray
  - green
  - lightGray
  - magenta
  - orange
  - purple
  - red
  - white
  - yellow
  # One shade for the light, another for the dark appearance.
  - systemBlue
  - systemBrown
  - systemCyan
  - systemGreen
  - systemIndigo
  - systemMint
  - systemOrange
  - systemPink
  - systemPurple
  - systemRed
  - systemTeal
  - systemYellow
  - systemGray
  - systemGray2
  - systemGray3
  - systemGray4
  - systemGray5
  - systemGray6
  # Named after their use.
  - tintColor
  - label
  - secondaryLabel
  - tertiaryLabel
  - quaternaryLabel
  - placeholderText
  - link
  - separator
  - opaqueSeparator
  - systemFill
  - secondarySystemFill
  - tertiarySystemFill
  - quaternarySystemFill
  - systemBackground
  - secondarySystemBackground
  - tertiarySystemBackground
  - systemGroupedBackground
  - secondarySystemGroupedBackground
  - tertiarySystemGroupedBackground
  - lightText
  - darkText
"""#
    ),
    (
      "Values/contentMode.enumeration.yaml",
      #"""
enumeration: contentMode
swift: UIView.ContentMode
summary: How content fits into its view.
cases:
  - scaleToFill
  - scaleAspectFit
  - scaleAspectFill
  - redraw
  - center
  - top
  - bottom
  - left
  - right
  - topLeft
  - topRight
  - bottomLeft
  - bottomRight
"""#
    ),
    (
      "Values/fontWeight.enumeration.yaml",
      #"""
enumeration: fontWeight
swift: UIFont.Weight
summary: How heavy the strokes of a system font are.
cases:
  - ultraLight
  - thin
  - light
  - regular
  - medium
  - semibold
  - bold
  - heavy
  - black
"""#
    ),
    (
      "Values/keyboardType.enumeration.yaml",
      #"""
enumeration: keyboardType
swift: UIKeyboardType
summary: The keys that a keyboard has.
cases:
  - default
  - asciiCapable
  - numbersAndPunctuation
  - URL
  - numberPad
  - phonePad
  - namePhonePad
  - emailAddress
  - decimalPad
  - twitter
  - webSearch
  - asciiCapableNumberPad
"""#
    ),
    (
      "Values/returnKeyType.enumeration.yaml",
      #"""
enumeration: returnKeyType
swift: UIReturnKeyType
summary: What a keyboard's return key says.
cases:
  - default
  - go
  - google
  - join
  - next
  - route
  - search
  - send
  - yahoo
  - done
  - emergencyCall
  - continue
"""#
    ),
    (
      "Values/stackAlignment.enumeration.yaml",
      #"""
enumeration: stackAlignment
swift: UIStackView.Alignment
summary: How the views of a stack are placed across its axis.
cases:
  - fill
  - leading
  - top
  - firstBaseline
  - center
  - trailing
  - bottom
  - lastBaseline
"""#
    ),
    (
      "Values/stackDistribution.enumeration.yaml",
      #"""
enumeration: stackDistribution
swift: UIStackView.Distribution
summary: How the views of a stack share the room along its axis.
cases:
  - fill
  - fillEqually
  - fillProportionally
  - equalSpacing
  - equalCentering
"""#
    ),
    (
      "Values/textAlignment.enumeration.yaml",
      #"""
enumeration: textAlignment
swift: NSTextAlignment
summary: How lines of text are aligned.
cases:
  - left
  - center
  - right
  - justified
  - natural
"""#
    ),
    (
      "Values/textFieldBorderStyle.enumeration.yaml",
      #"""
enumeration: textFieldBorderStyle
swift: UITextField.BorderStyle
summary: The border around a text field.
cases:
  - none
  - line
  - bezel
  - roundedRect
"""#
    ),
    (
      "Values/textFieldViewMode.enumeration.yaml",
      #"""
enumeration: textFieldViewMode
swift: UITextField.ViewMode
summary: When a text field shows something beside its text.
cases:
  - never
  - whileEditing
  - unlessEditing
  - always
"""#
    ),
    (
      "Values/textStyle.enumeration.yaml",
      #"""
enumeration: textStyle
swift: UIFont.TextStyle
summary: What a text is for, which chooses a font that follows the user's text size.
cases:
  - largeTitle
  - title1
  - title2
  - title3
  - headline
  - subheadline
  - body
  - callout
  - footnote
  - caption1
  - caption2
"""#
    ),
    (
      "grammar.yaml",
      #"""
grammar: 1                       # the version of the language
root: view                       # what an element without `extends` extends
controller: view                 # what a scene without `controller` is
colors: colorName                # the enumerations that colours and fonts draw from
fontWeights: fontWeight
textStyles: textStyle
textRow:                         # what a bare text among the rows of a table scene stands for
  element: cell
  attribute: title
"""#
    ),
  ]
}
