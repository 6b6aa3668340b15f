"""`python Tests/benchmarks` is what `make bench` runs; bench.py has the options."""

from bench import main

main()
