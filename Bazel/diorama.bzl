"""Rules that generate Swift and runtime trees from scenes."""

def _name(scene):
    """The name of a scene's file without both extensions."""
    return ".".join(scene.basename.split(".")[:-2])

def _swift_name(file):
    return _name(file) + (".swift" if _kind(file) == "component" else "Scene.swift")

def _tree_name(scene):
    return _name(scene) + ".scene.json"

def _folder(ctx, file):
    """The folder of a file, relative to the target's package; empty for the package itself and for other packages."""
    prefix = ctx.label.package + "/" if ctx.label.package else ""
    path = file.short_path
    if path.startswith("../") or not path.startswith(prefix):
        return ""
    return path[len(prefix):-len(file.basename)]

def _kind(file):
    parts = file.basename.split(".")
    return parts[-2] if len(parts) > 2 else ""

def _run(ctx, subcommand, sources, outputs, what):
    """Runs the command in one action. Its arguments do not depend on the machine or the time."""
    arguments = ctx.actions.args()
    arguments.add(subcommand)
    if subcommand == "generate" and ctx.attr.access_level:
        arguments.add("--access-level", ctx.attr.access_level)
    arguments.add_all(ctx.files.declarations + ctx.files.vocabulary, before_each = "--declarations")
    arguments.add_all(sources)
    arguments.add_all(outputs, before_each = "--output-file")
    ctx.actions.run(
        executable = ctx.executable.command,
        arguments = [arguments],
        inputs = sources + ctx.files.declarations + ctx.files.vocabulary + ctx.files.configuration,
        outputs = outputs,
        mnemonic = "Diorama" + subcommand.capitalize(),
        progress_message = "Generating %s from %s" % (ctx.label, what),
    )

def _run_in_shards(ctx, subcommand, scenes, name):
    """Declares an action for each shard of the scenes. If a scene changes, only the action of its shard runs again."""
    outputs = []
    for start in range(0, len(scenes), ctx.attr.shard_size):
        shard = scenes[start:start + ctx.attr.shard_size]
        files = [
            ctx.actions.declare_file(ctx.label.name + "/" + _folder(ctx, scene) + name(scene))
            for scene in shard
        ]
        _run(ctx, subcommand, shard, files, "%d scenes" % len(shard))
        outputs += files
    return outputs

def _diorama_swift(ctx):
    components = [file for file in ctx.files.declarations if _kind(file) == "component"]
    outputs = _run_in_shards(ctx, "generate", ctx.files.scenes + components, _swift_name)
    declarations = [file for file in ctx.files.declarations if _kind(file) in ["element", "decorator", "controller"]]
    if declarations:
        names = ["SceneElements+Project.swift"]
        if [file for file in declarations if _kind(file) == "decorator"]:
            names = ["Decorators.swift"] + names
        files = [ctx.actions.declare_file(ctx.label.name + "/" + name) for name in names]
        _run(ctx, "generate", declarations, files, "declarations")
        outputs += files
    return [DefaultInfo(files = depset(outputs))]

def _diorama_tree(ctx):
    return [DefaultInfo(files = depset(_run_in_shards(ctx, "compile", ctx.files.scenes, _tree_name)))]

_YAML = [".yaml", ".yml"]

_ATTRIBUTES = {
    "scenes": attr.label_list(
        mandatory = True,
        allow_files = _YAML,
        doc = "The scenes. Each output is named after its scene's file.",
    ),
    "declarations": attr.label_list(
        allow_files = _YAML,
        doc = "Components, enumerations, themes, and the elements, decorators and controllers whose classes are in " +
              "the scenes' module.",
    ),
    "vocabulary": attr.label_list(
        allow_files = _YAML,
        doc = "Components, elements, decorators, enumerations, themes and controllers of other modules that the " +
              "scenes can use.",
    ),
    "configuration": attr.label(
        allow_single_file = _YAML,
        doc = "The project's `diorama.yaml`, in a folder above the scenes.",
    ),
    "shard_size": attr.int(
        default = 200,
        doc = "The number of scenes in one action.",
    ),
    "access_level": attr.string(
        values = ["", "public", "internal"],
        doc = "The access level of the scenes; by default that of the configuration, or public.",
    ),
    "command": attr.label(
        default = "@diorama_command//:bin/diorama",
        executable = True,
        cfg = "exec",
        allow_single_file = True,
        doc = "The command `diorama`.",
    ),
}

diorama_swift = rule(
    implementation = _diorama_swift,
    attrs = _ATTRIBUTES,
    doc = "Generates Swift from scenes, for the sources of a `swift_library`.",
)

diorama_tree = rule(
    implementation = _diorama_tree,
    attrs = {name: attribute for name, attribute in _ATTRIBUTES.items() if name != "access_level"},
    doc = "Compiles scenes to runtime trees, which an app loads.",
)
