"""Documents and traces, compared."""
