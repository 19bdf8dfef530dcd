"""Runs commands for Tools/attack and measures them.

This is a separate, small process, because the memory that the system reports for a program is at least that of the
process that started it. Each input line is a JSON list: an argument list, a folder, and a limit in seconds. Each output
line is a list of the exit status, seconds, CPU seconds and KiB. The command's output goes to the file `.report` in that
folder.
"""
import json
import os
import signal
import sys
import time


def run(arguments, folder, limit):
    start = time.monotonic()
    child = os.fork()
    if child == 0:
        os.setsid()
        os.chdir(folder)
        report = os.open(".report", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(report, 1)
        os.dup2(report, 2)
        os.execvp(arguments[0], arguments)
    signal.signal(signal.SIGALRM, lambda *_: os.killpg(child, signal.SIGKILL))
    signal.alarm(limit)
    _, status, usage = os.wait4(child, 0)
    signal.alarm(0)
    return os.waitstatus_to_exitcode(status), time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss


for line in sys.stdin:
    print(json.dumps(run(*json.loads(line))), flush=True)
