"""The package from outside of Python: `python -m keeplayout`, or `keeplayout` once installed.

    keeplayout draw card.keep        a picture in the terminal, or as SVG or PNG
    keeplayout check card.keep       faults, conflicts, ambiguity, what does not fit
    keeplayout why card.keep title.width
    keeplayout --help                all commands

Exits with 0; with 1 for what a command was to find, such as differences; with 2 and a sentence
where a file or an argument is wrong. Importers exit as `importers/command.py` says.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from .commands.command import RefusedError, reason, sentence, tell
from .commands.registry import parse
from .commands.source import FaultyError
from .errors import KeepError


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the arguments say; returns the exit status."""
    _open_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    given, run = parse(list(sys.argv[1:] if arguments is None else arguments))
    try:
        status = run(given)
        sys.stdout.flush()
        return status
    except FaultyError as error:
        print(*error.messages, sep="\n", file=sys.stderr)
    except RefusedError as error:
        tell(str(error))
    except KeepError as error:
        tell(sentence(error))
    except BrokenPipeError:
        # Whoever reads has seen enough. Python would complain when it flushes at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except OSError as error:
        tell(f"{error.filename}: {reason(error)}" if error.filename else reason(error))
    except MemoryError:
        tell("there is not enough memory")
    except KeyboardInterrupt:
        return 130
    return 2


def _open_streams() -> None:
    """Lets a standard stream that is closed be one of nothing: Python has None in its place."""
    for name, mode in ("stdin", "r"), ("stdout", "w"), ("stderr", "w"):
        if getattr(sys, name) is None:
            nothing = open(os.devnull, mode, encoding="utf-8")  # noqa: SIM115 - until the end
            setattr(sys, name, nothing)


def script() -> None:
    """`keeplayout`, as it is installed."""
    sys.exit(main())


if __name__ == "__main__":
    script()
