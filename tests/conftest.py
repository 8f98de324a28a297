"""For all tests: they may be run in the background too."""

import signal

# A shell without job control lets what it starts in the background ignore Ctrl-C, and so would all that the
# tests start. Those that press it need a program that listens.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
