"""Layouts brought from the files of other systems: documents of what they say, and a count of what
they say that a document cannot.

An importer is a module with one value, its `IMPORTER`; `python -m keeplayout` has a command for
each.
"""
