"""Tests in a real window, and of a program that is killed."""
