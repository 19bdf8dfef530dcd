"""A worker for BuildGrid, for Tools/check-bazel. It runs each action in an empty folder with its declared inputs."""

import hashlib
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import grpc
from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2 as execution
from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2_grpc as execution_grpc
from buildgrid._protos.google.bytestream import bytestream_pb2, bytestream_pb2_grpc
from buildgrid._protos.google.devtools.remoteworkers.v1test2 import bots_pb2, bots_pb2_grpc

INSTANCE = "main"
channel = grpc.insecure_channel(sys.argv[1])
storage = execution_grpc.ContentAddressableStorageStub(channel)
stream = bytestream_pb2_grpc.ByteStreamStub(channel)
bots = bots_pb2_grpc.BotsStub(channel)


def read(digest):
    name = f"{INSTANCE}/blobs/{digest.hash}/{digest.size_bytes}"
    return b"".join(part.data for part in stream.Read(bytestream_pb2.ReadRequest(resource_name=name)))


def message(kind, digest):
    result = kind()
    result.ParseFromString(read(digest))
    return result


def write(data):
    digest = execution.Digest(hash=hashlib.sha256(data).hexdigest(), size_bytes=len(data))
    request = execution.BatchUpdateBlobsRequest(instance_name=INSTANCE)
    request.requests.add(digest=digest, data=data)
    storage.BatchUpdateBlobs(request)
    return digest


def make_folder(digest, folder):
    folder.mkdir(parents=True, exist_ok=True)
    directory = message(execution.Directory, digest)
    for file in directory.files:
        (folder / file.name).write_bytes(read(file.digest))
        (folder / file.name).chmod(0o755 if file.is_executable else 0o644)
    for inner in directory.directories:
        make_folder(inner.digest, folder / inner.name)


def run(action):
    command = message(execution.Command, action.command_digest)
    with tempfile.TemporaryDirectory() as root:
        root = pathlib.Path(root)
        make_folder(action.input_root_digest, root)
        folder = root / command.working_directory
        outputs = list(command.output_files) or list(command.output_paths)
        for output in outputs:
            (folder / output).parent.mkdir(parents=True, exist_ok=True)
        environment = {variable.name: variable.value for variable in command.environment_variables}
        done = subprocess.run(list(command.arguments), cwd=folder, env=environment, capture_output=True)
        result = execution.ActionResult(exit_code=done.returncode)
        result.stdout_raw, result.stderr_raw = done.stdout, done.stderr
        for output in outputs:
            if (folder / output).is_file():
                result.output_files.add(path=output, digest=write((folder / output).read_bytes()))
        print(f"{len(result.output_files)} outputs: {' '.join(command.arguments[:2])} …", flush=True)
        return result


session = bots_pb2.BotSession(bot_id=f"worker-{os.getpid()}", status=bots_pb2.OK)
session.worker.devices.add(handle="cpu")
session = bots.CreateBotSession(bots_pb2.CreateBotSessionRequest(parent=INSTANCE, bot_session=session))
while True:
    for lease in session.leases:
        if lease.state == bots_pb2.PENDING:
            action = execution.Action()
            if not lease.payload.Unpack(action):
                digest = execution.Digest()
                lease.payload.Unpack(digest)
                action = message(execution.Action, digest)
            lease.result.Pack(run(action))
            lease.state = bots_pb2.COMPLETED
            lease.status.code = 0
    session = bots.UpdateBotSession(
        bots_pb2.UpdateBotSessionRequest(name=session.name, bot_session=session), timeout=60
    )
    time.sleep(0.05)
