"""Layouts: what holds nodes, constraints, and how both are solved and explained."""
