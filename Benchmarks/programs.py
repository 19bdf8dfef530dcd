"""Builds the measured programs and finds the installed peers."""

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUILD = HERE / ".build"
ROOT = HERE.parent


def linking(*options):
    """The options with which `make release` links the command."""
    command = [ROOT / "Tools" / "linking", *options]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()


def swift(package, product, *options):
    """Builds a product of a package for release. Returns its path."""
    command = ["swift", "build", "-c", "release", "--package-path", str(package), "--product", product, *options]
    if options:
        name = product + "-linked"
        command += ["--scratch-path", str(BUILD / name)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
    folder = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True)
    return Path(folder.stdout.strip()) / product


def corpus(folder, seed):
    """Makes the measured scenes, unless they already exist."""
    writer = swift(ROOT, "write-corpus")
    version = f"{seed} {hashlib.sha256(writer.read_bytes()).hexdigest()}"
    stamp = folder / "version"
    if stamp.exists() and stamp.read_text() == version:
        return
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([writer, folder, str(seed)], check=True)
    stamp.write_text(version)


def floor():
    """Builds the C program that does the minimum work. Returns its path."""
    BUILD.mkdir(exist_ok=True)
    program = BUILD / "floor"
    subprocess.run(["cc", "-O2", HERE / "floor.c", "-o", program, "-lyaml"], check=True)
    return program


def installed(name):
    """The path of a program: next to this Python (as for its packages), in one of Qt's folders, or on the path."""
    folders = [Path(sys.executable).parent, "/usr/lib/qt6/bin", "/usr/lib/qt6/libexec", "/usr/lib/qt5/bin"]
    return next((f"{folder}/{name}" for folder in folders if Path(folder, name).exists()), shutil.which(name))


def peers(folder, scenes, views):
    """The installed peers, each with a command that reads this number of views."""
    folder.mkdir(parents=True, exist_ok=True)
    schema = ROOT / "Grammar" / "scene.schema.json"
    files = sorted(scenes.rglob("*.yaml"))
    (folder / "Screen.ui").write_text(user_interface(views))
    (folder / "Screen.qml").write_text("import QtQuick\n\nColumn {\n" + "  Text { text: \"Hello\" }\n" * views + "}\n")
    (folder / "screen.blp").write_text(
        "using Gtk 4.0;\n\nGtk.Box {\n" + '  Gtk.Label { label: "Hello"; }\n' * views + "}\n")
    (folder / "screen.slint").write_text(
        "export component Screen inherits Window {\n" + '  Text { text: "Hello"; }\n' * views + "}\n")
    commands = {
        "uic": [installed("uic"), folder / "Screen.ui"],
        "qmllint": [installed("qmllint"), folder / "Screen.qml"],
        "blueprint-compiler": [installed("blueprint-compiler"), "compile", folder / "screen.blp"],
        "slint-compiler": [installed("slint-compiler"), folder / "screen.slint", "-o", folder / "screen.h"],
        "ryl": [installed("ryl"), "check", "--enable", "ALL", *files],
        "yamllint": [installed("yamllint"), *files],
        "check-jsonschema": [installed("check-jsonschema"), "--schemafile", schema, *files],
    }
    for name, command in commands.items():
        if command[0] is None:
            print(f"{name}: not installed, left out", flush=True)
        elif subprocess.run(command, capture_output=True).returncode not in (0, 1):
            print(f"{name}: does not run here, left out", flush=True)
        else:
            yield name, command


def user_interface(views):
    """A form of Qt Designer with this number of labels."""
    label = '<widget class="QLabel" name="label{0}"><property name="text"><string>Hello</string></property></widget>'
    labels = "\n".join(f"<item>{label.format(number)}</item>" for number in range(views))
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<ui version="4.0"><class>Screen</class>'
        f'<widget class="QWidget" name="Screen"><layout class="QVBoxLayout" name="column">{labels}</layout>'
        '</widget></ui>\n')


def machine():
    """The machine and the toolchain, on one line."""
    lines = Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []
    model = next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), "unknown processor")
    processors = sum(line.startswith("processor") for line in lines)
    release = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout.splitlines()[0]
    return json.dumps({"processor": model, "cores": processors, "swift": release.split(" (")[0]})
