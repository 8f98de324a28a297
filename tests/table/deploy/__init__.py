"""What the folder deploy/ holds is run as it is shipped, or checked where it cannot run here."""
