"""Checks a SARIF log against sarif-om, whose classes were generated from the official schema: every object has all
required members, and no unknown ones."""

import attr
import sarif_om

# The class of a member's value, or of the elements if the value is a list or an object with arbitrary names.
CLASSES = {
    "runs": sarif_om.Run,
    "tool": sarif_om.Tool,
    "driver": sarif_om.ToolComponent,
    "rules": sarif_om.ReportingDescriptor,
    "shortDescription": sarif_om.MultiformatMessageString,
    "fullDescription": sarif_om.MultiformatMessageString,
    "help": sarif_om.MultiformatMessageString,
    "defaultConfiguration": sarif_om.ReportingConfiguration,
    "invocations": sarif_om.Invocation,
    "toolExecutionNotifications": sarif_om.Notification,
    "description": sarif_om.Message,
    "message": sarif_om.Message,
    "originalUriBaseIds": sarif_om.ArtifactLocation,
    "artifactLocation": sarif_om.ArtifactLocation,
    "results": sarif_om.Result,
    "locations": sarif_om.Location,
    "relatedLocations": sarif_om.Location,
    "physicalLocation": sarif_om.PhysicalLocation,
    "region": sarif_om.Region,
    "deletedRegion": sarif_om.Region,
    "fixes": sarif_om.Fix,
    "artifactChanges": sarif_om.ArtifactChange,
    "replacements": sarif_om.Replacement,
    "insertedContent": sarif_om.ArtifactContent,
}
FREE_NAMES = {"originalUriBaseIds", "partialFingerprints"}


def check(value, kind=sarif_om.SarifLog, place="log"):
    """Raises an AssertionError that names the first violation."""
    fields = {field.metadata["schema_property_name"]: field for field in attr.fields(kind)}
    for name, field in fields.items():
        assert field.default is not attr.NOTHING or name in value, f"{place} lacks {name}"
    for name, member in value.items():
        here = f"{place}.{name}"
        assert name in fields, f"{here} is not a member of {kind.__name__}"
        if name in FREE_NAMES:
            items = list(member.values())
        else:
            items = member if isinstance(member, list) else [member]
        for item in items:
            if isinstance(item, dict):
                assert name in CLASSES, f"the class of {here} is unknown"
                check(item, CLASSES[name], here)
