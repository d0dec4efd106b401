"""What the fuzzer cannot know: files that can be read and some that nearly can, and what events hold."""

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
    """Puts a file in the place of most texts that a form would send as one."""
    if not isinstance(body, dict):
        return st.just(body)
    if isinstance(body.get("file"), (str, bytes)):
        return st.sampled_from([body["file"], *FILES]).map(lambda file: {**body, "file": file})
    files = body.get("files")
    if isinstance(files, list) and files and all(isinstance(file, (str, bytes)) for file in files):
        some = st.lists(st.sampled_from([files[0], *FILES]), min_size=1, max_size=3)
        return some.map(lambda chosen: {**body, "files": chosen})
    return st.just(body)


@schemathesis.check
def event_data_conformance(ctx, response, case):
    """Holds the JSON inside every event of a stream against what the page says of that event."""
    if not "".join(response.headers.get("content-type", [])).startswith("text/event-stream"):
        return
    answer = case.operation.definition.raw["responses"]["200"]["content"]["text/event-stream"]
    known = {
        kind["properties"]["event"]["const"]: kind["properties"]["data"]["contentSchema"]
        for kind in answer["schema"]["oneOf"]
    }
    names = []
    for block in response.content.decode().split("\n\n"):
        # not splitlines: Python ends a line at characters, too, that are text within an event
        told = [line for line in block.split("\n") if line and not line.startswith(":")]
        lines = dict(line.split(": ", 1) for line in told)
        if lines:
            names.append(lines["event"])
            jsonschema_rs.validate(known[lines["event"]], json.loads(lines["data"]))
    assert names[-1] in ("result", "error"), "the stream ends without a result or an error"
    assert not {"result", "error"} & set(names[:-1]), "something follows the end of the stream"
