"""Work spread over processes that end with whoever started them, also in the middle."""

import signal
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from threading import current_thread, main_thread
from typing import TypeVar

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")
QUEUED = 4  # tasks for each process that are handed out before others are done


def spread_over(jobs: int, work: Callable[[Task], Outcome], tasks: Iterable[Task]) -> Generator[Outcome]:
    """What came of each task, in the order they are done; whoever stops listening ends all processes."""
    others = active_children()
    # Fresh interpreters: forking a process that draws a progress bar is not safe.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    try:
        left = iter(tasks)
        with _interrupts_ignored():
            waiting = {pool.submit(work, task) for task in islice(left, jobs * QUEUED)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(work, task) for task in islice(left, len(done))}
            yield from (one.result() for one in done)
    except BaseException:
        _end(pool, [process for process in active_children() if process not in others])
        raise
    pool.shutdown()


def _end(pool: ProcessPoolExecutor, processes: Sequence[BaseProcess]) -> None:
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes born here ignore Ctrl-C, which a terminal sends to all of them: only one should answer."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
