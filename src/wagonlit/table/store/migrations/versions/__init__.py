"""The steps, oldest first; a step that has shipped is never changed."""
