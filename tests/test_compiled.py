"""What is published is smaller than its source, and means the same."""

import marshal
import re
import traceback
from dataclasses import fields
from xml.etree import ElementTree

import pytest
import sprites
from compiled import compiled, wanted

pytestmark = pytest.mark.host

SOURCE = b'''"""A module."""
from dataclasses import dataclass

@dataclass
class Sheep:
    """A class with nothing else would be empty."""
    legs: int = 4

def shear(sheep: Sheep, *, wool: "no such name" = 3) -> int:
    """A function."""
    return sheep.legs // (wool - 3)

class Empty:
    """Only this."""
'''


def run(*, untyped: bool = True) -> dict[str, object]:
    """The names of the module after it has run."""
    names: dict[str, object] = {"__name__": "eden.sheep"}
    content = compiled(SOURCE, "/lib/sheep.py", bare=True, untyped=untyped)
    exec(marshal.loads(content[16:]), names)
    return names


def test_no_docstring_is_left() -> None:
    names = run()
    assert "__doc__" not in names or names["__doc__"] is None
    assert names["shear"].__doc__ is None
    assert names["Empty"].__doc__ is None


def test_functions_lose_their_annotations_and_classes_keep_theirs() -> None:
    names = run()
    assert not names["shear"].__annotations__
    assert [field.name for field in fields(names["Sheep"])] == ["legs"]  # type: ignore[arg-type]


def test_an_error_still_names_its_file_and_line() -> None:
    names = run()
    shear, sheep = names["shear"], names["Sheep"]
    assert callable(shear) and callable(sheep)
    with pytest.raises(ZeroDivisionError) as raised:
        shear(sheep())
    last = traceback.extract_tb(raised.value.__traceback__)[-1]
    assert (last.filename, last.lineno) == ("/lib/sheep.py", 11)


@pytest.mark.parametrize(
    "path", ["json/decoder.py", "wave.py", "encodings/utf_8.py", "xml/sax/__init__.py"]
)
def test_what_a_page_may_need_is_published(path: str) -> None:
    assert wanted(path)


@pytest.mark.parametrize(
    "path", ["unittest/mock.py", "pdb.py", "encodings/cp865.py", "xml/dom/minidom.py"]
)
def test_what_no_page_needs_is_not(path: str) -> None:
    assert not wanted(path)


def test_a_page_has_the_drawings_it_shows_and_all_they_are_made_of() -> None:
    drawn = sprites.used('<svg><use href="#scene-spirit"/></svg>')
    assert 'id="scene-spirit"' in drawn and 'id="scene-edenia"' not in drawn
    assert set(sprites.REFERENCE.findall(drawn)) <= set(re.findall(r'id="([\w-]+)"', drawn))


DRAWN = """<svg xmlns="http://www.w3.org/2000/svg" class="all"><defs>
<linearGradient id="light"/><path id="wool" d="M1 1Z" stroke="red"/>
<g id="shade" fill="none"><use href="#wool" x="1" y="2" stroke="blue" stroke-width="3"/></g></defs>
<symbol id="sheep" viewBox="0 0 9 9"><use href="#shade" transform="scale(2)"/>
<use href="#wool" fill="url(#light)"/></symbol>
<symbol id="flock" viewBox="0 0 9 9"><use href="#sheep" x="3"/></symbol></svg>"""


def test_a_picture_is_laid_flat_and_shows_the_same() -> None:
    paints, pictures = ElementTree.fromstring(sprites.flat(DRAWN))
    assert [one.get("id") for one in paints] == ["light"], "a gradient must be laid out"
    assert pictures.get("display") == "none"
    found = {one.get("id"): one for one in pictures}
    shade, wool = found["sheep"]
    assert shade.attrib == {"fill": "none", "transform": "scale(2)"}
    # What a shape says of itself counts more than what a use of it says; a name is said once.
    assert [part.attrib for part in shade] == [
        {"d": "M1 1Z", "stroke": "red", "stroke-width": "3", "transform": "translate(1 2)"}
    ]
    assert wool.attrib == {"d": "M1 1Z", "stroke": "red", "fill": "url(#light)"}
    assert [part.attrib for part in found["flock"]] == [{"href": "#sheep", "x": "3"}]
    assert found["wool"].attrib == {"id": "wool", "d": "M1 1Z", "stroke": "red"}


def test_what_cannot_be_laid_flat_is_told_to_who_draws() -> None:
    with pytest.raises(ValueError, match="clip-path"):
        sprites.flat(DRAWN.replace('transform="scale(2)"', 'clip-path="url(#light)"'))


def test_no_picture_of_the_site_uses_a_shape_of_another() -> None:
    every = ElementTree.fromstring(sprites.whole())
    symbols = {f"#{one.get('id')}" for one in every.iter(sprites.SYMBOL)}
    assert {one.get("href") for one in every.iter(sprites.USE)} <= symbols
