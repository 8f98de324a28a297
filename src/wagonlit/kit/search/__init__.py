"""Search for any game's bots: trees over imagined worlds, plans over chance, and chances of winning."""
