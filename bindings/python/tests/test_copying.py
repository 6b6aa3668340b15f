"""An owner holds a C object, of which there is one: it is neither copied nor pickled."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from keeplayout import Layout
from keeplayout.solver import Solver


@pytest.mark.parametrize("owner", [Layout, Solver])
@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, pickle.dumps])
def test_owners_are_not_copied(
    owner: Callable[[], Any], duplicate: Callable[[Any], object]
) -> None:
    with owner() as one, pytest.raises(TypeError, match="cannot be"):
        duplicate(one)


def test_nodes_do_not_take_their_layout_along() -> None:
    with Layout() as layout:
        node = layout.node("box")
        with pytest.raises(TypeError, match="cannot be"):
            copy.deepcopy(node)
