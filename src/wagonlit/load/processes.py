"""The processes of a load: servers, and the driver of one that is not ours."""

from wagonlit.bench.line_process import LineProcess
from wagonlit.load.errors import ServerLost


class ServerProcess(LineProcess):
    """A server that was started to be measured, or what drives it."""

    failure = ServerLost
