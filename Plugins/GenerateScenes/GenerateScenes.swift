import PackagePlugin

/// Writes the Swift of a package's scenes into its sources with `diorama generate`.
@main
struct GenerateScenes: SubcommandPlugin {
  let subcommand = ["generate"]
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GenerateScenes: XcodeCommandPlugin {}
#endif
