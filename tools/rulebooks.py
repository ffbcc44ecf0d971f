"""The rulebooks on paper: python tools/rulebooks.py [folder]

Writes every rulebook in every language as one HTML file, pictures and style included, and as PDF. They are the pages of
the browser, printed by it: so there is one book, whatever it is read on.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, Page

import beringia
from beringia.text import LANGUAGES
from beringia.text.handbook import handbook
from tools.browser import ROOT, Server, chromium, settings_script

#: The page as it stands, with the text of its style sheets and without its scripts: it needs no server any more.
#: (The rules as the browser writes them down would not do: it drops a font with a variable in it.)
STANDALONE = """async () => {
    const read = sheet => sheet.href ? fetch(sheet.href).then(answer => answer.text()) : sheet.ownerNode.textContent;
    const style = (await Promise.all([...document.styleSheets].map(read))).join('\\n');
    const copy = document.documentElement.cloneNode(true);
    for (const element of copy.querySelectorAll('script, link, header.bar, .tools, .search, nav')) element.remove();
    const sheet = document.createElement('style');
    sheet.textContent = style + '\\n.book { display: block !important; }';
    copy.querySelector('head').append(sheet);
    return '<!doctype html>\\n' + copy.outerHTML;
}"""


#: Parts of pictures are drawn later than the pictures themselves: the page is made when nothing changes any more.
QUIET = """() => new Promise(done => {
    let timer = setTimeout(done, 700);
    const again = () => { clearTimeout(timer); timer = setTimeout(done, 700); };
    new MutationObserver(again).observe(document.body, {subtree: true, childList: true, characterData: true});
})"""


def open_book(browser: Browser, server: Server, game: str, language: str) -> Page:
    """The page with all chapters and pictures."""
    context = browser.new_context(viewport={"width": 900, "height": 1200})
    context.add_init_script(settings_script(language=language, theme="snow"))
    page = context.new_page()
    page.goto(f"{server.address}/rules/{game}?print")
    page.wait_for_selector("[data-whole]")
    book = handbook(game, language)
    assert book is not None
    pictures = sum(len(passage.pictures) for passage in book.passages)
    page.locator("figure[data-drawn]").nth(pictures - 1).wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    page.evaluate(QUIET)
    return page


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "rulebooks"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        server = Server(Path(data))
        try:
            for game in beringia.games():
                for language in LANGUAGES if handbook(game, "en") is not None else ():
                    page = open_book(browser, server, game, language)
                    file = folder / f"{game}.{language}.html"
                    file.write_text(page.evaluate(STANDALONE), encoding="utf-8")
                    page.pdf(
                        path=str(file.with_suffix(".pdf")),
                        format="A4",
                        print_background=True,
                        margin={"top": "16mm", "bottom": "16mm", "left": "14mm", "right": "14mm"},
                    )
                    page.context.close()
                    print(file)
        finally:
            server.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
