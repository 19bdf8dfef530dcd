"""Runs diorama with every report format on the same files, and checks the formats against their rules and each other.

usage: check-reports.py <diorama> <empty folder>
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.parse
import xml.etree.ElementTree

import jsonschema
import sarif_names
from sarif_pydantic import Sarif

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCENES = ["one-error", "references", "remedies", "values"]

HOSTILE = """scene: Hostile
parameters: { name: string, photo: url }
views:
- label: "👋🏽 你好 é"
  "]]> & <b> -- ::error::x %0A,: [a](http://e.org) {0} \\e[31m\\n\\0\\ufffe": { a: "\t" }
  text: "👩‍👩‍👧 ${nmae}" # 😀
- { label: two, text: "😀 ${nmae} ${name}", txet: 1, textColor: systemBleu }
- label: two
  url: medium.com
  textColor: >-
    systemBleu
- switch: 12
"""


def write_hostile(folder):
    """Writes files with unusual names, bytes and line breaks."""
    folder.mkdir()
    text = HOSTILE.encode()
    (folder / "plain.scene.yaml").write_bytes(text)
    (folder / "mark.scene.yaml").write_bytes(b"\xef\xbb\xbf" + text)
    (folder / "returns.scene.yaml").write_bytes(text.replace(b"\n", b"\r\n"))
    (folder / "lone-returns.scene.yaml").write_bytes(text.replace(b"\n", b"\r"))
    (folder / "no-end.scene.yaml").write_bytes(text.rstrip())
    (folder / "open.scene.yaml").write_bytes(text + b"  text: [a, \xf0\x9f\x98\x80")
    (folder / "latin.scene.yaml").write_bytes(b"scene: A\r# \xf0\x9f\x98\x80 \xe9\xe8 \xc3")
    (folder / "empty.scene.yaml").write_bytes(b"")
    (folder / "a, b:\n%<&\"'é]]>#?.scene.yaml").write_bytes(text)


def lines_of(data):
    """The offsets at which the lines of a file begin, after a byte order mark."""
    starts = [match.end() for match in re.finditer(rb"\r\n|\r|\n", data)]
    return [3 if data.startswith(b"\xef\xbb\xbf") else 0] + starts


def place_of(data, offset, unit):
    """The line and column of a byte offset, computed independently of diorama."""
    starts = lines_of(data)
    line = max(index for index, start in enumerate(starts) if start <= max(offset, starts[0]))
    before = data[starts[line] : max(offset, starts[line])]
    columns = len(before) if unit == "bytes" else len(before.decode("utf-8", "replace").encode("utf-16-le")) // 2
    return line + 1, columns + 1


def visible(text):
    return re.sub(r"[\x00-\x08\x0a-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]", "\ufffd", text)


def same(left, right, place):
    assert left == right, f"{place}: {left!r} is not {right!r}"


class Reports:
    """The reports of one command in every format."""

    def __init__(self, diorama, arguments):
        self.output = {}
        for form in ["json", "sarif", "github", "xcode", "checkstyle"]:
            run = subprocess.run([diorama, "validate", "--format", form, *arguments], capture_output=True)
            same(run.stderr, b"", f"standard error of {form}")
            self.status = run.returncode
            self.output[form] = run.stdout.decode()
        self.json = json.loads(self.output["json"])
        self.files = {}

    def data(self, path):
        if path not in self.files:
            self.files[path] = pathlib.Path(path).read_bytes()
        return self.files[path]

    def place(self, diagnostic, offset, unit="utf16"):
        return place_of(self.data(diagnostic["path"]), offset, unit)

    def check(self):
        self.check_json()
        self.check_sarif()
        self.check_checkstyle()
        self.check_xcode()
        self.check_github()
        print(f"ok -- {len(self.json['diagnostics'])} diagnostics are the same in every format")

    def check_json(self):
        schema = json.loads((ROOT / "Documentation/report.schema.json").read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        jsonschema.validate(self.json, schema)
        severities = [diagnostic["severity"] for diagnostic in self.json["diagnostics"]]
        summary = self.json["summary"]
        same(summary["errors"], severities.count("error"), "errors")
        same(summary["warnings"], severities.count("warning"), "warnings")
        same(summary["failures"], len(self.json["failures"]), "failures")
        same(self.status, 2 if summary["failures"] else 1 if summary["errors"] else 0, "exit status")
        for diagnostic in self.json["diagnostics"]:
            for range in self.ranges(diagnostic):
                for end in range.values():
                    same(end["line"], self.place(diagnostic, end["offset"])[0], diagnostic)

    def ranges(self, diagnostic):
        edits = [edit for fix in diagnostic["fixes"] for edit in fix["edits"]]
        return [part["range"] for part in [diagnostic, *diagnostic["notes"], *edits]]

    def check_sarif(self):
        log = json.loads(self.output["sarif"])
        schema = json.loads((ROOT / "Tools/sarif-rules.schema.json").read_text())
        jsonschema.validate(log, schema)
        sarif_names.check(log)
        Sarif.model_validate(log)
        [run] = log["runs"]
        [invocation] = run["invocations"]
        same(invocation["exitCode"], self.status, "exit code")
        same(invocation["executionSuccessful"], not self.json["failures"], "execution")
        same(len(invocation["toolExecutionNotifications"]), len(self.json["failures"]), "notifications")
        rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
        same(len(rules), len(set(rules)), "rules")
        same(len(run["results"]), len(self.json["diagnostics"]), "results")
        fingerprints = set()
        for result, diagnostic in zip(run["results"], self.json["diagnostics"]):
            same(rules[result["ruleIndex"]], result["ruleId"], "rule")
            same(result["ruleId"], diagnostic["code"], "code")
            same(result["level"], diagnostic["severity"], "level")
            same(self.shown(result["message"]), diagnostic["message"], "message")
            self.check_location(result["locations"][0], diagnostic, diagnostic["range"])
            for location, note in zip(result["relatedLocations"], diagnostic["notes"], strict=True):
                same(self.shown(location["message"]), note["message"], "note")
                self.check_location(location, diagnostic, note["range"])
            for fix, wanted in zip(result["fixes"], diagnostic["fixes"], strict=True):
                [change] = fix["artifactChanges"]
                for replacement, edit in zip(change["replacements"], wanted["edits"], strict=True):
                    self.check_region(replacement["deletedRegion"], diagnostic, edit["range"])
                    same(replacement["insertedContent"]["text"], edit["replacement"], "replacement")
            fingerprint = diagnostic["path"], *result["partialFingerprints"].values()
            assert fingerprint not in fingerprints, f"{fingerprint} is not unique"
            fingerprints.add(fingerprint)

    def shown(self, message):
        """A message as a viewer shows it: without doubled braces, and without backslashes that prevent links."""
        text = message["text"].replace("{{", "{").replace("}}", "}")
        return re.sub(r"\\([\\\[\]])", r"\1", text) if r"\](" in text else text

    def check_location(self, location, diagnostic, range):
        artifact = location["physicalLocation"]["artifactLocation"]
        same(urllib.parse.unquote(artifact["uri"]), os.path.normpath(diagnostic["path"]), "uri")
        self.check_region(location["physicalLocation"]["region"], diagnostic, range)

    def check_region(self, region, diagnostic, range):
        start, end = (self.place(diagnostic, range[end]["offset"]) for end in ("start", "end"))
        same((region["startLine"], region["startColumn"]), start, diagnostic)
        same((region["endLine"], region["endColumn"]), end, diagnostic)

    def message_with_notes(self, diagnostic):
        text = visible(diagnostic["message"])
        for note in diagnostic["notes"]:
            line, column = self.place(diagnostic, note["range"]["start"]["offset"])
            text += f"\nnote: line {line}, column {column}: {visible(note['message'])}"
        return text

    def check_checkstyle(self):
        document = xml.etree.ElementTree.fromstring(self.output["checkstyle"])
        errors = [(file.get("name"), error) for file in document for error in file]
        failures, errors = errors[: len(self.json["failures"])], errors[len(self.json["failures"]) :]
        for (path, error), failure in zip(failures, self.json["failures"]):
            same((path, error.get("message")), (failure["path"], failure["message"]), "failure")
        for (path, error), diagnostic in zip(errors, self.json["diagnostics"], strict=True):
            place = self.place(diagnostic, diagnostic["range"]["start"]["offset"])
            same(path, diagnostic["path"], "path")
            same((int(error.get("line")), int(error.get("column"))), place, diagnostic)
            same(error.get("severity"), diagnostic["severity"], "severity")
            same(error.get("source"), f"diorama.{diagnostic['code']}", "source")
            message = re.sub("[\ufffe\uffff]", "\ufffd", self.message_with_notes(diagnostic))
            same(error.get("message"), message, "message")

    def check_xcode(self):
        wanted = [f"error: {visible(each['path'])}: {visible(each['message'])}" for each in self.json["failures"]]
        for diagnostic in self.json["diagnostics"]:
            path = visible(os.path.abspath(diagnostic["path"]))
            severity, code = diagnostic["severity"], diagnostic["code"]
            for part, level, suffix in [(diagnostic, severity, f" [{code}]")] + [
                (note, "note", "") for note in diagnostic["notes"]
            ]:
                line, column = self.place(diagnostic, part["range"]["start"]["offset"], "bytes")
                wanted.append(f"{path}:{line}:{column}: {level}: {visible(part['message'])}{suffix}")
        same(self.output["xcode"].split("\n")[:-1], wanted, "lines for Xcode")

    def check_github(self):
        lines = self.output["github"].split("\n")[:-1]
        same([line for line in lines if "\r" in line or "##[" in line[:1]], [], "lines for GitHub")
        commands = [re.fullmatch(r"::(error|warning) ([^:]*)::(.*)", line) for line in lines]
        plain = [line for line, command in zip(lines, commands) if not command]
        commands = [command for command in commands if command]
        counts = {severity: self.json["summary"][f"{severity}s"] for severity in ["error", "warning"]}
        counts["error"] += len(self.json["failures"])
        limits = {severity: min(10, count) for severity, count in counts.items()}
        for severity, limit in limits.items():
            same(sum(command[1] == severity for command in commands), limit, f"annotations: {severity}")
        total = len(self.json["failures"]) + len(self.json["diagnostics"])
        same(len(plain), total - len(commands) + (len(commands) < total), "lines without annotation")
        if plain:
            assert plain[0].startswith("::notice title=diorama::"), plain[0]
        for line in plain[1:]:
            assert re.match("(error|warning): ", line) and "##[" not in line, line
        shown = [command for command in commands if ",line=" in command[2]]
        for severity in ["error", "warning"]:
            diagnostics = [each for each in self.json["diagnostics"] if each["severity"] == severity]
            for command, diagnostic in zip([each for each in shown if each[1] == severity], diagnostics):
                self.check_command(command, diagnostic)

    def check_command(self, command, diagnostic):
        def decoded(text):
            for code, character in [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]:
                text = text.replace(code, character)
            return text

        properties = {name: decoded(value) for name, value in (each.split("=", 1) for each in command[2].split(","))}
        start, end = (self.place(diagnostic, diagnostic["range"][end]["offset"]) for end in ["start", "end"])
        wanted = {"file": os.path.normpath(diagnostic["path"]), "line": start[0], "endLine": end[0]}
        if start[0] == end[0]:
            wanted["col"] = start[1]
            if start != end:
                wanted["endColumn"] = end[1]
        wanted["title"] = diagnostic["code"]
        same(properties, {name: str(value) for name, value in wanted.items()}, "properties")
        same(decoded(command[3]), self.message_with_notes(diagnostic), "message")


def main(diorama, work):
    os.chdir(work)
    for folder in SCENES:
        shutil.copytree(ROOT / "Tests/Scenes" / folder, folder)
    write_hostile(pathlib.Path("Hostile"))
    pathlib.Path("Good.scene.yaml").write_text("scene: Good\nviews: []\n")
    Reports(diorama, [*SCENES, "no\nwhere"]).check()
    for path in sorted(pathlib.Path("Hostile").iterdir()):
        Reports(diorama, [str(path)]).check()
    Reports(diorama, ["Good.scene.yaml"]).check()


main(*sys.argv[1:])
