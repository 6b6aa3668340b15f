"""The commands of `python -m keeplayout`, which is also installed as `keeplayout`.

Each is a module with one value, its `COMMAND`; `registry` lists them. A command returns the exit
status: 0 for success, 1 for what it was to find (differences, findings); it raises RefusedError,
which is told as a sentence and exits with 2.
"""
