"""Screenshots of every page into docs/screenshots/: python tools/screenshots.py [part of a name ...]

With the name of a module of ``tools/shots`` only the tables of that one are played.
"""

from __future__ import annotations

import base64
import importlib
import pkgutil
import sys
import tempfile
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, Page, ViewportSize

from tools import shots
from tools.browser import ROOT, Server, chromium, settings_script
from tools.shots import Shot, still

FOLDER = ROOT / "docs" / "screenshots"
SIZES = {"wide": (1920, 1080), "desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}


SIGNATURE = b"\x89PNG\r\n\x1a\n"
#: What the name of a picture in the other theme ends with.
FIRE = "-fire"


def take(browser: Browser, server: Server, shot: Shot) -> None:
    """Every size in every theme; a page is loaded once, and again only where something else is done on it."""
    blank = browser.new_page()
    for language in ("en", *shot.languages):
        sizes = shot.sizes if language == "en" else ("desktop", "phone")
        themes = shot.themes if language == "en" else shot.themes[:1]
        ending = "" if language == "en" else f"-{language}"
        for together in loads(shot, sizes):
            context = browser.new_context(has_touch="phone" in together, viewport=viewport(together[0]))
            context.add_init_script(settings_script(theme=themes[0], language=language))
            if shot.seated is not None:
                context.add_init_script(shot.seated.remember())
            page = context.new_page()
            page.goto(server.address + shot.path)
            page.wait_for_selector("h1", state="attached")
            page.wait_for_load_state("networkidle")
            shot.act(page)
            for size in together:
                page.set_viewport_size(viewport(size))
                for theme in themes:
                    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
                    page.wait_for_timeout(300)
                    name = f"{shot.name}-{size}{FIRE if theme == 'fire' else ''}{ending}"
                    (FOLDER / f"{name}.png").write_bytes(smaller(blank, page.screenshot(full_page=shot.whole)))
                    print(name, flush=True)
            context.close()
    blank.close()


#: In a browser, which has the pixels anyway: the 256 colours that matter most, and which of them each pixel has.
PALETTE = """async source => {
    const picture = await createImageBitmap(await (await fetch(source)).blob());
    const { width, height } = picture;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    const pixels = new Uint32Array(canvas.getImageData(0, 0, width, height).data.buffer);
    const counts = new Map();
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    const parts = colour => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
    const far = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
    const sorted = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => [colour, parts(colour)]);
    // Frequent ones first, each a little away from those before; nearer ones if that leaves room.
    const chosen = [];
    for (const apart of [300, 60, 0]) {
        for (const [, colour] of sorted) {
            if (chosen.length === 256) break;
            if (chosen.every(other => far(other, colour) > apart)) chosen.push(colour);
        }
    }
    const nearest = new Map();
    for (const [colour, own] of sorted) {
        let [best, least] = [0, Infinity];
        for (let at = 0; at < chosen.length && least > 0; at++) {
            const distance = far(chosen[at], own);
            if (distance < least) [best, least] = [at, distance];
        }
        nearest.set(colour, best);
    }
    let indices = '';
    for (const pixel of pixels) indices += String.fromCharCode(nearest.get(pixel));
    return { width, height, palette: chosen.flat(), indices: btoa(indices) };
}"""


def smaller(page: Page, picture: bytes) -> bytes:
    """A picture for a repository: 256 colours, compressed as well as can be."""
    found = page.evaluate(PALETTE, f"data:image/png;base64,{base64.b64encode(picture).decode()}")
    width, height, indices = found["width"], found["height"], base64.b64decode(found["indices"])
    lines = b"".join(b"\0" + indices[at : at + width] for at in range(0, width * height, width))
    chunks = [
        (b"IHDR", width.to_bytes(4) + height.to_bytes(4) + bytes([8, 3, 0, 0, 0])),
        (b"PLTE", bytes(found["palette"])),
        (b"IDAT", zlib.compress(lines, 9)),
        (b"IEND", b""),
    ]
    return SIGNATURE + b"".join(
        len(body).to_bytes(4) + kind + body + zlib.crc32(kind + body).to_bytes(4) for kind, body in chunks
    )


def loads(shot: Shot, sizes: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Sizes that can be seen one after the other on the same page: a phone has fingers."""
    if shot.act is not still and not shot.stays:
        return [(size,) for size in sizes]
    large = tuple(size for size in sizes if size != "phone")
    return [some for some in (large, tuple(size for size in sizes if size == "phone")) if some]


def viewport(size: str) -> ViewportSize:
    width, height = SIZES[size]
    return {"width": width, "height": height}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:]
    modules = [module.name for module in pkgutil.iter_modules(shots.__path__)]
    chosen = [name for name in modules if name in {part.split("-")[0] for part in wanted}] or modules
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), BERINGIA_GAMES=str(ROOT / "examples" / "thin_ice.py"), BERINGIA_LOBBY="1")
        try:
            with chromium() as browser:
                for name in chosen:
                    for shot in importlib.import_module(f"tools.shots.{name}").shots(server):
                        if not wanted or name in wanted or any(part in shot.name for part in wanted):
                            take(browser, server, shot)
        finally:
            server.close()


if __name__ == "__main__":
    main()
