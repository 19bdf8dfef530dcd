"""Shell lines that attack the command through file names, links, limits and streams."""

VALIDATE, COMPILE, GENERATE = '"$D" validate ', '"$D" compile ', '"$D" generate '

# Notes the worst exit status of several commands.
NOTE = "s=$?; [ $s -gt $worst ] && worst=$s"
# A manifest with an output outside its folder.
MANIFEST = (
    '{"dioramaManifest":1,"outputs":[{"file":"../victim.swift","inputs":[],"inputHash":"","accessLevel":"public",'
    '"tool":""}]}'
)

# A folder whose name would control a terminal, end a line or start a workflow command, with an invalid scene in it.
NAME = (
    "b=$(printf 'a\\033[31m\\nb\\r::error::c\\302\\205d\\342\\200\\256e%%0Af'); mkdir \"$b\"; "
    "sed s/label/lable/ A.scene.yaml >\"$b/$b.scene.yaml\"; rm A.scene.yaml; "
)
# None of it may reach the output: no control characters except line breaks and, in formats for people, no bidi marks.
CONTROL, DIRECTION = "[\\001-\\010\\013-\\037\\177]\\|\\302[\\200-\\237]", "\\|\\342\\200\\256"
# The formats of reports, with checks of what they print.
FORMATS = {
    "text": "",
    "json": "python3 -m json.tool report >/dev/null || exit 97; ",
    "sarif": "python3 -m json.tool report >/dev/null || exit 97; ",
    "checkstyle": "python3 -c 'import xml.dom.minidom as m; m.parse(\"report\")' || exit 97; ",
    "xcode": "grep -q '^::' report && exit 97; ",
    "github": "[ $(grep -c '^::' report) = $(grep -c . report) ] || exit 97; ",
}


def exits(command, test):
    """Runs a command and exits with its status if a test holds afterwards."""
    return f"{command}; s=$?; [ {test} ] && exit $s"


def scenes(count, folder):
    """Writes valid scenes into a folder."""
    return f"for i in $(seq {count}); do echo \"scene: S$i\nviews: []\" >{folder}/S$i.scene.yaml; done"


def two_scenes(first, second):
    """Generates two scenes with these names."""
    return (
        f"mkdir in; sed s/A$/{first}/ A.scene.yaml >in/1.scene.yaml; sed s/A$/{second}/ A.scene.yaml >in/2.scene.yaml; "
        f"{GENERATE} in -o out"
    )


def through_link(output):
    """Generates a scene when an output is a link to a file that must stay as it is."""
    command = f"mkdir out; echo precious >victim; ln -s ../victim out/{output}; {GENERATE} A.scene.yaml -o out"
    return exits(command, '"$(cat victim)" = precious')


def hostile_name(form, check):
    """Reports the scene in the folder `NAME` in a format, and checks the report."""
    harmful = CONTROL if form in ("json", "checkstyle") else CONTROL + DIRECTION
    return (
        f"{NAME}{VALIDATE} . --format {form} >report 2>&1; s=$?; "
        f"LC_ALL=C grep -q \"$(printf '{harmful}')\" report && exit 99; [ -s report ] || exit 98; "
        f"{check}cat report; exit $s"
    )


# Shell lines in a folder with only the valid scene A.scene.yaml: name, description, line, expected exit status.
LINES = [
    ("fifo", "a FIFO", f"mkfifo F.scene.yaml; {VALIDATE} F.scene.yaml", 2),
    ("fifo-found", "a FIFO found in a folder", f"mkfifo F.scene.yaml; {VALIDATE} .", 2),
    ("device", "/dev/zero", f"{VALIDATE} /dev/zero", 2),
    ("device-link", "a link to /dev/zero", f"ln -s /dev/zero Z.scene.yaml; {VALIDATE} .", 2),
    ("endless-input", "endless standard input", f"{VALIDATE} - </dev/zero", 1),
    ("closed-input", "closed standard input", f"{VALIDATE} - <&-", 2),
    ("link-loop", "circular links", f"ln -s . loop; ln -s L.scene.yaml L.scene.yaml; {VALIDATE} .", 2),
    ("unsteady", "files that change and disappear while they are read",
     "(while [ ! -e stop ]; do cp A.scene.yaml B.scene.yaml; seq 20000 >>B.scene.yaml; rm B.scene.yaml; "
     f"done 2>/dev/null) & worst=0; for i in $(seq 200); do {VALIDATE} . 2>/dev/null; {NOTE}; done; "
     "touch stop; wait; [ $worst -le 2 ]", 0),
    ("full-output", "standard output on a full disk", f"{COMPILE} A.scene.yaml -o - >/dev/full", 2),
    ("full-report", "… for a report", f"{VALIDATE} A.scene.yaml --format json >/dev/full", 2),
    ("full-schema", "… for a schema", '"$D" schema >/dev/full', 2),
    ("full-explain", "… for an explanation", '"$D" explain >/dev/full', 2),
    ("file-limit", "no space for a runtime tree",
     exits(f"(ulimit -f 0; {COMPILE} A.scene.yaml -o out)", '-z "$(ls -A out)"'), 2),
    ("file-limit-generate", "… for Swift",
     exits(f"(ulimit -f 0; {GENERATE} A.scene.yaml -o out)", "! -e out/AScene.swift"), 2),
    ("output-is-folder", "a folder in place of an output",
     f"mkdir -p out/A.scene.json; {COMPILE} A.scene.yaml -o out", 2),
    ("folder-is-file", "a file in place of the output folder", f"touch out; {COMPILE} A.scene.yaml -o out", 2),
    ("link-out", "a link out of the output folder",
     exits(f"mkdir -p in/Sub out outside; cp A.scene.yaml in/Sub; ln -s ../outside out/Sub; {COMPILE} in -o out",
           '-z "$(ls outside)"'), 2),
    ("link-file", "an output that is a link", through_link("AScene.swift"), 6),
    ("link-manifest", "a manifest that is a link", through_link(".diorama-manifest.json"), 2),
    ("same-but-case", "scenes whose names differ only in case", two_scenes("Foo", "FOO"), 1),
    ("same-output", "two scenes with the same output", two_scenes("Foo", "Foo"), 1),
    ("threads", "64 threads in 400 MB of address space",
     "mkdir in; "
     "for i in $(seq 600); do (echo \"scene: S$i\nviews:\"; seq -f '- label: l%.0f' 60) >in/S$i.scene.yaml; done; "
     f"ulimit -v 400000; {VALIDATE} in --jobs 64 2>/dev/null", 0),
    ("many-files", "10,000 files with at most 64 open",
     f"mkdir in; {scenes(10000, 'in')}; ulimit -n 64; {GENERATE} in -o out", 0),
    ("manifest-out", "a manifest that names a file outside its folder",
     f"mkdir out; echo precious >victim.swift; echo '{MANIFEST}' >out/.diorama-manifest.json; "
     + exits(f"{GENERATE} A.scene.yaml -o out", "-e victim.swift"), 2),
    ("configuration-links", "a configuration with a link out of its folder",
     f"mkdir p x; ln -s ../x p/x; cp A.scene.yaml p; echo 'outputs: {{ trees: x }}' >p/diorama.yaml; {COMPILE} p", 1),
    ("configuration-out", "a configuration with a path out of its folder",
     f"mkdir p; cp A.scene.yaml p; echo 'outputs: {{ trees: ../x }}' >p/diorama.yaml; {COMPILE} p", 1),
    ("patterns", "a pattern of 1,000 stars",
     "mkdir p; cp A.scene.yaml p/$(printf 'a%.0s' $(seq 200)).scene.yaml; "
     f"echo \"exclude: '$(printf '*a%.0s' $(seq 1000))b'\" >p/diorama.yaml; {VALIDATE} p", 0),
    ("link-swapped", "an output folder that is replaced with a link and back while Swift is written",
     "mkdir -p in/sub elsewhere; echo precious >elsewhere/precious.swift; "
     f"{scenes(400, 'in/sub')}; worst=0; for i in $(seq 20); do mkdir -p out$i/sub; (for j in $(seq 40); do "
     "mv out$i/sub real$i; ln -s ../elsewhere out$i/sub; rm out$i/sub; mv real$i out$i/sub; "
     f"done 2>/dev/null) & {GENERATE} in -o out$i 2>/dev/null; {NOTE}; wait; done; "
     "[ $worst -le 6 ] && [ \"$(cat elsewhere/*)\" = precious ] && [ \"$(ls -A elsewhere)\" = precious.swift ]", 0),
] + [
    (f"name-{form}", f"names that would control a terminal, reported as {form}", hostile_name(form, check), 1)
    for form, check in FORMATS.items()
]
