"""Writes the scenes and components below a folder and, for each of their keys, a copy in which that key is misspelt.
With the folder of the grammar, takes only the scenes in the folder itself, which need no project, and does the same for
the examples of the grammar's elements.

usage: misspell-keys.py <output folder> <scenes folder> [<grammar folder>]
"""

import pathlib
import sys
import textwrap

from ruamel.yaml import YAML
from ruamel.yaml.nodes import MappingNode, SequenceNode

# Under these keys, the author of a scene or a component chooses the names.
KEYS_OF_NAMES = {"parameters", "state", "conditions", "derived", "events", "slots"}


def samples(files):
    for path in sorted(files):
        if path.name.endswith((".scene.yaml", ".component.yaml")):
            yield path.name.removesuffix(".yaml"), path.read_text()


def examples(grammar):
    """The examples of the elements, each wrapped in a scene."""
    files = sorted(grammar.glob("Elements/*.element.yaml"))
    elements = {element["element"]: element for element in map(YAML(typ="safe").load, files)}

    def placement(element):
        if "placement" in element or "extends" not in element:
            return element.get("placement", "view")
        return placement(elements[element["extends"]])

    heads = {
        "view": "views:",
        "row": "controller: table\nrows:",
        "barItem": "views: []\nscreen:\n  rightItems:",
        "menuItem": "controller: table\nrows:\n- cell: place\n  title: Place\n  menu:",
        "swipeAction": "controller: table\nrows:\n- cell: place\n  title: Place\n  trailingSwipe:",
        "screen": "views: []",
    }
    for name, element in elements.items():
        if "example" in element:
            place = placement(element)
            example = textwrap.indent(element["example"], "" if place in ("view", "row", "screen") else "  ")
            yield f"example-{name}", f"scene: Example\n{heads[place]}\n{example}"


def keys(node, seen, is_listed=False):
    """The language's keys in a document, each only once even if aliases repeat it.

    Without those of a selection, which may be cases, and the events below `each`, which are those of a component.
    """
    if id(node) in seen:
        return
    seen.add(id(node))
    if isinstance(node, SequenceNode):
        for element in node.value:
            yield from keys(element, seen, is_listed=True)
    if isinstance(node, MappingNode):
        words = {key.value for key, _ in node.value}
        is_selection = "switch" in words and not is_listed
        for key, value in node.value:
            if key.value != "<<" and not (is_selection and key.value != "switch"):
                yield key
            has_names = key.value in KEYS_OF_NAMES or key.value == "handlers" and "each" in words
            if has_names and isinstance(value, MappingNode):
                for _, named in value.value:
                    yield from keys(named, seen)
            else:
                yield from keys(value, seen)


def main(output, folder, grammar=None):
    for name in ("accepted", "rejected"):
        (output / name).mkdir(parents=True)
    scenes = [*samples(folder.glob("*")), *examples(grammar)] if grammar else samples(folder.rglob("*"))
    for name, text in scenes:
        (output / "accepted" / f"{name}.yaml").write_text(text)
        for key in keys(YAML(typ="rt").compose(text), set()):
            end = key.end_mark.index
            mutant = f"{name}-{key.start_mark.line + 1}-{key.start_mark.column + 1}-{key.value}.yaml"
            (output / "rejected" / mutant).write_text(f"{text[:end]}Misspelt{text[end:]}")


main(*map(pathlib.Path, sys.argv[1:]))
