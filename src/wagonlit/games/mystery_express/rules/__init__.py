"""The rules of Mystery Express, a file a chapter; each frame is one numbered rule."""
