"""Makes scenes to measure with: the same ones on every machine and every run."""

import random
import shutil
from pathlib import Path

WORDS = (
    "account address author banner basket calendar caption card channel chapter comment contact cover draft event "
    "folder friend gallery group headline history invite journal language lesson library member message mirror note "
    "offer order page payment picture player post profile quote rating recipe report review search season section "
    "session shelf signal station story team ticket title topic track travel update video voucher weather window"
).split()
COLORS = ["label", "secondaryLabel", "systemBlue", "systemOrange", "systemGreen", '"#3366FF"', "link"]
STYLES = ["headline", "body", "caption1", "title2"]
SYMBOLS = ["heart", "star.fill", "tray", "person.badge.plus"]


class SceneWriter:
    """Writes the lines of one scene; every id in it is new."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines = []
        self.count = 0

    def sentence(self, length):
        words = self.random.choices(WORDS, k=length)
        return " ".join(words).capitalize()

    def new_id(self):
        self.count += 1
        return f"{self.random.choice(WORDS)}{self.count}"

    def view(self, indentation, depth=0):
        kinds = [self.label, self.text_field, self.button, self.slider, self.switch, self.image, self.like]
        if depth < 2:
            kinds.append(self.stack)
        self.random.choice(kinds)(" " * indentation, depth)

    def write(self, margin, first, *rest):
        self.lines.append(f"{margin}- {first}: {self.new_id()}")
        self.lines.extend(f"{margin}  {line}" for line in rest)

    def label(self, margin, _):
        text = self.sentence(self.random.randint(2, 7))
        if self.random.random() < 0.2:
            text = "${displayName} likes " + text.lower()
        self.write(
            margin, "label", f"text: {text}", f"font: {{ style: {self.random.choice(STYLES)} }}",
            f"textColor: {self.random.choice(COLORS)}")

    def text_field(self, margin, _):
        self.write(
            margin, "textField", f"placeholder: {self.sentence(2)}", f"maxLength: {self.random.randint(5, 90)}",
            "returnKey: done", "handlers:", f"  shouldReturn: {self.random.choice(WORDS)}Returned")

    def button(self, margin, _):
        self.write(
            margin, "button", f'title: "{self.sentence(2)}"', f"image: {{ symbol: {self.random.choice(SYMBOLS)} }}",
            f"handlers: {{ click: {self.random.choice(WORDS)}Tapped }}")

    def slider(self, margin, _):
        self.write(margin, "slider", "minimum: 0", "maximum: 11", "value: 7.5", "accessibilityLabel: Volume")

    def switch(self, margin, _):
        self.write(margin, "switch", "isOn: true", f"accessibilityLabel: {self.sentence(2)}")

    def image(self, margin, _):
        self.write(
            margin, "imageView", f"image: {{ asset: {self.random.choice(WORDS)} }}", "contentMode: scaleAspectFill",
            "height: 200", f"accessibilityLabel: {self.sentence(3)}")

    def like(self, margin, _):
        self.write(
            margin, "likeButton", "liked: false", f"count: {self.random.randint(0, 500)}", "accessibilityLabel: Like")

    def stack(self, margin, depth):
        self.write(margin, "stack", "axis: horizontal", "spacing: 8", "children:")
        for _ in range(self.random.randint(2, 3)):
            self.view(len(margin) + 4, depth + 1)


def scene(name, seed, lines=None, views=None):
    """The text of a scene with about so many lines, or exactly so many views."""
    writer = SceneWriter(seed)
    writer.lines += [
        f"# {writer.sentence(6)}.", f"scene: {name}", f"summary: {writer.sentence(5)}.", "parameters:",
        "  displayName: string", "  isNew: { type: boolean, default: false }",
        "layout: { axis: vertical, spacing: 12, padding: 16 }", "views:",
        "  - label: greeting", "    text: Hello, ${displayName}!", "    hidden: ${isNew}"]
    writer.count = 1
    while len(writer.lines) < lines if lines else writer.count < views:
        depth = 0 if lines or writer.count + 20 < views else 2
        writer.view(2, depth)
    return "\n".join(writer.lines) + "\n"


def file_name(name):
    return f"{name}.scene.yaml"


def write_scenes(folder, count, per_folder):
    """So many files of about 60 lines, so many in each folder."""
    for number in range(count):
        parent = folder / f"Feature{number // per_folder:03}"
        parent.mkdir(parents=True, exist_ok=True)
        name = f"Screen{number:05}"
        (parent / file_name(name)).write_text(scene(name, number, lines=55))


def make(folder, samples):
    """Makes every corpus below a folder, unless that has been done."""
    version = str(hash_of_this_file())
    stamp = folder / "version"
    if stamp.exists() and stamp.read_text() == version:
        return
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "one").mkdir(parents=True)
    (folder / "one" / file_name("Typical")).write_text(scene("Typical", 1, lines=55))
    (folder / "empty").mkdir()
    write_scenes(folder / "thousand", 1_000, per_folder=1_000)
    write_scenes(folder / "tenthousand", 10_000, per_folder=100)
    for thousands in (1, 2, 4, 8, 16):
        big = folder / f"views{thousands}k"
        big.mkdir()
        (big / file_name("Big")).write_text(scene("Big", thousands, views=thousands * 1_000))
    shutil.copytree(samples, folder / "samples", ignore=lambda _, names: [
        name for name in names if "." in name and not name.endswith(".yaml")])
    stamp.write_text(version)


def hash_of_this_file():
    import hashlib

    return hashlib.sha256(Path(__file__).read_bytes()).hexdigest()


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    make(here / ".build" / "corpus", here.parent / "Samples")
