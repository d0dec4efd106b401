"""Hooks for schemathesis: valid and damaged files for uploads, and a schema check for event streams."""

import json
import os
import pathlib

import jsonschema_rs
import schemathesis
from hypothesis import strategies as st
from schemathesis.transport.serialization import Binary

FILES = [Binary(path.read_bytes()) for path in sorted(pathlib.Path(os.environ["FUZZ_FILES"]).iterdir())]


@schemathesis.hook
def flatmap_body(context, body):
    """Replaces most generated file contents with prepared files."""
    if not isinstance(body, dict):
        return st.just(body)
    if isinstance(body.get("file"), (str, bytes)):
        return st.sampled_from([body["file"], *FILES]).map(lambda file: {**body, "file": file})
    files = body.get("files")
    if isinstance(files, list) and files and all(isinstance(file, (str, bytes)) for file in files):
        chosen_files = st.lists(st.sampled_from([files[0], *FILES]), min_size=1, max_size=3)
        return chosen_files.map(lambda chosen: {**body, "files": chosen})
    return st.just(body)


@schemathesis.check
def event_data_conformance(ctx, response, case):
    """Validates the data of every event in a stream against its schema."""
    if not "".join(response.headers.get("content-type", [])).startswith("text/event-stream"):
        return
    media_type = case.operation.definition.raw["responses"]["200"]["content"]["text/event-stream"]
    schemas = {
        kind["properties"]["event"]["const"]: kind["properties"]["data"]["contentSchema"]
        for kind in media_type["schema"]["oneOf"]
    }
    names = []
    for block in response.content.decode().split("\n\n"):
        # not splitlines, which also splits at characters that are valid within an event
        fields = [line for line in block.split("\n") if line and not line.startswith(":")]
        lines = dict(line.split(": ", 1) for line in fields)
        if lines:
            names.append(lines["event"])
            jsonschema_rs.validate(schemas[lines["event"]], json.loads(lines["data"]))
    assert names[-1] in ("result", "error"), "the stream ends without a result or an error"
    assert not {"result", "error"} & set(names[:-1]), "events follow the result or error"
