"""What is kept: attributes, constraints, and terms to calculate with."""
