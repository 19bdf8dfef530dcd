import ArgumentParser

/// The arguments that say whether and how files are mended.
struct FixArguments: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Make every safe fix-it, and report what is left.",
      discussion: """
        A fix-it is safe if its diagnostic has no other, and if no further mistake comes of it. A warning's fix-it also has \
        to leave the meaning of the scene as it is. What standard input becomes goes to standard output.
        """))
  var fix = false

  @Flag(help: "With --fix: write nothing; print what would change as a unified diff.")
  var dryRun = false

  /// What the arguments say.
  var options: FixOptions { FixOptions(fix: fix, dryRun: dryRun) }
}
