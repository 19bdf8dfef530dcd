"""Rules that make scenes Swift and runtime trees."""

def _name(scene):
    """The name of a scene's file without its two extensions."""
    return ".".join(scene.basename.split(".")[:-2])

def _swift_name(scene):
    return _name(scene) + "Scene.swift"

def _tree_name(scene):
    return _name(scene) + ".scene.json"

def _folder(ctx, file):
    """The folder of a file below the target's package; empty for the package itself and for files of other packages."""
    prefix = ctx.label.package + "/" if ctx.label.package else ""
    path = file.short_path
    if path.startswith("../") or not path.startswith(prefix):
        return ""
    return path[len(prefix):-len(file.basename)]

def _kind(file):
    parts = file.basename.split(".")
    return parts[-2] if len(parts) > 2 else ""

def _run(ctx, subcommand, sources, outputs, what):
    """Runs the command in one action. Nothing that it is given depends on the machine or on the time."""
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
        progress_message = "Making %s of %s" % (ctx.label, what),
    )

def _run_in_shards(ctx, subcommand, name):
    """An action for each shard of the scenes. A changed scene makes that of its shard run again, and no other."""
    outputs = []
    scenes = ctx.files.scenes
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
    outputs = _run_in_shards(ctx, "generate", _swift_name)
    if ctx.files.declarations:
        names = ["SceneElements+Project.swift"]
        if [file for file in ctx.files.declarations if _kind(file) == "decorator"]:
            names = ["Decorators.swift"] + names
        files = [ctx.actions.declare_file(ctx.label.name + "/" + name) for name in names]
        _run(ctx, "generate", ctx.files.declarations, files, "declarations")
        outputs += files
    return [DefaultInfo(files = depset(outputs))]

def _diorama_tree(ctx):
    return [DefaultInfo(files = depset(_run_in_shards(ctx, "compile", _tree_name)))]

_YAML = [".yaml", ".yml"]

_ATTRIBUTES = {
    "scenes": attr.label_list(
        mandatory = True,
        allow_files = _YAML,
        doc = "The scenes. Each output is named after the file of its scene.",
    ),
    "declarations": attr.label_list(
        allow_files = _YAML,
        doc = "The elements and decorators whose classes are in the module of the scenes.",
    ),
    "vocabulary": attr.label_list(
        allow_files = _YAML,
        doc = "Elements and decorators of other modules that the scenes can use.",
    ),
    "configuration": attr.label(
        allow_single_file = _YAML,
        doc = "The `diorama.yaml` of the project, which is in a folder above the scenes.",
    ),
    "shard_size": attr.int(
        default = 200,
        doc = "How many scenes one action works on.",
    ),
    "access_level": attr.string(
        values = ["", "public", "internal"],
        doc = "Whether other modules can use the scenes; by default, what the configuration says, or public.",
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
    doc = "Makes scenes the Swift that a `swift_library` has among its sources.",
)

diorama_tree = rule(
    implementation = _diorama_tree,
    attrs = {name: attribute for name, attribute in _ATTRIBUTES.items() if name != "access_level"},
    doc = "Makes scenes the runtime trees that an app loads.",
)
