import PackagePlugin

/// Writes a package's scenes in the standard layout with `diorama format`.
@main
struct FormatScenes: SubcommandPlugin {
  let subcommand = ["format"]
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FormatScenes: XcodeCommandPlugin {}
#endif
