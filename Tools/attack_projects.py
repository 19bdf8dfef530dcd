"""Hostile projects: declarations, configurations, baselines and manifests."""
import json

from attack_files import HEAD, join

SCENE = HEAD + "- label: greeting\n  text: Hello\n"
LARGEST = 2**63 - 1


def project(**files):
    """A project with a valid scene and other files, in whose names `__` stands for a dot."""
    return {"A.scene.yaml": SCENE, **{name.replace("__", "."): content for name, content in files.items()}}


def elements(count, base):
    """Elements, each with the supertype that `base` returns for its number."""
    return {
        f"e{i}.element.yaml": (
            f"element: e{i}\nswift: E{i}View\nextends: {base(i)}\nsummary: One of many.\n"
            f"attributes: {{ a{i}: string }}\n"
        )
        for i in range(count)
    }


def elements_named(count):
    """Elements, each with an attribute that is named like the next element."""
    return {
        f"e{i}.element.yaml": (
            f"element: e{i}\nswift: E{i}View\nsummary: One of many.\nattributes: {{ e{(i + 1) % count}: string }}\n"
        )
        for i in range(count)
    }


def decorators(count, decorated):
    names = ", ".join(decorated)
    return {
        f"D{i}.decorator.yaml": (
            f"decorator: D{i}Decorator\ndecorates: [{names}]\nproperty: p{i}\ntype: string\nsummary: One of many.\n"
        )
        for i in range(count)
    }


def decorated_elements(count, decorators_count):
    """A project of elements that all have the same decorators."""
    names = [f"e{i}" for i in range(count)]
    return project() | elements(count, lambda i: "view") | decorators(decorators_count, names)


def layer(size, number):
    """The numbers in a layer of this size."""
    return range(size * number, size * (number + 1))


def components(count, uses):
    """Components with a label and those whose numbers `uses` returns for their own, and a scene with the first."""
    def views(numbers):
        parts = (f"- C{number}: part{i}\n  t: ${{t}}\n" for i, number in enumerate(numbers))
        return "views:\n- label: caption\n  text: ${t}\n" + "".join(parts)

    files = {f"C{i}.component.yaml": f"component: C{i}\nstate: {{ t: string }}\n{views(uses(i))}" for i in range(count)}
    return {"A.scene.yaml": f"scene: A\nstate: {{ t: string }}\n{views([0])}", **files}


def styled(names, styles, views, style=lambda i: f"s{i}"):
    """A theme with numbers and fonts, and with styles that use them, and views with these styles."""
    theme = "theme: B\n"
    for kind, value in [("numbers", 12), ("fonts", "{ system: n0 }")]:
        theme += f"{kind}:\n" + join(names, f"  n@: {value}\n")
    theme += "styles:\n" + "".join(f"  s{i}: {{ font: n{i % names}, alpha: 0.5 }}\n" for i in range(styles))
    scene = "scene: A\nviews:\n" + "".join(f"- label: l{i}\n  text: a\n  styles: {style(i)}\n" for i in range(views))
    return {"A.scene.yaml": scene, "B.theme.yaml": theme}


def element(rest):
    return project(e__element__yaml="element: e\nswift: EView\nextends: view\nsummary: An element.\n" + rest)


def changing(views, rest, more=lambda i: ""):
    """An element with 900 numbers and something else, and views in which all of them change."""
    attributes = "".join(f"  a{i}: {{ type: number, summary: One of many.{more(i)} }}\n" for i in range(900))
    values = join(900, "  a@: ${s@}\n")
    scene = "scene: A\nstate:\n" + join(900, "  s@: number\n")
    scene += "views:\n" + "".join(f"- e: view{i}\n{values}" for i in range(views))
    return element("attributes:\n" + attributes + rest) | {"A.scene.yaml": scene}


def baseline(diagnostics):
    return project(b__json=json.dumps({"version": 1, "diagnostics": diagnostics}))


def known(i, count=1):
    return {"file": f"deleted{i}.scene.yaml", "code": "vague-id", "line": f"- label: l{i}", "text": "l", "count": count}


def manifest(outputs):
    return project(**{"out/.diorama-manifest.json": json.dumps({"dioramaManifest": 1, "outputs": outputs})})


def output(i, file=None):
    return {
        "file": file or f"S{i}Scene.swift", "hash": "0" * 16, "inputs": [f"../S{i}.scene.yaml"], "inputHash": "0" * 16,
        "accessLevel": "public", "tool": "0.1.0",
    }


def numbered(count, name, text):
    """As many files, in whose names and texts `@` stands for their number."""
    return {name.replace("@", str(i)): text.replace("@", str(i)) for i in range(count)}


def raw(name, text):
    return project(**{name: text})


def crowd(count, **files):
    """Many valid scenes and some other files."""
    return {**{f"S{i}.scene.yaml": f"scene: S{i}\nviews: []\n" for i in range(count)}, **project(**files)}


def foldered(count, configuration=None):
    """Folders with an element and a scene each, and a configuration if one is given."""
    files = {}
    for i, (name, content) in enumerate(elements(count, lambda i: "view").items()):
        files |= {f"f{i}/{name}": content, f"f{i}/S{i}.scene.yaml": f"scene: S{i}\nviews: []\n"}
        if configuration is not None:
            files[f"f{i}/diorama.yaml"] = configuration
    return files


VALIDATE = ["validate", "."]
# The schema goes to a file, because output counts as a report.
SCHEMA = ["sh", "-c", 'exec "$D" schema . > schema.json']
EVERY = {
    "validate": VALIDATE,
    "compile": ["compile", ".", "-o", "out"],
    "generate": ["generate", ".", "-o", "out"],
    "--fix": ["validate", "--fix", "."],
    "schema": SCHEMA,
}
BASELINE = ["validate", ".", "--baseline", "b.json"]
GENERATE = ["generate", ".", "-o", "out"]
COMPILE = ["compile", ".", "-o", "out"]
MANIFEST = "out/.diorama-manifest.json"
# The declaration of an attribute, up to its cases.
ENUMERATION = "attributes:\n  a:\n    type: enumeration\n    swiftType: T\n    cases:\n"

# Projects that grow, run with n/4 and with n pieces: name, description, files for n pieces, n, arguments, exit status.
PROJECTS = [
    ("elements", "elements that extend the same element",
     lambda n: project() | elements(n, lambda i: "e0" if i else "view"), 1_000, EVERY, 0),
    ("elements-chain", "elements, each extending the next",
     lambda n: project() | elements(n, lambda i: f"e{i + 1}" if i + 1 < n else "view"), 1_000, EVERY, 1),
    ("elements-cycle", "elements that extend each other in a cycle",
     lambda n: project() | elements(n, lambda i: f"e{(i + 1) % n}"), 1_000, EVERY, 1),
    ("decorators", "elements with 200 decorators each", lambda n: decorated_elements(n, 200), 1_000, EVERY, 0),
    ("decorators-view", "elements that inherit 200 decorators",
     lambda n: project() | elements(n, lambda i: "view") | decorators(200, ["view"]), 1_000, EVERY, 0),
    ("decorators-1000", "elements, and as many decorators for each",
     lambda n: decorated_elements(n, n), 1_000, EVERY, 1),
    ("decorators-unknown", "unknown elements of a decorator",
     lambda n: project() | decorators(1, [f"x{i}" for i in range(n)]), 8_000, EVERY, 1),
    ("generate-decorators", "… and their Swift", lambda n: decorated_elements(n, 200), 400, GENERATE, 0),
    ("attributes", "attributes of one element",
     lambda n: element("attributes:\n" + join(n, "  a@: string\n")), 4_900, EVERY, 0),
    ("attributes-required", "required attributes of one element",
     lambda n: element("attributes:\n" + join(n, "  a@: { type: string, required: true }\n")), 1_600, EVERY, 0),
    ("attributes-inherited", "elements that extend one with 4,900 attributes",
     lambda n: element("attributes:\n" + join(4_900, "  a@: string\n")) | elements(n, lambda i: "e"), 1_000, EVERY, 1),
    ("attribute-cases", "cases of an attribute",
     lambda n: element(ENUMERATION + join(n, "    - c@\n")), 9_900, EVERY, 0),
    ("cases-beyond", "… more than allowed", lambda n: element(ENUMERATION + join(n, "    - c@\n")), 400_000, EVERY, 1),
    ("cases-wrong", "wrong values for an attribute with 950 long cases",
     lambda n: element(ENUMERATION + join(950, f"    - {'case' * 12}@\n"))
     | {"B.scene.yaml": "scene: B\nviews:\n" + join(n, f"- e: v@\n  a: {'esac' * 12}@\n")}, 40_000, VALIDATE, 1),
    ("elements-unknown", "views of unknown elements, with 900 elements of 400 parts each",
     lambda n: element("attributes:\n" + join(400, "  b@: string\n")) | elements(900, lambda i: "e")
     | {"B.scene.yaml": "scene: B\nviews:\n" + join(n, f"- {'element' * 8}@: v@\n- label: w@\n  c@: x\n")},
     20_000, VALIDATE, 1),
    ("constraints", "constraints about unknown parts",
     lambda n: element("constraints:\n" + join(n, "- exactlyOneOf: [u@, v@]\n")), 1_900, EVERY, 1),
    ("elements-many", "elements that extend `view`",
     lambda n: project() | elements(n, lambda i: "view"), 8_000, EVERY, 0),
    ("elements-named", "elements with an attribute that is named like the next",
     lambda n: project() | elements_named(n), 4_000, EVERY, 0),
    ("elements-lines", "elements in chains of eight",
     lambda n: project() | elements(n, lambda i: f"e{i - 1}" if i % 8 else "view"), 4_000, EVERY, 0),
    ("constraint-parts", "mutually exclusive parts of one element",
     lambda n: element(
         "attributes:\n" + join(n, "  a@: string\n") + "constraints:\n- atMostOneOf:\n" + join(n, "  - a@\n")),
     2_400, EVERY, 0),
    ("parts-changing", "views with 900 changing parts, which must increase",
     lambda n: changing(n, "constraints:\n- increasing:\n" + join(900, "  - a@\n")), 80, EVERY, 0),
    ("parts-resetting", "views with 900 changing parts, each resetting the next",
     lambda n: changing(n, "", lambda i: f", resets: [a{i + 1}]" if i < 899 else ""), 80, EVERY, 0),
    ("constraints-inherited", "elements that inherit 1,000 constraints",
     lambda n: element("attributes: { a: string, b: string }\nconstraints:\n" + "- atMostOneOf: [a, b]\n" * 1_000)
     | elements(n, lambda i: "e"), 1_000, EVERY, 0),
    ("roles-inherited", "elements that inherit a role with 1,000 members",
     lambda n: element(
         "configurations: [{ method: configure, arguments: { source: source } }]\n"
         "roles:\n  source:\n    protocol: Source\n    members:\n"
         + join(1_000, "      m@: { type: string, required: true }\n"))
     | elements(n, lambda i: "e"), 1_000, EVERY, 0),
    ("long-names", "letters of a Swift name",
     lambda n: element(f"attributes:\n  a: {{ type: string, property: {'p' * n} }}\n"), 900_000, EVERY, 0),
    ("declarations-broken", "declarations that cannot be read",
     lambda n: numbered(n, "e@.element.yaml", "element: [\n") | project(), 1_000, EVERY, 1),
    ("folders", "folders, each with a configuration",
     lambda n: numbered(n, "p@/diorama.yaml", "strict: true\n")
     | numbered(n, "p@/S@.scene.yaml", "scene: S@\nviews: []\n"), 2_000, VALIDATE, 0),
    ("components", "components that a component contains",
     lambda n: components(n + 1, lambda i: [] if i else range(1, n + 1)), 1_500, EVERY, 0),
    ("components-chain", "components, each containing the next",
     lambda n: components(n, lambda i: [i + 1] if i + 1 < n else []), 1_000, EVERY, 1),
    ("components-cycle", "components that contain each other in a cycle",
     lambda n: components(n, lambda i: [(i + 1) % n]), 1_000, EVERY, 1),
    ("components-layers", "components in 30 layers, each containing the whole next layer",
     lambda n: components(n, lambda i: layer(n // 30, i // (n // 30) + 1) if i < n // 30 * 29 else []), 600, EVERY, 0),
    ("component-uses", "views of one component",
     lambda n: components(2, lambda i: [] if i else [1] * n), 1_600, EVERY, 0),
    ("theme-names", "numbers and fonts of a theme", lambda n: styled(n, 1, 1), 1_200, EVERY, 0),
    ("theme-styles", "styles of a theme, each of one view", lambda n: styled(10, n, n), 1_600, EVERY, 0),
    ("theme-lists", "styles of each of 100 views",
     lambda n: styled(10, n, 100, lambda i: f"[{', '.join(f's{j}' for j in range(n))}]"), 1_000, EVERY, 0),
    ("themes", "themes that declare the same names",
     lambda n: numbered(n, "B@.theme.yaml", "theme: B@\nnumbers: { gap: 1, gap@: 2 }\n") | project(), 2_000, EVERY, 1),
    ("folders-elements", "folders, each with an element and a scene", foldered, 2_000, EVERY, 0),
    ("projects-elements", "projects, each with an element and a scene",
     lambda n: foldered(n, "strict: true\n"), 2_000, ["generate", "."], 0),
    ("patterns-100000", "patterns of a configuration",
     lambda n: crowd(1_000, diorama__yaml="exclude:\n" + join(n, "- '*a@*/**/x'\n")), 100_000, VALIDATE, 1),
    ("patterns-1000", "files, each matched against 1,000 patterns",
     lambda n: crowd(n, diorama__yaml="exclude:\n" + join(1_000, "- '*a@*/**/x'\n")), 1_000, VALIDATE, 0),
    ("pattern-long", "letters of one pattern",
     lambda n: project(diorama__yaml="exclude: '" + "*a" * (n // 2) + "'\n"), 1_000_000, VALIDATE, 1),
    ("scenes-100000", "paths of scenes in a configuration",
     lambda n: project(diorama__yaml="scenes:\n" + join(n, "- f@\n")), 100_000, ["validate"], 1),
    ("rules", "unknown rules of a configuration",
     lambda n: project(diorama__yaml="rules:\n" + join(n, "  rule@: off\n")), 100_000, VALIDATE, 1),
    ("configuration-deep", "nested '[' in a configuration",
     lambda n: project(diorama__yaml="exclude: " + "[" * n), 100_000, VALIDATE, 1),
    ("baseline-obsolete", "obsolete entries of a baseline",
     lambda n: baseline([known(i) for i in range(n)]), 60_000, BASELINE, 0),
    ("baseline-deep", "nested '[' in a baseline", lambda n: raw("b.json", "[" * n), 8_000_000, BASELINE, 2),
    ("baseline-values", "values in a baseline", lambda n: raw("b.json", "[" + "0," * n + "0]"), 4_000_000, BASELINE, 2),
    ("baseline-objects", "objects in a baseline",
     lambda n: raw("b.json", '{"version":1,"diagnostics":[' + '{"":0},' * n + "{}]}"), 1_000_000, BASELINE, 2),
    ("baseline-members", "members of an object in a baseline",
     lambda n: raw("b.json", '{"version":1' + join(n, ',"m@":0') + "}"), 1_000_000, BASELINE, 2),
    ("baseline-text", "escapes in one text of a baseline",
     lambda n: raw("b.json", '"' + "\\u00e9" * n + '"'), 2_500_000, BASELINE, 2),
    ("manifest-outputs", "outputs in a manifest",
     lambda n: manifest([output(i) for i in range(n)]), 20_000, GENERATE, 0),
    ("manifest-trees", "runtime trees in a manifest",
     lambda n: manifest([output(i, f"S{i}.scene.json") for i in range(n)]), 20_000, COMPILE, 0),
    ("same-name", "scenes with one name, in as many folders of a module",
     lambda n: numbered(n, "p@/S.scene.yaml", "scene: S\nviews: []\n"), 2_000, GENERATE, 1),
    ("manifest-deep", "nested '[' in a manifest", lambda n: raw(MANIFEST, "[" * n), 30_000_000, GENERATE, 2),
    ("manifest-values", "values in a manifest",
     lambda n: raw(MANIFEST, "[" + "0," * n + "0]"), 30_000_000, GENERATE, 2),
    ("manifest-inputs", "inputs of one output in a manifest",
     lambda n: manifest([output(0) | {"inputs": [f"i{i}" for i in range(n)]}]), 100_000, GENERATE, 0),
]

# Projects of one size: name, description, files, arguments, exit status.
SINGLE_PROJECTS = [
    ("element-self", "an element that extends itself",
     element("") | {"e.element.yaml": "element: e\nswift: EView\nextends: e\n"}, VALIDATE, 1),
    ("baseline-types", "a baseline with wrong types",
     baseline([{"file": 1, "code": [], "line": {}, "text": None, "count": "x"}]), BASELINE, 2),
    ("baseline-counts", "counts that overflow when added",
     baseline([known(1, LARGEST), known(2, LARGEST)]), BASELINE, 2),
    ("baseline-paths", "a baseline with paths out of the project",
     baseline([known(0) | {"file": path} for path in ("/etc/passwd", "../" * 99, "a\0b", "", "\u001b[31m")]),
     [*BASELINE, "--write-baseline"], 0),
    ("baseline-large", "a baseline of 16 MiB and one byte", raw("b.json", " " * ((16 << 20) + 1)), BASELINE, 2),
    ("manifest-types", "a manifest with wrong types", manifest([{"file": {}, "inputs": 3}]), GENERATE, 2),
    ("manifest-paths", "a manifest with an absolute path", manifest([output(0, "/etc/X.swift")]), GENERATE, 2),
    ("manifest-up", "… with a path out of its folder", manifest([output(0, "a/../../A.swift")]), GENERATE, 2),
    ("manifest-tree-up", "… of a runtime tree", manifest([output(0, "a/../../A.json")]), COMPILE, 2),
    ("manifest-itself", "a manifest that names itself", manifest([output(0, ".diorama-manifest.json")]), COMPILE, 2),
    ("compile-foreign", "a foreign file in place of a runtime tree", raw("out/A.scene.json", "{}"), COMPILE, 6),
    ("depfile-foreign", "a Makefile named as the dependency file",
     raw("Makefile", "all:\n"), [*COMPILE, "--depfile", "Makefile"], 64),
    ("manifest-nul", "… with NUL in a path", manifest([output(0, "a\0b.swift")]), GENERATE, 2),
    ("manifest-large", "a manifest of 64 MiB and one byte", raw(MANIFEST, " " * ((64 << 20) + 1)), GENERATE, 2),
    ("configuration-up", "a configuration with paths out of its folder",
     project(
         diorama__yaml="scenes: ../..\ndeclarations: [/etc]\nexclude: a/../../b\nbaseline: ../b\n"
         "outputs: { swift: /tmp, trees: .. }\n"), ["validate"], 1),
]
