"""Evenings that fit what somebody knows."""
