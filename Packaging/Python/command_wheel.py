"""Builds an empty Python package that depends on the wheel with this version of the command."""

import base64
import hashlib
import pathlib
import subprocess
import zipfile

version = subprocess.run(["Tools/version"], check=True, capture_output=True, text=True).stdout.strip()


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    project = f"diorama_hooks-{version}"
    info = f"{project}.dist-info"
    files = {
        f"{info}/METADATA": (
            f"Metadata-Version: 2.1\nName: diorama-hooks\nVersion: {version}\n"
            f"Requires-Dist: diorama-scenes=={version}\n"
        ),
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: diorama\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = ""
    for path, text in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode().rstrip("=")
        record += f"{path},sha256={digest},{len(text)}\n"
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n"
    name = f"{project}-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w") as wheel:
        for path, text in files.items():
            wheel.writestr(path, text)
    return name
