"""Starting and stopping the server: the command, its settings, and putting all parts together."""
