"""`python -m wagonlit` is the command `wagonlit`."""

from wagonlit.cli import main

if __name__ == "__main__":
    main()
