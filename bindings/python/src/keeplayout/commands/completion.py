"""`keeplayout completion`: what a shell needs to complete the command line.

All of it comes from the parser, so that it follows the commands.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class _Option:
    """An option, or an argument with choices."""

    names: tuple[str, ...]
    """Empty for an argument."""
    help: str
    choices: tuple[str, ...]
    takes_value: bool


@dataclass(frozen=True)
class _Words:
    """What may follow a command."""

    command: str
    help: str
    options: tuple[_Option, ...]

    @property
    def names(self) -> list[str]:
        """All options, and the words that an argument may be."""
        names = [name for option in self.options for name in option.names]
        return names + [word for each in self.options if not each.names for word in each.choices]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of completion."""
    parser.add_argument("shell", choices=sorted(_SHELLS), help="the shell that is to complete")


def run(given: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    """Prints the completion for a shell."""
    print(_SHELLS[given.shell](list(_commands(parser))), end="")
    return 0


def _commands(parser: argparse.ArgumentParser) -> Iterator[_Words]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            helps = {each.dest: each.help or "" for each in action._choices_actions}
            for name, sub in action.choices.items():
                options = tuple(_option(each) for each in sub._actions)
                yield _Words(name, helps.get(name, ""), options)


def _option(action: argparse.Action) -> _Option:
    choices = tuple(str(choice) for choice in action.choices or ())
    takes_value = action.nargs != 0
    return _Option(tuple(action.option_strings), action.help or "", choices, takes_value)


def _bash(commands: list[_Words]) -> str:
    cases = "".join(f'    {each.command}) words="{" ".join(each.names)}" ;;\n' for each in commands)
    values = "".join(
        f"    \"{each.command} {name}\") words=\"{' '.join(option.choices)}\" ;;\n"
        for each in commands for option in each.options if option.names and option.choices
        for name in option.names
    )  # fmt: skip
    return f"""\
# keeplayout completion bash: source it, or put it into a folder of bash-completion.
_keeplayout() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "{" ".join(each.command for each in commands)} --help" -- "$current"))
    return
  fi
  case ${{COMP_WORDS[1]}} in
{cases}  esac
  case "${{COMP_WORDS[1]}} ${{COMP_WORDS[COMP_CWORD - 1]}}" in
{values}  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [[ $current == -* ]] || COMPREPLY+=($(compgen -f -- "$current"))
}}
complete -o filenames -F _keeplayout keeplayout
"""


def _zsh(commands: list[_Words]) -> str:
    names = "".join(f"    {_quoted(f'{each.command}:{each.help}')}\n" for each in commands)
    cases = ""
    for each in commands:
        specs = [_zsh_option(name, option) for option in each.options for name in option.names]
        words = [word for option in each.options if not option.names for word in option.choices]
        rest = f"*:word:({' '.join(words)})" if words else "*:file:_files"
        lines = " \\\n        ".join(_quoted(spec) for spec in [*specs, rest])
        cases += f"    {each.command})\n      _arguments \\\n        {lines} ;;\n"
    return f"""\
#compdef keeplayout
# keeplayout completion zsh: put it as _keeplayout into a folder of $fpath.
_keeplayout() {{
  local -a commands=(
{names}  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
{cases}  esac
}}
if [ "$funcstack[1]" = _keeplayout ]; then
  _keeplayout "$@"
else
  compdef _keeplayout keeplayout
fi
"""


def _zsh_option(name: str, option: _Option) -> str:
    meaning = option.help.replace("[", "\\[").replace("]", "\\]")
    spec = f"{name}[{meaning}]"
    if not option.takes_value:
        return spec
    return f"{spec}:value:" + (f"({' '.join(option.choices)})" if option.choices else "_files")


def _fish(commands: list[_Words]) -> str:
    lines = [
        "# keeplayout completion fish: put it into ~/.config/fish/completions/keeplayout.fish."
    ]
    for each in commands:
        first = "complete -c keeplayout -f -n __fish_use_subcommand"
        lines.append(f"{first} -a {each.command} -d {_quoted(each.help)}")
    for each in commands:
        when = f"complete -c keeplayout -n '__fish_seen_subcommand_from {each.command}'"
        for option in each.options:
            words = [f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"
                     for name in option.names]  # fmt: skip
            if option.choices:
                words.append(f"-x -a '{' '.join(option.choices)}'")
            elif option.names and option.takes_value:
                words.append("-r")
            if words:
                lines.append(" ".join([when, *words, "-d", _quoted(option.help)]))
    return "\n".join(lines) + "\n"


def _quoted(words: str) -> str:
    """As one word of a shell."""
    return "'" + words.replace("%%", "%").replace("'", "'\\''") + "'"


_SHELLS = {"bash": _bash, "zsh": _zsh, "fish": _fish}

TEACHES = """\
    eval "$({0} completion bash)"                                  in ~/.bashrc
    {0} completion zsh > ~/.zfunc/_keeplayout                      with ~/.zfunc in $fpath
    {0} completion fish > ~/.config/fish/completions/keeplayout.fish
"""
