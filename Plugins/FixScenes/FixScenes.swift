import PackagePlugin

/// Applies the safe fix-its in a package's scenes with `diorama validate --fix`.
@main
struct FixScenes: SubcommandPlugin {
  let subcommand = ["validate", "--fix"]
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FixScenes: XcodeCommandPlugin {}
#endif
