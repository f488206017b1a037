"""Computer players. They are given a view and nothing else."""
