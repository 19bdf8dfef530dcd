"""Tests compatibility.py: it reports breaking changes to the grammar, and no others."""

import pathlib
import shutil
import tempfile

import compatibility

# A file, a text in it, its replacement, and the expected report.
CASES = [
    ("Elements/slider.element.yaml", "element: slider", "element: knob", "element 'slider': was removed"),
    ("Elements/label.element.yaml", "  lines:", "  lineCount:", "element 'label', attribute 'lines': was removed"),
    (
        "Elements/slider.element.yaml",
        "  value:\n",
        "  position:\n    synonyms: [value]\n",
        "element 'slider', attribute 'value': was renamed to 'position'",
    ),
    (
        "Elements/label.element.yaml",
        "    minimum: 0\n",
        "    minimum: 1\n",
        "element 'label', attribute 'lines': 'minimum' was 0 and is 1",
    ),
    ("Elements/label.element.yaml", "    minimum: 0\n", "", None),
    ("Elements/label.element.yaml", "  lines:\n", "  lines:\n    hints: { rows: write 'lines' }\n", None),
    ("Elements/switchCell.element.yaml", "protocol: SwitchWithTextCellDelegate", "protocol: Other", "'protocol' was"),
    (
        "Elements/label.element.yaml",
        "    minimum: 0\n",
        "    minimum: 0\n    maximum: 9\n",
        "'maximum' was not there and is 9",
    ),
    ("Elements/label.element.yaml", "    type: integer\n", "    type: number\n", "'type' was integer and is number"),
    (
        "Elements/slider.element.yaml",
        "  value:\n",
        "  value:\n    required: true\n",
        "element 'slider', attribute 'value': 'required' was not there and is true",
    ),
    (
        "Elements/slider.element.yaml",
        "attributes:\n",
        "attributes:\n  step: { type: number, required: true, summary: S. }\n",
        "element 'slider', attribute 'step': is new and required",
    ),
    ("Elements/slider.element.yaml", "attributes:\n", "attributes:\n  step: { type: number, summary: S. }\n", None),
    ("Elements/slider.element.yaml", "    default: 1\n", "    default: 2\n", "'default' was 1 and is 2"),
    ("Elements/slider.element.yaml", "    property: maximumValue\n", "", None),
    ("Elements/textField.element.yaml", "    liveProperty: liveSecure\n", "", None),
    ("Elements/screen.element.yaml", "    shownBy: showsToolbar\n", "", None),
    (
        "Elements/slider.element.yaml",
        "constraints:\n",
        "constraints:\n  - increasing: [minimum, maximum]\n",
        "'constraints' was",
    ),
    ("Elements/slider.element.yaml", "extends: control", "extends: view", "element 'slider': is no longer a 'control'"),
    (
        "Elements/slider.element.yaml",
        "swift: UISlider",
        "swift: Slider",
        "element 'slider': 'swift' was UISlider and is Slider",
    ),
    (
        "Elements/button.element.yaml",
        "{ name: sender, type: Self }",
        "{ name: sender, type: UIView }",
        "element 'button', event 'click': 'arguments' was",
    ),
    (
        "Elements/button.element.yaml",
        "without: [",
        "without: [shown, ",
        "attribute 'shown': was removed",
    ),
    ("Values/axis.enumeration.yaml", "  - vertical\n", "", "enumeration 'axis', case 'vertical': was removed"),
    ("Values/axis.enumeration.yaml", "  - vertical\n", "  - vertical\n  - diagonal\n", None),
    ("Decorators/HyperlinkDecorator.decorator.yaml", "property: url", "property: link", "property 'url': was removed"),
    (
        "Decorators/HyperlinkDecorator.decorator.yaml",
        "decorates: label",
        "decorates: button",
        "'decorates' was label and is button",
    ),
    (
        "Controllers/view.controller.yaml",
        "    handlers, layOut",
        "    handlers, header, layOut",
        "'header' is reserved now",
    ),
    ("grammar.yaml", "Any, AnyObject", "Any, Anything, AnyObject", "'Anything' is reserved now"),
    ("grammar.yaml", "Any, AnyObject", "Any", None),
    ("grammar.yaml", "growing: grows", "growing: fills", "grammar: 'growing' was grows and is fills"),
    ("grammar.yaml", "  attribute: title", "  attribute: text", "grammar: 'textRow' was"),
    ("grammar.yaml", "slot: slot", "", "grammar: 'slot' was slot and is not there"),
    ("grammar.yaml", "slot: slot", "slot: slot\nhole: hole", None),
    ("Controllers/view.controller.yaml", "  spacing:\n", "  gap:\n", "layout attribute 'spacing': was removed"),
]


def check(file, old, new, expected):
    with tempfile.TemporaryDirectory() as folder:
        changed = pathlib.Path(folder) / "Grammar"
        shutil.copytree("Grammar", changed)
        text = (changed / file).read_text()
        assert old in text, f"{file} has no '{old}'"
        (changed / file).write_text(text.replace(old, new, 1))
        breaks = compatibility.breaking_changes(
            compatibility.Grammar(pathlib.Path("Grammar")), compatibility.Grammar(changed)
        )
    if expected is None:
        assert not breaks, f"{file}, '{new}': reported although nothing breaks: {breaks}"
    else:
        assert any(expected in change for change in breaks), f"{file}, '{new}': '{expected}' is not among {breaks}"


for case in CASES:
    check(*case)
print(f"ok -- {len(CASES)} changes to the grammar are reported correctly")
