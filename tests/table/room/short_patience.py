"""A process in which bots think, but for a second at most."""

from wagonlit.table.bots import worker

if __name__ == "__main__":
    worker.LONGEST = 1
    worker.main()
