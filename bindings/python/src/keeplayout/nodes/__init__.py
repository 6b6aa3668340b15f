"""Rectangles, and all that can be set and asked of them."""
