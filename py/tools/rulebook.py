"""The pages of the games: rules, with an anchor for every one of them, and what else there is."""

import re
from collections.abc import Iterator, Mapping
from html import escape
from itertools import product
from typing import Final

from languages import GAMES, HEAD, OWN, others, pages_in
from markdown_it import MarkdownIt

from eden.games.shelf import SHELF
from eden.ui.frame import RULEBOOK
from eden.ui.schooling import LEARN, said
from eden.ui.tongue import LANGUAGES, speaker

ID: Final = r"[A-Z]{2}-\d+"
# A paragraph that states a rule, or a place that cites one.
RULE: Final = re.compile(
    rf"<p><strong>(?P<rule>{ID})</strong>\s*(?P<ours><em>\([^)]*\)</em>)?\s*"
    rf'|(?<![\w#"/-])(?P<cited>{ID})(?![\w"-])'
)
RULE_ID: Final = re.compile(rf'<p id="(?P<rule>{ID})"')
HEADING: Final = re.compile(r"<h2>(?P<title>.*?)</h2>", re.DOTALL)

PAGE: Final = (
    HEAD.replace("{up}", "../")
    + """\
<body class="rulebook" data-game="{slug}">
<!--sprites-->
<a class="skip" href="#rules">{skip}</a>
<header class="rulebook-head">
<a href="../index.html">Eden Trilogy</a>
{others}
</header>
<main id="rules">
<svg class="scene" viewBox="0 0 320 180" aria-hidden="true"><use href="#scene-{slug}"/></svg>
{lead}
{finding}
{body}
</main>
</body>
</html>
"""
)
# How a rule is found.
FINDING: Final = """<p class="rulebook-search"><label for="search">{search}</label>
<input id="search" type="search" autocomplete="off" spellcheck="false"></p>
<p id="none" role="status" data-sentence="{none}"></p>
<nav aria-label="{contents}">
<h2 class="contents">{contents}</h2><ol>{sections}</ol>
</nav>"""
Words = Mapping[str, str]


def anchor(title: str) -> str:
    """The name under which a section can be linked."""
    return re.sub(r"\W+", "-", re.sub("<.*?>", "", title).lower()).strip("-")


def rule(name: str, words: Words, *, ours: bool) -> str:
    """The beginning of a paragraph that can be linked, cited and, where it is ours, told apart."""
    badge = f' <small class="ours" title="{escape(words["why"])}">{words["ours"]}</small>'
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


def tried(html: str, slug: str, lang: str, words: Words) -> str:
    """At the end of a section: the lessons in which its rules can be tried."""
    head, *sections = re.split("(?=<h2>)", html)
    made = [head]
    for section in sections:
        here = {found["rule"] for found in RULE_ID.finditer(section)}
        links = [
            f'<a class="button" href="../index.html#{LEARN}{slug}/{lesson.name}">'
            f"{words['try']}: {escape(said(lesson.title, lang))}</a>"
            for lesson in SHELF[slug].assets.course
            if here.intersection(lesson.teaches)
        ]
        made.append(section + (f'<p class="try row">{" ".join(links)}</p>\n' if links else ""))
    return "".join(made)


def page(slug: str, name: str, lang: str, text: str) -> str:
    """One text in one language as a whole page; rules can be searched, and have their pictures."""
    say = speaker(lang)
    words = {key: say(said) for key, said in RULEBOOK.items()}
    html = linked(MarkdownIt("commonmark").enable("table").render(text), words)
    if name == slug:
        html = illustrated(tried(html, slug, lang, words), SHELF[slug].view.pictures(say))
    titles = [found["title"] for found in HEADING.finditer(html)]
    html = HEADING.sub(
        lambda found: f'<h2 id="{anchor(found["title"])}">{found["title"]}</h2>', html
    )
    lead, _, body = html.partition("<h2 id=")
    title = re.search(r"<h1>(.*?)</h1>", lead)
    sections = "".join(f'<li><a href="#{anchor(one)}">{one}</a></li>' for one in titles)
    return PAGE.format(
        slug=slug,
        lang=lang,
        others=others(name, lang),
        title=title[1] if title else slug,
        lead=lead,
        finding=FINDING.format(sections=sections, **words) if name == slug else "",
        body=f"<h2 id={body}",
        **words,
    )


def pages() -> Iterator[tuple[str, str]]:
    """The path below dist/ and the text of every page, for each game in each language."""
    for name, lang in product(pages_in(OWN), LANGUAGES):
        text = (OWN / f"{name}.{lang}.md").read_text("utf-8")
        yield f"rules/{name}.{lang}.html", page(next(iter(GAMES)), name, lang, text)
    for slug, folder in GAMES.items():
        for kind, lang in product(pages_in(folder), LANGUAGES):
            name = slug if kind == "rules" else f"{slug}.{kind}"
            text = (folder / f"{kind}.{lang}.md").read_text("utf-8")
            yield f"rules/{name}.{lang}.html", page(slug, name, lang, text)
