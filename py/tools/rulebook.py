"""The rule catalogues of the games, rules.<lang>.md, as pages with an anchor for every rule."""

import re
from collections.abc import Callable, Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from markdown_it import MarkdownIt

ID: Final = r"[A-Z]{2}-\d+"
# A paragraph that states a rule, or a place that cites one.
RULE: Final = re.compile(
    rf"<p><strong>(?P<rule>{ID})</strong>\s*(?P<ours><em>\((?:ours|de nous)\)</em>)?\s*"
    rf'|(?<![\w#"/-])(?P<cited>{ID})(?![\w"-])'
)
HEADING: Final = re.compile(r"<h2>(?P<title>.*?)</h2>", re.DOTALL)


class Words(NamedTuple):
    """What the frame of a page says."""

    home: str
    contents: str
    search: str
    none: str
    ours: str
    why: str
    other: str
    skip: str


WORDS: Final = {
    "en": Words(
        "Eden Trilogy",
        "Contents",
        "Search the rules",
        "No rule says that.",
        "ours",
        "A ruling or a value of this project, not printed in the original rulebook",
        "Français",
        "Skip to the rules",
    ),
    "fr": Words(
        "Eden Trilogy",
        "Sommaire",
        "Chercher dans les règles",
        "Aucune règle ne dit cela.",
        "de nous",
        "Une précision ou une valeur de ce projet, absente du livret d’origine",
        "English",
        "Aller aux règles",
    ),
}

PAGE: Final = """<!doctype html>
<html lang="{lang}" data-theme="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>{title} · Eden Trilogy</title>
<meta name="color-scheme" content="light dark">
<script src="../assets/early.js"></script>
<link rel="stylesheet" href="../assets/app.css">
<link rel="icon" href="../icons/icon.svg" type="image/svg+xml">
<link rel="manifest" href="../manifest.webmanifest">
<script type="module" src="../assets/rules.js"></script>
</head>
<body class="rulebook" data-game="{slug}">
<!--sprites-->
<a class="skip" href="#rules">{words.skip}</a>
<header class="rulebook-head">
<a href="../index.html">{words.home}</a>
<a href="{slug}.{other}.html" hreflang="{other}" lang="{other}"
 data-language="{other}">{words.other}</a>
</header>
<main id="rules">
<svg class="scene" viewBox="0 0 320 180" aria-hidden="true"><use href="#scene-{slug}"/></svg>
{lead}
<p class="rulebook-search"><label for="search">{words.search}</label>
<input id="search" type="search" autocomplete="off" spellcheck="false"></p>
<p id="none" role="status" data-sentence="{words.none}"></p>
<nav aria-label="{words.contents}">
<h2 class="contents">{words.contents}</h2><ol>{contents}</ol>
</nav>
{body}
</main>
</body>
</html>
"""


def anchor(title: str) -> str:
    """The name under which a section can be linked."""
    return re.sub(r"\W+", "-", re.sub("<.*?>", "", title).lower()).strip("-")


def rule(name: str, words: Words, *, ours: bool) -> str:
    """The beginning of a paragraph that can be linked, cited and, where it is ours, told apart."""
    badge = f' <small class="ours" title="{escape(words.why)}">{words.ours}</small>'
    return (
        f'<p id="{name}" class="rule{" rule-ours" if ours else ""}">'
        f'<a class="rule-id" href="#{name}">{name}</a>{badge if ours else ""} '
    )


def linked(html: str, words: Words) -> str:
    """Every rule has an anchor, and a sentence that cites a rule leads there."""
    known = {found["rule"] for found in RULE.finditer(html)} - {None}

    def mark(found: re.Match[str]) -> str:
        if found["rule"]:
            return rule(found["rule"], words, ours=bool(found["ours"]))
        name = found["cited"]
        return f'<a class="rule-ref" href="#{name}">{name}</a>' if name in known else name

    return RULE.sub(mark, html)


def illustrated(html: str, pictures: Mapping[str, str]) -> str:
    """Under a rule stands its picture."""
    for name, picture in pictures.items():
        place = html.index("</p>", html.index(f'<p id="{name}"')) + len("</p>")
        html = f"{html[:place]}\n{picture}{html[place:]}"
    return html


def page(slug: str, lang: str, text: str, pictures: Mapping[str, str]) -> str:
    """One catalogue in one language as a whole page."""
    words = WORDS[lang]
    html = linked(MarkdownIt("commonmark").enable("table").render(text), words)
    html = illustrated(html, pictures)
    titles = [found["title"] for found in HEADING.finditer(html)]
    html = HEADING.sub(
        lambda found: f'<h2 id="{anchor(found["title"])}">{found["title"]}</h2>', html
    )
    lead, _, body = html.partition("<h2 id=")
    title = re.search(r"<h1>(.*?)</h1>", lead)
    return PAGE.format(
        slug=slug,
        lang=lang,
        other="fr" if lang == "en" else "en",
        words=words,
        title=title[1] if title else slug,
        lead=lead,
        contents="".join(f'<li><a href="#{anchor(name)}">{name}</a></li>' for name in titles),
        body=f"<h2 id={body}",
    )


def pages(
    games: Mapping[str, Path], pictures: Callable[[str, str], Mapping[str, str]]
) -> Iterator[tuple[str, str]]:
    """The path below dist/ and the text of every page, from the folders of the games' assets;
    pictures(slug, lang) illustrate it."""
    for slug, folder in games.items():
        for file in sorted(folder.glob("rules.*.md")):
            lang = file.stem.removeprefix("rules.")
            yield (
                f"rules/{slug}.{lang}.html",
                page(slug, lang, file.read_text("utf-8"), pictures(slug, lang)),
            )
