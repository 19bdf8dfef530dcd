#!/usr/bin/env python3
"""Packages the command that Tools/dist has built. Uses only Python's standard library."""

import base64, datetime, gzip, hashlib, io, json, lzma, os, pathlib, re, shutil, subprocess, sys, tarfile, zipfile

import manual

build, dist = map(pathlib.Path, sys.argv[1:])
root = pathlib.Path(__file__).resolve().parent.parent
epoch = int(os.environ["SOURCE_DATE_EPOCH"])
summary = "Checks UIKit scenes written in YAML, and compiles them to Swift or runtime trees."
description = """With Diorama, a UIKit team describes each screen in a short YAML file, which becomes a view controller.
This is the command, which checks scenes in editors, hooks and continuous integration, and generates code for apps."""


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def stop(message):
    sys.exit(f"dist: {message}")


# The command, its version and its platform.

tool = build / "release" / "diorama"
if sys.platform == "darwin":
    subprocess.run(["strip", "-x", tool], check=True)
else:
    # The compiler's hashes of modules, which depend on the folder that they were built in. Nothing reads them.
    subprocess.run(["objcopy", "--remove-section", ".swift_modhash", tool, build / "diorama"], check=True)
    tool = build / "diorama"
version = output(root / "Tools/version").strip()
if output(tool, "--version").strip() != version:
    stop(f"the command is not version {version}")
target = json.loads(output("swift", "-print-target-info"))["target"]
triple = target["unversionedTriple"]
machine = triple.split("-")[0]
is_linux = "linux" in triple
platform = f"{'linux' if is_linux else 'macos'}-{machine}"
name = f"diorama-{version}-{platform}"

leaked = [text for text in (str(root), os.path.expanduser("~") + "/") if text.encode() in tool.read_bytes()]
if leaked:
    stop(f"the command contains the path {leaked[0]}")


# The components of the command, according to the linker.


def components():
    swift = re.search(r"Swift version (\S+)", output("swift", "--version"))[1]
    found = {"Diorama": (version, "MIT", "LICENSE")}
    for dependency in json.loads((build / "workspace-state.json").read_text())["object"]["dependencies"]:
        identity = dependency["packageRef"]["identity"]
        checkout = dependency["state"]["checkoutState"]
        found[identity] = (
            checkout.get("version", checkout["revision"]),
            "Apache-2.0 WITH Swift-exception",
            "Swift.txt",
        )
    found["libyaml"] = (output("pkg-config", "--modversion", "yaml-0.1").strip(), "MIT", "libyaml.txt")
    if not is_linux:
        return found
    apache = "Apache-2.0 WITH Swift-exception"
    known = [
        (r"libswift\w*|swiftrt\.o", "Swift runtime and standard library", swift, apache, "Swift.txt"),
        (r"libdispatch|libBlocksRuntime", "libdispatch", swift, apache, "Swift.txt"),
        (r"lib_FoundationICU", "ICU", swift, "Unicode-3.0", None),
        (r"lib_?(Core)?Foundation\w*", "Foundation", swift, apache, "Swift.txt"),
        (
            r"lib(stdc\+\+|gcc|gcc_eh|supc\+\+)|crt(begin|end)\w*\.o",
            "GCC runtime and libstdc++",
            output("gcc", "-dumpfullversion").strip(),
            "GPL-3.0-or-later WITH GCC-exception-3.1",
            "",
        ),
        (
            r"lib(c|m|pthread|dl|util|rt|mvec)(-[\d.]+)?|crt[1in]\.o|lib\w+_nonshared",
            "GNU C library",
            output("getconf", "GNU_LIBC_VERSION").split()[1],
            "LGPL-2.1-or-later",
            "glibc.txt",
        ),
        (r"libyaml", "libyaml", found["libyaml"][0], "MIT", "libyaml.txt"),
        (r"libclang_rt\S*", "LLVM compiler-rt", swift, "Apache-2.0 WITH LLVM-exception", "Swift.txt"),
    ]
    for file in sorted(
        set(
            re.findall(
                r"([^/\s(:]+\.a)\(|/((?:swift)?crt\w*\.o|swiftrt\.o)", (build / "map").read_text(errors="replace")
            )
        )
    ):
        file = file[0] or file[1]
        for pattern, *component in known:
            if re.fullmatch(rf"({pattern})(\.a)?", file):
                found[component[0]] = tuple(component[1:])
                break
        else:
            stop(f"the licence of {file} is unknown")
    return found


inside = components()
if any(licence is None for _, _, licence in inside.values()):
    stop("ICU is linked, but the command does not use it")
rows = [("component", "version", "licence"), *((name, *facts[:2]) for name, facts in inside.items())]
widths = [max(len(row[column]) for row in rows) for column in range(2)]
contents = "The components of the command diorama, and their licences.\n\n"
contents += "".join(f"{row[0]:{widths[0]}}  {row[1]:{widths[1]}}  {row[2]}\n" for row in rows)
contents += f"""
The folder licenses has their texts. The GCC runtime's exception permits distribution of the command under any terms.
To use another GNU C library, rebuild the command from the source of version {version}.

Size of the command: {tool.stat().st_size:,} bytes; SHA-256 {hashlib.sha256(tool.read_bytes()).hexdigest()}.
"""
licences = {
    f"licenses/{'Diorama' if text == 'LICENSE' else text.removesuffix('.txt')}.txt": (
        root / text if text == "LICENSE" else root / "Packaging/Licenses" / text
    ).read_bytes()
    for _, _, text in inside.values()
    if text
}
documents = {"CONTENTS.txt": contents.encode(), **licences}
page = manual.page(json.loads(output(tool, "--experimental-dump-help"))["command"], version, summary, epoch).encode()
completions = {
    "bash-completion/completions/diorama": "bash",
    "zsh/site-functions/_diorama": "zsh",
    "fish/vendor_completions.d/diorama.fish": "fish",
}
completions = {
    path: output(tool, "--generate-completion-script", shell).encode() for path, shell in completions.items()
}
command = tool.read_bytes()


# The archives, each from a dictionary of paths and bytes.


def mode(path):
    return 0o755 if path.endswith("bin/diorama") or path.endswith("scripts/diorama") else 0o644


def tar(files, prefix=""):
    """A tar archive with the files and their folders, in the order of their names."""
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        folders = {
            str(parent) for path in files for parent in pathlib.PurePosixPath(path).parents if str(parent) != "."
        }
        for path in sorted(folders | set(files)):
            entry = tarfile.TarInfo(prefix + path)
            entry.mtime, entry.uname, entry.gname = epoch, "root", "root"
            if path in files:
                entry.size, entry.mode = len(files[path]), mode(path)
                archive.addfile(entry, io.BytesIO(files[path]))
            else:
                entry.type, entry.mode = tarfile.DIRTYPE, 0o755
                archive.addfile(entry)
    return stream.getvalue()


def gzipped(data):
    stream = io.BytesIO()
    with gzip.GzipFile(fileobj=stream, mode="wb", filename="", mtime=epoch, compresslevel=9) as archive:
        archive.write(data)
    return stream.getvalue()


def zipped(files):
    time = datetime.datetime.fromtimestamp(max(epoch, 315532800), datetime.timezone.utc).timetuple()[:6]
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, data in files.items():
            entry = zipfile.ZipInfo(path, time)
            entry.create_system, entry.compress_type = 3, zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100000 | mode(path)) << 16
            archive.writestr(entry, data)
    return stream.getvalue()


def archive():
    files = {"bin/diorama": command, "share/man/man1/diorama.1": page}
    files |= {f"share/{path}": data for path, data in completions.items()}
    files |= {f"share/doc/diorama/{path}": data for path, data in documents.items()}
    return gzipped(tar({f"{name}/{path}": data for path, data in files.items()}))


def wheel_tag():
    """The platforms of the wheel. A static command needs no C library, so it runs on any Linux of that age."""
    if is_linux:
        return f"py3-none-manylinux_2_17_{machine}.manylinux2014_{machine}.musllinux_1_1_{machine}"
    return f"py3-none-macosx_15_0_{machine}"


def wheel():
    project = f"diorama_scenes-{version}"
    info, data = f"{project}.dist-info", f"{project}.data"
    files = {f"{data}/scripts/diorama": command, f"{data}/data/share/man/man1/diorama.1": page}
    files |= {f"{data}/data/share/{path}": text for path, text in completions.items()}
    files |= {f"{info}/{path}": text for path, text in documents.items()}
    files[f"{info}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: diorama-scenes\nVersion: {version}\nSummary: {summary}\nLicense: MIT\n"
        f"Requires-Python: >=3.8\nDescription-Content-Type: text/plain\n\n{description}\n"
    ).encode()
    tags = [f"Tag: py3-none-{system}\n" for system in wheel_tag().split("-")[2].split(".")]
    files[f"{info}/WHEEL"] = (
        "Wheel-Version: 1.0\nGenerator: diorama\nRoot-Is-Purelib: false\n" + "".join(tags)
    ).encode()
    record = "".join(
        f"{path},sha256={base64.urlsafe_b64encode(hashlib.sha256(text).digest()).decode().rstrip('=')},{len(text)}\n"
        for path, text in files.items()
    )
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    return zipped(files)


def artifact_bundle():
    variant = f"diorama-{version}-{triple}"
    info = {
        "schemaVersion": "1.0",
        "artifacts": {
            "diorama": {
                "type": "executable",
                "version": version,
                "variants": [{"path": f"{variant}/bin/diorama", "supportedTriples": [triple]}],
            }
        },
    }
    files = {"info.json": json.dumps(info, indent=2).encode() + b"\n", f"{variant}/bin/diorama": command}
    files |= {f"{variant}/{path}": text for path, text in documents.items()}
    return zipped({f"diorama.artifactbundle/{path}": data for path, data in files.items()})


def debian_package(architecture):
    files = {"usr/bin/diorama": command, "usr/share/man/man1/diorama.1.gz": gzipped(page)}
    files |= {f"usr/share/{path}": text for path, text in completions.items() if not path.startswith("zsh")}
    files |= {"usr/share/zsh/vendor-completions/_diorama": completions["zsh/site-functions/_diorama"]}
    files |= {f"usr/share/doc/diorama/{path}": text for path, text in documents.items()}
    files["usr/share/doc/diorama/copyright"] = documents["CONTENTS.txt"] + b"\n" + documents["licenses/Diorama.txt"]
    size = sum((len(data) + 1023) // 1024 for data in files.values())
    lines = "\n".join(f" {line}" for line in description.split("\n"))
    control = {
        "control": (
            f"Package: diorama\nVersion: {version}\nArchitecture: {architecture}\n"
            f"Maintainer: The Diorama authors <diorama@example.com>\nInstalled-Size: {size}\nSection: devel\n"
            f"Priority: optional\nDescription: {summary.rstrip('.')}\n{lines}\n"
        ).encode(),
        "md5sums": "".join(
            f"{hashlib.md5(data).hexdigest()}  {path}\n" for path, data in sorted(files.items())
        ).encode(),
    }
    members = {
        "debian-binary": b"2.0\n",
        "control.tar.xz": lzma.compress(tar(control, "./")),
        "data.tar.xz": lzma.compress(tar(files, "./")),
    }
    package = b"!<arch>\n"
    for path, data in members.items():
        package += (
            f"{path:<16}{epoch:<12}{0:<6}{0:<6}{'100644':<8}{len(data):<10}`\n".encode()
            + data
            + b"\n" * (len(data) % 2)
        )
    return package


shutil.rmtree(dist, ignore_errors=True)
dist.mkdir(parents=True)
products = {
    f"{name}.tar.gz": archive(),
    f"diorama_scenes-{version}-{wheel_tag()}.whl": wheel(),
    "diorama.artifactbundle.zip": artifact_bundle(),
    "CONTENTS.txt": documents["CONTENTS.txt"],
    "diorama.1": page,
    **{path.rsplit("/", 1)[1] if "bash" not in path else "diorama.bash": text for path, text in completions.items()},
}
architecture = {"x86_64": "amd64", "aarch64": "arm64"}.get(machine)
if is_linux and architecture:
    products[f"diorama_{version}_{architecture}.deb"] = debian_package(architecture)
products["SHA256SUMS"] = "".join(
    f"{hashlib.sha256(data).hexdigest()}  {path}\n" for path, data in sorted(products.items())
).encode()
for path, data in sorted(products.items()):
    (dist / path).write_bytes(data)
    print(f"{len(data):>12,}  {dist / path}")
checksum = hashlib.sha256(products["diorama.artifactbundle.zip"]).hexdigest()
print(f"The checksum of the artifact bundle, for Package.swift: {checksum}")
