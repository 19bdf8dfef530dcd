"""Hostile files, each made of a number of pieces."""

HEAD = "scene: A\nviews:\n"
LABEL = HEAD + "- label: x\n"
MIB = 1 << 20


def join(count, line):
    return "".join(line.replace("@", str(i)) for i in range(count))


def chain(count, merge):
    lines = (f"x{i+1}: &a{i+1} {{<<: {merge.replace('@', str(i))}, k{i}: v}}\n" for i in range(count))
    return "scene: A\nx: &a0 {k: v}\n" + "".join(lines)


def cased(i):
    """A name that differs from those of other numbers only in case."""
    return format(i, "020b").translate({48: "a", 49: "A"})


def flow(views):
    """A scene with its views on one line."""
    return f"scene: A\nviews: [{views}]\n"


def state(entries, views, conditions=""):
    """A scene with entries of the state and conditions."""
    if conditions:
        conditions = "conditions:\n" + conditions
    return f"scene: A\nstate:\n{entries}{conditions}views:\n{views}"


def compared(count, attribute):
    """As many labels with an attribute that depends on an entry of the state as this entry has cases."""
    return state(f"  p: {{ cases: [{join(count, 'c@, ')}z] }}\n", join(count, f"- label: l@\n  {attribute}\n"))


def shown(condition, entry, conditions):
    """A scene with a label that is shown on one of these conditions, and with the entry of the state that they test."""
    return state(f"  {entry}: boolean\n", f"- label: l\n  shown: ${{{condition}}}\n", "".join(conditions))


def selection(cases, texts):
    """A scene with a label that selects its text by an entry of the state with these cases and `other`."""
    return state(f"  p: {{ cases: [{cases}other] }}\n", f"- label: l\n  text: {{ switch: p, {texts} }}\n")


def choices(depth):
    """Nested choices, on one line in flow style."""
    return "{ if: a, then: x, else: " * depth + "y" + " }" * depth


def nested(depth):
    """Nested stacks with several attributes each, on one line in flow style."""
    attributes = "axis: vertical, spacing: 1, alignment: center, width: 1, height: 2"
    inner = "label: l"
    for i in range(depth):
        inner = f"stack: s{i}, {attributes}, children: [{{{inner}}}]"
    return inner


BUTTON = "- button: b@\n  title: x\n  handlers: { click: tapped }\n"

# Files that grow, run with n/4 and with n pieces: name, description, content for n pieces, n, exit status.
GROWING = [
    ("nesting-flow", "nested '['", lambda n: "[" * n, 16 * MIB, 1),
    ("nesting-mapping", "nested '{a: '", lambda n: "{a: " * n, 60_000, 1),
    ("nesting-dash", "nested '- '", lambda n: "- " * n, 8 * MIB, 1),
    ("nesting-key", "nested '? '", lambda n: "? " * n + "x\n", 60_000, 1),
    ("nested-stacks", "stacks nested 40 deep, each on one line", lambda n: HEAD + f"- {{{nested(40)}}}\n" * n, 600, 1),
    ("key-long", "letters of one key", lambda n: LABEL + "  " + "k" * n + ": v\n", 1_000_000, 1),
    ("key-long-quoted", "… in quotes", lambda n: LABEL + '  "' + "k" * n + '": v\n', 1_000_000, 1),
    ("keys-1kb", "keys of about 1 KB",
     lambda n: LABEL + "".join("  " + f"k{i}" * 170 + ": v\n" for i in range(n)), 12_000, 1),
    ("duplicate-keys", "repetitions of one key", lambda n: LABEL + "  text: v\n" * n, 120_000, 1),
    ("question-keys", "keys after '? '", lambda n: LABEL + join(n, "  ? k@\n"), 120_000, 1),
    ("unknown-keys", "unknown attributes of one view", lambda n: LABEL + join(n, "  kk@qq: v\n"), 120_000, 1),
    ("errors", "errors, each on its own line", lambda n: HEAD + join(n, "- label: l@\n  txet: v\n"), 60_000, 1),
    ("errors-10k", "10,000 errors", lambda n: HEAD + join(n, "- label: l@\n  txet: v\n"), 10_000, 1),
    ("errors-line", "errors on one line", lambda n: flow(join(n, "{label: l@, txet: v},")), 60_000, 1),
    ("errors-combining", "errors on one line, and 50 combining marks before them for each",
     lambda n: flow("{label: e" + "\u0301" * n * 50 + "}" + join(n, ",{label: l@, txet: v}")), 10_000, 1),
    ("same-id", "views with the same id", lambda n: HEAD + "- label: x\n" * n, 120_000, 1),
    ("ids-alike", "views whose ids differ only in case",
     lambda n: HEAD + "".join(f"- label: {cased(i)}\n" for i in range(n)), 60_000, 0),
    ("views", "views", lambda n: HEAD + join(n, "- label: l@\n  text: v\n"), 60_000, 0),
    ("views-line", "views on one line", lambda n: flow(join(n, "{label: l@, text: v},")), 60_000, 0),
    ("rows", "rows", lambda n: "scene: A\ncontroller: table\nrows:\n" + "- x\n" * n, 120_000, 0),
    ("handlers", "buttons that share one handler", lambda n: HEAD + join(n, BUTTON), 50_000, 0),
    ("handlers-alike", "handlers whose names differ only in case",
     lambda n: HEAD + "".join(BUTTON.replace("@", str(i)).replace("tapped", "a" + cased(i)) for i in range(n)),
     40_000, 0),
    ("handlers-misnamed", "handlers whose names begin with a capital",
     lambda n: HEAD + join(n, BUTTON.replace("tapped", "Tapped@")), 30_000, 1),
    ("handlers-clash", "handlers with one name for different events",
     lambda n: HEAD + join(n, BUTTON + "- likeButton: k@\n  handlers: { toggled: tapped }\n"), 30_000, 1),
    ("parameters", "parameters",
     lambda n: "scene: A\nparameters:\n" + join(n, "  p@: string\n") + "views: []\n", 100_000, 0),
    ("references-unknown", "unknown parameters, and as many known ones",
     lambda n: "scene: A\nparameters:\n" + join(n, "  param@: string\n")
     + "views:\n" + join(n, "- label: l@\n  text: ${parma@}\n"), 40_000, 1),
    ("references", "references in one text", lambda n: LABEL + "  text: " + "${a}" * n + "\n", 120_000, 1),
    ("references-good", "references to a parameter in one text",
     lambda n: "scene: A\nparameters: { a: string }\nviews:\n- label: x\n  text: " + "${a}" * n + "\n", 120_000, 0),
    ("state", "entries of the state, each shown by a label",
     lambda n: state(join(n, "  s@: string\n"), join(n, "- label: l@\n  text: ${s@}\n")), 20_000, 0),
    ("state-hidden", "entries of the state that nothing shows",
     lambda n: state(join(n, "  s@: string\n"), "- label: l\n"), 60_000, 0),
    ("state-unknown", "unknown names, and as many entries of the state",
     lambda n: state(join(n, "  state@: boolean\n"), join(n, "- label: l@\n  shown: { not: staet@ }\n")), 20_000, 1),
    ("state-twice", "entries of the state with the same name",
     lambda n: state("  s: string\n" * n, "- label: l\n"), 120_000, 1),
    ("conditions", "conditions on one entry",
     lambda n: state("  a: boolean\n", join(n, "- label: l@\n  shown: ${c@}\n"), join(n, "  c@: { not: a }\n")),
     20_000, 0),
    ("conditions-chain", "conditions that each name the one before",
     lambda n: shown(f"c{n}", "c0", (f"  c{i + 1}: {{ not: c{i} }}\n" for i in range(n))), 40_000, 0),
    ("conditions-backwards", "conditions that each name the next one",
     lambda n: shown("c0", f"c{n}", (f"  c{i}: {{ not: c{i + 1} }}\n" for i in range(n))), 40_000, 0),
    ("conditions-circle", "conditions in one circle",
     lambda n: shown("c0", "a", (f"  c{i}: {{ any: [a, c{(i + 1) % n}] }}\n" for i in range(n))), 40_000, 1),
    ("test-wide", "names in one test",
     lambda n: state("  a: boolean\n", "- label: l\n  shown: { all: [" + "a, " * n + "a] }\n"), 60_000, 0),
    ("choices-deep", "choices in one another",
     lambda n: state("  a: boolean\n", f"- label: l\n  text: {choices(n)}\n"), 60_000, 1),
    ("cases", "cases of an enumeration and of a selection",
     lambda n: selection(join(n, "c@, "), join(n, "c@: x@, ") + "else: y"), 40_000, 0),
    ("cases-missing", "cases that a selection lacks", lambda n: selection(join(n, "c@, "), "other: y"), 60_000, 1),
    ("cases-unknown", "unknown cases, and as many known ones",
     lambda n: selection(join(n, "case@, "), join(n, "caes@: x, ") + "else: y"), 60_000, 1),
    ("cases-tests", "tests for one of as many cases",
     lambda n: compared(n, "shown: { when: p, is: c0 }"), 20_000, 0),
    ("cases-selections", "selections by as many cases",
     lambda n: compared(n, "text: { switch: p, c0: x, else: y }"), 20_000, 0),
    ("cases-all-missing", "… that lack all but one", lambda n: compared(n, "text: { switch: p, c0: x }"), 20_000, 1),
    ("cases-default", "… with another word for 'else'",
     lambda n: compared(n, "text: { switch: p, c0: x, default: y }"), 20_000, 1),
    ("groups", "labels that each show two entries of the state",
     lambda n: state(
         join(n, "  s@: string\n"),
         "".join(f"- label: l{i}\n  text: \"${{s{i}}} ${{s{i * 7 % n}}}\"\n" for i in range(n))), 20_000, 0),
    ("inputs", "entries of the state in one text",
     lambda n: state(join(n, "  s@: string\n"), "- label: l\n  text: \"" + join(n, "${s@}") + "\"\n"), 20_000, 0),
    ("order-unknown", "stacks that each name an unknown view, and as many views",
     lambda n: HEAD + join(n, "- stack: s@\n  accessibilityOrder: [zzqq@]\n  children:\n  - label: l@\n"), 20_000, 1),
    ("sizes-unknown", "rows that each relate a size to an unknown view",
     lambda n: "scene: A\ncontroller: table\nrows:\n"
     + join(n, "- contentCell: c@\n  children:\n  - label: l@\n    width: { of: zzqq@ }\n"), 20_000, 1),
    ("edits", "fields that edit one entry",
     lambda n: state("  s: string\n", join(n, "- textField: f@\n  edits: s\n")), 20_000, 0),
    ("anchors", "anchors", lambda n: HEAD + join(n, "- &a@ {label: l@}\n"), 60_000, 0),
    ("anchors-empty", "anchors in place of texts",
     lambda n: HEAD + join(n, "- label: l@\n  text: &a@\n"), 40_000, 1),
    ("aliases-unknown", "aliases without an anchor, and as many anchors",
     lambda n: "scene: A\nx:\n" + join(n, "- &anchor@ y\n- *anchro@\n"), 60_000, 1),
    ("aliases-wide", "aliases of 990 nodes",
     lambda n: "a: &a [" + "x," * 990 + "]\nb: [" + "*a," * n + "]\n", 2_000_000, 1),
    ("aliases-views", "one view with an id, repeated by aliases",
     lambda n: HEAD + "- &a {label: x, text: y}\n" + "- *a\n" * n, 15_000, 1),
    ("tags", "tags", lambda n: HEAD + join(n, "- !t@ x\n"), 120_000, 1),
    ("tag-directives", "%TAG directives",
     lambda n: join(n, "%TAG !e@! tag:x@,2000:\n") + "---\nscene: A\n", 300_000, 1),
    ("comments", "comments", lambda n: "scene: A\n" + "#\n" * n, 4_000_000, 1),
    ("comment-long", "letters of one comment", lambda n: "scene: A\n#" + "x" * n + "\n", 16_000_000, 1),
    ("suppressions", "suppressions for the file",
     lambda n: "scene: A\n" + "# diorama:disable unknown-key\n" * n, 120_000, 1),
    ("suppressions-next", "suppressions for the next line",
     lambda n: "scene: A\n" + "# diorama:disable-next-line unknown-key\n" * n, 120_000, 1),
    ("suppressions-line", "codes in one suppression",
     lambda n: "scene: A\n# diorama:disable" + " unknown-key" * n + "\nviews: []\n", 60_000, 0),
    ("text-long", "line breaks in one text", lambda n: 'scene: "' + "\\n" * n + '"', 8_000_000, 1),
    ("text-hostile", "quotes, brackets and interpolations in one text",
     lambda n: LABEL + "  text: '" + '"\\(x)/*`$#"' * n + "'\n", 60_000, 0),
    ("number-long", "digits of one number", lambda n: LABEL + "  width: " + "9" * n + "\n", 1_000_000, 1),
    ("number-fraction", "digits of one fraction", lambda n: LABEL + "  width: 0." + "9" * n + "\n", 1_000_000, 0),
    ("numbers", "numbers with huge exponents",
     lambda n: HEAD + join(n, "- label: l@\n  width: 1e99999999@\n"), 60_000, 1),
    ("url-long", "escapes in one URL", lambda n: LABEL + "  url: https://a.de/" + "%41" * n + "\n", 300_000, 0),
    ("quote-open", "lines after an open quote", lambda n: 'scene: "' + "x\n" * n, 8_000_000, 1),
    ("plain-lines", "lines of one plain text", lambda n: "scene: x" + "\n y" * n + "\n", 5_000_000, 1),
    ("block-lines", "lines of one block text", lambda n: "scene: |" + "\n y" * n + "\n", 5_000_000, 1),
    ("blanks", "blanks", lambda n: "scene: A" + " " * n + "\n", 16_000_000, 1),
    ("tabs", "tabs", lambda n: "scene: A\n" + "\t" * n + "\n", 16_000_000, 1),
    ("documents", "documents", lambda n: "---\na\n" * n, 2_000_000, 1),
    ("colons", "colons", lambda n: ":" * n, 16_000_000, 1),
    ("commas", "commas", lambda n: "[" + "," * n, 16_000_000, 1),
    ("brackets", "pairs of brackets", lambda n: "a: [" + "[]," * n + "]\n", 300_000, 1),
    ("braces", "pairs of braces as keys", lambda n: "a: {" + "{}: ," * n + "}\n", 120_000, 1),
    ("simple-keys", "words that could be keys", lambda n: "{" + "a " * n + "}", 8_000_000, 1),
    ("lone-cr", "lone CRs", lambda n: "scene: A\r" + "#\r" * n, 4_000_000, 1),
    ("nel", "NELs", lambda n: "scene: A\n" + "#\u0085" * n, 4_000_000, 1),
    ("unclosed-quotes", "consecutive syntax errors", lambda n: HEAD + join(n, "- label: l@\n  text: 'x\n"), 2_000, 1),
    ("keys-unsupported", "unsupported keys after an error",
     lambda n: HEAD + "- label: @l\n" + "{a: b}: c\n" * n, 40_000, 1),
    ("fixes-back", "fix-its that have to be reverted",
     lambda n: HEAD + join(n, "- lable: l@\n  nonsense@: v\n"), 12_000, 1),
    ("fixes", "fix-its that each reveal another one",
     lambda n: HEAD + join(n, "- lable: l@\n  txet: v\n  widht: 3\n"), 30_000, None),
]

SAMPLE = HEAD + "- label: greeting\n"

# Files of one size: name, description, content, exit status.
SINGLE = [
    ("alias-bomb", "30 levels of 10 aliases each",
     "a0: &a0 [x,x]\n" + "".join(f"a{i+1}: &a{i+1} [{','.join([f'*a{i}'] * 10)}]\n" for i in range(30)), 1),
    ("merge-self", "a merge key that merges its own mapping", HEAD + "- &a\n  label: x\n  <<: *a\n", 1),
    ("alias-self", "an alias inside its own anchor", HEAD + "- &a\n  label: x\n  text: [*a]\n", 1),
    ("merge-cycle", "two mappings that merge each other", "a: &a {b: &b {<<: *a}, <<: *b}\n", 1),
    ("merge-chain", "126 mappings, each merging the one before", chain(126, "*a@"), 1),
    ("merge-doubled", "40 mappings, each merging the one before twice", chain(40, "[*a@, *a@]"), 1),
    ("nesting-block", "5,000 levels of indentation", "".join(" " * i + "a:\n" for i in range(5000)), 1),
    ("too-large", "a file of 16 MiB and one byte", "#" * (16 * MIB + 1), 1),
    ("crlf", "CR LF", SAMPLE.replace("\n", "\r\n"), 0),
    ("bom", "a byte order mark", "\ufeff" + SAMPLE, 0),
    ("bom-inside", "a byte order mark inside a text", SAMPLE + "  text: a\ufeffb\n", 1),
    ("line-separators", "U+2028 and U+2029 in a text", SAMPLE + "  text: a\u2028b\u2029c\n", 1),
    ("nul", "NUL", HEAD + "\0", 1),
    ("escape", "ESC", HEAD + "\x1b[31m", 1),
]
for name, what, data in [
    ("continuation", "lone continuation", b"\x80"), ("overlong-2", "overlong, 2 bytes", b"\xc0\xaf"),
    ("overlong-3", "overlong, 3 bytes", b"\xe0\x80\xaf"), ("overlong-4", "overlong, 4 bytes", b"\xf0\x80\x80\xaf"),
    ("surrogate", "surrogate", b"\xed\xa0\x80"), ("beyond", "beyond U+10FFFF", b"\xf4\x90\x80\x80"),
    ("five", "five bytes", b"\xf8\x88\x80\x80\x80"), ("six", "six bytes", b"\xfc\x84\x80\x80\x80\x80"),
    ("short-2", "2 bytes cut short", b"\xc3"), ("short-3", "3 bytes cut short", b"\xe4\xbd"),
    ("short-4", "4 bytes cut short", b"\xf0\x9f\x98"), ("fe", "0xFE", b"\xfe"), ("ff", "0xFF", b"\xff"),
]:
    SINGLE.append((f"utf8-{name}", f"invalid UTF-8: {what}", b"scene: A\n#" + data, 1))
for encoding, mark in [
    ("utf-16-le", b"\xff\xfe"), ("utf-16-be", b"\xfe\xff"),
    ("utf-32-le", b"\xff\xfe\0\0"), ("utf-32-be", b"\0\0\xfe\xff"),
]:
    SINGLE.append((encoding, encoding, HEAD.encode(encoding), 1))
    SINGLE.append((f"{encoding}-bom", f"{encoding} with a byte order mark", mark + HEAD.encode(encoding), 1))
