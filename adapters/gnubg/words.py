"""What gnubg says to a command, where nothing else shows what it makes of it."""

import ctypes
import os
import tempfile

import gnubg

C = ctypes.CDLL(None)  # gnubg prints through C's stdout, which holds lines back until it is flushed


def say(command):
    """Gives gnubg a command, and returns what it prints as one line."""
    with tempfile.TemporaryFile() as page:
        C.fflush(None)
        usual = os.dup(1)
        os.dup2(page.fileno(), 1)
        try:
            gnubg.command(command)
            C.fflush(None)
        finally:
            os.dup2(usual, 1)
            os.close(usual)
        page.seek(0)
        return " ".join(page.read().decode(errors="replace").split())
