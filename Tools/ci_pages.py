"""Runs the workflows in Documentation/ContinuousIntegration.md command by command."""

import pathlib
import re
import subprocess
import sys
import tempfile
import venv

import yaml

ROOT = pathlib.Path.cwd()
DIST = ROOT / ".build/dist"
PAGE = (ROOT / "Documentation/ContinuousIntegration.md").read_text()
VERSION = subprocess.run([ROOT / "Tools/version"], check=True, capture_output=True, text=True).stdout.strip()
SCENE = "scene: Hello\nviews:\n  - label: greeting\n    text: Hello\n"


def block(title, language):
    return re.search(rf"## {title}\n.*?```{language}\n(.*?)```", PAGE, re.S)[1]


def steps_of_github():
    """Each command, and whether it runs even if another one failed."""
    steps = yaml.safe_load(block("GitHub Actions", "yaml"))["jobs"]["scenes"]["steps"]
    return [(step["run"], "cancelled" in step.get("if", "")) for step in steps if "run" in step]


def steps_of_gitlab():
    job = yaml.safe_load(block("GitLab", "yaml"))["scenes"]
    return [(line, False) for line in job["script"]] + [(line, True) for line in job["after_script"]]


def steps_of_xcode():
    return [(block("Xcode Cloud", "sh"), False)]


def run(steps, folder, environment):
    """Runs the commands of a workflow. Returns the first exit status that is not 0, and the whole output."""
    status, printed = 0, ""
    for command, always in steps:
        if status and not always:
            continue
        result = subprocess.run(
            ["sh", "-e", "-c", command], cwd=folder, env=environment, capture_output=True, text=True
        )
        printed += result.stdout + result.stderr
        status = status or result.returncode
    return status, printed


def check(name, steps, expected, artifact=None):
    with tempfile.TemporaryDirectory() as place:
        place = pathlib.Path(place)
        project, tools = place / "project", place / "venv"
        (project / "Scenes").mkdir(parents=True)
        venv.create(tools, with_pip=True)
        environment = {
            "PATH": f"{tools}/bin:{place}/stand-ins:/usr/bin:/bin",
            "HOME": str(place),
            "LC_ALL": "C.UTF-8",
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": DIST.as_uri(),  # pip splits a list of paths at blanks
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "CI_PROJECT_DIR": str(project),
            "CI_PRIMARY_REPOSITORY_PATH": str(project),
        }
        stand_ins = place / "stand-ins"
        stand_ins.mkdir()
        for tool, script in {
            "defaults": '[ "$1 $2" = "write com.apple.dt.Xcode" ]',
            "brew": 'case "$1 $2" in "tap diorama/diorama") ;; '
            f'"install diorama") pip install -q diorama-scenes=={VERSION} ;; *) exit 9 ;; esac',
        }.items():
            (stand_ins / tool).write_text(f"#!/bin/sh\n{script}\n")
            (stand_ins / tool).chmod(0o755)
        (project / "requirements.txt").write_text(f"diorama-scenes=={VERSION}\n")
        (project / "diorama.yaml").write_text("scenes: Scenes\noutputs: { swift: Generated, trees: Trees }\n")
        (project / "Scenes/Hello.scene.yaml").write_text(SCENE)
        tool = ROOT / ".build/dist-build/release/diorama"
        for command in ("generate", "compile"):
            subprocess.run([tool, command], cwd=project, check=True)
        status, printed = run(steps, project, environment)
        if status:
            sys.exit(f"check-ci-pages: {name}: a valid project fails with {status}:\n{printed}")
        if artifact and not (project / artifact).stat().st_size:
            sys.exit(f"check-ci-pages: {name}: {artifact} is empty")
        (project / "Scenes/Hello.scene.yaml").write_text(SCENE.replace("text:", "txet:"))
        status, printed = run(steps, project, environment)
        if status != 1 or expected not in printed:
            sys.exit(f"check-ci-pages: {name}: a broken scene gives {status}, without '{expected}':\n{printed}")
        if artifact and "unknown-attribute" not in (project / artifact).read_text():
            sys.exit(f"check-ci-pages: {name}: {artifact} does not have the error")
        (project / "Scenes/Hello.scene.yaml").write_text(SCENE.replace("text: Hello", "text: Goodbye"))
        status, printed = run(steps, project, environment)
        if status != 3 or "is out of date" not in printed:
            sys.exit(f"check-ci-pages: {name}: an output that is out of date gives {status}:\n{printed}")
    print(f"ok -- {name}: {len(steps)} commands")


GUIDES = ("Bazel", "ContinuousIntegration", "Installing", "Reports", "Testing")
PAGES = ("README.md", *(f"Documentation/{name}.md" for name in GUIDES), "Tools/attack_projects.py")
VERSIONS = r'(?:diorama-scenes==|diorama_|diorama-|from: "|rev: |tag = "|"tool": "|"version": ")(\d+\.\d+\.\d+)'
for page in PAGES:
    for version in re.findall(VERSIONS, (ROOT / page).read_text()):
        if version != VERSION:
            sys.exit(f"check-ci-pages: {page} names version {version}")
check("GitHub Actions", steps_of_github(), "::error file=Scenes/Hello.scene.yaml", "diorama.sarif")
check("GitLab", steps_of_gitlab(), "Scenes/Hello.scene.yaml:4:5: error:", "checkstyle.xml")
check("Xcode Cloud", steps_of_xcode(), "Scenes/Hello.scene.yaml:4:5: error:")
