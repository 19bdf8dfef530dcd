"""Writes the manual page of the command from its help."""

import time


def escaped(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line.startswith((".", "'")) else line for line in text.split("\n"))


def prose(text):
    """The lines of paragraphs. Indented lines keep their line breaks."""
    lines = []
    indented = False
    for line in text.split("\n"):
        if line.startswith(" ") != indented:
            indented = not indented
            lines.append(".nf" if indented else ".fi")
        lines.append(escaped(line) if line.strip() else ".PP")
    return lines + ([".fi"] if indented else [])


def spelling(argument):
    value = f"\\fI{escaped(argument.get('valueName', 'value'))}\\fR"
    if argument["kind"] == "positional":
        return value
    names = [("-" if name["kind"] == "short" else "--") + name["name"] for name in argument["names"]]
    text = ", ".join(f"\\fB{escaped(name)}\\fR" for name in names)
    return text if argument["kind"] == "flag" else f"{text} {value}"


def arguments(command):
    lines = []
    for argument in command.get("arguments", []):
        if not argument["shouldDisplay"]:
            continue
        lines += [".TP", spelling(argument)]
        lines += prose(argument.get("abstract", ""))
        if argument.get("allValues"):
            lines.append(escaped("One of " + ", ".join(argument["allValues"]) + "."))
        if argument.get("discussion"):
            lines += [".IP", *prose(argument["discussion"])]
    return lines


def page(command, version, summary, epoch):
    day = time.strftime("%Y-%m-%d", time.gmtime(epoch))
    name = command["commandName"]
    shown = [inner for inner in command["subcommands"] if inner["shouldDisplay"] and inner["commandName"] != "help"]
    lines = [
        f'.TH {name.upper()} 1 {day} "{name} {version}"',
        ".SH NAME",
        f"{name} \\- {escaped(summary)}",
        ".SH SYNOPSIS",
    ]
    for inner in shown:
        lines += [f"\\fB{name} {inner['commandName']}\\fR [\\fIoption\\fR]... [\\fIpath\\fR]...", ".br"]
    lines += [".SH DESCRIPTION", escaped(command["abstract"])]
    for inner in shown:
        lines += [f".SH {name.upper()} {inner['commandName'].upper()}", escaped(inner["abstract"])]
        if inner.get("discussion"):
            lines += [".PP", *prose(inner["discussion"])]
        lines += arguments(inner)
    title, _, text = command["discussion"].partition("\n")
    lines += [f".SH {title}", *prose(text)]
    return "\n".join(lines) + "\n"
