"""One HTML file of the whole site, to be opened from a disk: `make single`.

Every file that the built site asks for lies in it, packed where that pays; single.js answers with
them. There is no service worker, and bots think in the page. What our way of asking needs of
PyScript's and Pyodide's own scripts is rewritten here: the table says what, and each line must fit.
"""

import base64
import gzip
import json
import re
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Any, Final

from dist import BUILD, ROOT

SITE: Final = ROOT / "dist"
TARGET: Final = BUILD / "eden.html"
# Nothing is asked of any host.
POLICY: Final = (
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:; "
    "style-src 'unsafe-inline'; img-src data: blob:; font-src data:; connect-src data: blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'"
)
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".html": "text/html;charset=utf-8",
    ".txt": "text/plain;charset=utf-8",
}
# What stands in the page itself, or belongs to a site that is served.
LEFT: Final = ("index.html", "sw.js", "balance.html", "sprites.svg")
LEFT_KINDS: Final = (".css", ".woff2", ".png", ".svg", ".webmanifest")
# No element of HTML, so that nothing is fetched; the app names the manifest of its language in it.
NO_MANIFEST: Final = '<svg hidden><link rel="manifest"/></svg>'
# In scripts: a blob has no address beside which other files lie. {path} is the script's own.
REWRITTEN: Final = {
    r"import\.meta\.url": '(edenBase+"{path}")',
    r"=import\.meta\b(?!\.)": '={{url:edenBase+"{path}"}}',
    r'(?<![.\w$])import\("\./': 'edenImport(edenBase+"{folder}/',
    r"(?<![.\w$])import\(": "edenImport(",
    r'\b(from|import)"(\.[^"]+)"': "",
}
# In pages: what would be fetched for later, and how scripts, styles and icons become part of it.
AHEAD: Final = re.compile(
    r'<link rel="(?:modulepreload|apple-touch-icon|manifest)"[^>]*>'
    r'|<script src="assets/ahead\.[^"]+"></script>'
)
BOOT: Final = re.compile(r'<script type="module" src="(assets/boot\.[^"]+)"[^>]*></script>')
SHEET: Final = re.compile(r'<link rel="stylesheet" href="([^"]+)">')
SCRIPT: Final = re.compile(r'<script( type="module")? src="([^"]+)"></script>')
ICON: Final = re.compile(r'(<link rel="icon" href=)"([^"]+)"')
FONT: Final = re.compile(r'url\("?\./([^")]+\.woff2)"?\)')
# A page from a disk may not start the workers of PyScript: the app thinks without them.
BOT: Final = re.compile(r"(&quot;bot&quot;: &quot;)[^&]*")
# For pages that ours has opened: no blob may lead back to a file, so ours is asked to go there.
AWAY: Final = """<script>
document.addEventListener("click", (event) => {
    const to = event.target.closest("a[href]")?.getAttribute("href");
    if (!to || /^(#|\\w+:)/.test(to)) return;
    event.preventDefault();
    opener?.postMessage({ from: PATH, to }, "*");
});
</script>"""
GUARD: Final = re.compile(r'(<meta http-equiv="Content-Security-Policy" content=)"[^"]*"')


def as_data(file: Path, kind: str) -> str:
    """A file as an address that holds it."""
    return f"data:{kind};base64,{base64.b64encode(file.read_bytes()).decode()}"


def flat(page: Path) -> str:
    """A page with its styles, scripts and icon in it."""

    def sheet(found: re.Match[str]) -> str:
        file = page.parent / found[1]
        text = file.read_text("utf-8")
        fonts = FONT.sub(lambda font: f"url({as_data(file.parent / font[1], 'font/woff2')})", text)
        return f"<style>{fonts}</style>"

    def script(found: re.Match[str]) -> str:
        text = (page.parent / found[2]).read_text("utf-8").replace("</script", "<\\/script")
        return f"<script{found[1] or ''}>{text}</script>"

    def icon(found: re.Match[str]) -> str:
        return f'{found[1]}"{as_data(page.parent / found[2], "image/svg+xml")}"'

    text = AHEAD.sub("", BOOT.sub("", page.read_text("utf-8")))
    text = GUARD.sub(lambda found: f'{found[1]}"{POLICY}"', text)
    return ICON.sub(icon, SCRIPT.sub(script, SHEET.sub(sheet, text)))


def rewritten(path: str, text: str, met: set[str]) -> str:
    """A script that needs no address of its own; `met` learns what was found in it."""
    folder = dirname(path)

    def change(pattern: str, form: str) -> str:
        def put(found: re.Match[str]) -> str:
            met.add(pattern)
            if form:
                return form.format(path=path, folder=folder)
            return f'{found[1]}"eden-file:{normpath(join(folder, found[2]))}"'

        return re.sub(pattern, put, text)

    for pattern, form in REWRITTEN.items():
        text = change(pattern, form)
    return re.sub(r"\n//# sourceMappingURL=.*", "", text)


def content(file: Path, path: str, met: set[str]) -> bytes:
    """A file as it stands in the single one."""
    if file.suffix in (".js", ".mjs"):
        return rewritten(path, file.read_text("utf-8"), met).encode()
    if file.suffix == ".html":
        return (flat(file) + AWAY.replace("PATH", json.dumps(path))).encode()
    return file.read_bytes()


def contents(site: Path) -> tuple[dict[str, dict[str, Any]], bytes]:
    """Where each file lies in one long text, what it is and what it needs; and that text."""
    files: dict[str, dict[str, Any]] = {}
    whole, met = bytearray(), set[str]()
    for file in sorted(site.rglob("*")):
        path = file.relative_to(site).as_posix()
        if not file.is_file() or path in LEFT or file.suffix in LEFT_KINDS:
            continue
        plain = content(file, path, met)
        packed = gzip.compress(plain, 9, mtime=0)
        pays = len(packed) < 0.95 * len(plain)
        start = len(whole)
        whole += packed if pays else plain
        needs = {found.decode() for found in re.findall(rb'"eden-file:([^"]+)"', plain)}
        files[path] = {
            "start": start,
            "end": len(whole),
            "packed": pays,
            "type": TYPES.get(file.suffix, "application/octet-stream"),
            "needs": sorted(needs),
        }
    if missing := REWRITTEN.keys() - met:
        raise SystemExit(f"No script of the site has {sorted(missing)} any more: see single.py.")
    return files, bytes(whole)


def single(site: Path) -> str:
    """The whole site as one page."""
    files, whole = contents(site)
    boot = next(path for path in files if path.startswith("assets/boot."))
    first = (ROOT / "py/tools/single.js").read_text("utf-8").replace("BOOT", json.dumps(boot))
    blocks = (
        NO_MANIFEST,
        f'<script type="application/json" id="contents">{json.dumps(files)}</script>',
        f'<script type="text/plain" id="files">{base64.b64encode(whole).decode()}</script>',
        f"<script>{first}</script>",
        "</body>",
    )
    page = BOT.sub(r"\1", flat(site / "index.html"))
    return page.replace("</body>", "\n".join(blocks))


def main() -> None:
    """The file is written."""
    TARGET.write_text(single(SITE), "utf-8")
    print(f"{TARGET.relative_to(ROOT)}: {TARGET.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
