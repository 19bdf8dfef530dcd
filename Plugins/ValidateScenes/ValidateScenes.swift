import PackagePlugin

/// Checks a package's scenes with `diorama validate`.
@main
struct ValidateScenes: SubcommandPlugin {
  let subcommand = ["validate"]
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ValidateScenes: XcodeCommandPlugin {}
#endif
