"""The tests mirror ``game/``; ``test_house.py`` holds the laws of the house."""
