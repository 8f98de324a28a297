"""Mystery Express in the terminal."""
