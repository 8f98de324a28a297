"""What the network sees: HTTP routes, sockets, who is let in, and the files of the page."""
