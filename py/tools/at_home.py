"""What only the command line and those who study play need: it stays out of the page."""

from pathlib import Path
from typing import Final
from zipfile import ZipFile

AT_HOME: Final = ("eden/__main__.py", "eden/cli/", "eden/study/")


def lighten(wheel: Path) -> None:
    """Take out of a wheel what stays at home, and its lines in the list of what is inside."""
    with ZipFile(wheel) as whole:
        inside = [(info, whole.read(info)) for info in whole.infolist()]
    with ZipFile(wheel, "w") as archive:
        for info, data in inside:
            if info.filename.endswith(".dist-info/RECORD"):
                lines = data.decode().splitlines(keepends=True)
                data = "".join(x for x in lines if not x.startswith(AT_HOME)).encode()
            if not info.filename.startswith(AT_HOME):
                archive.writestr(info, data)
