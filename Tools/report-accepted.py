"""Lists the scenes that a schema accepted but should have rejected, and fails if there are any.

usage: report-accepted.py <folder of scenes> <report of check-jsonschema>
"""

import json
import pathlib
import sys

scenes, report = map(pathlib.Path, sys.argv[1:])
report = json.loads(report.read_text())
if report["parse_errors"]:
    sys.exit(f"no longer valid YAML: {report['parse_errors']}")
rejected = {pathlib.Path(error["filename"]).name for error in report["errors"]}
accepted = sorted({file.name for file in scenes.iterdir()} - rejected)
for name in accepted:
    print(f"accepted: {name}")
sys.exit(1 if accepted else print("ok -- all rejected"))
