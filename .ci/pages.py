"""Opens the pages of a report in a browser and fails where a reader would be kept from something."""

import concurrent.futures
import functools
import glob
import http.server
import os
import sys
import threading
import time

import axe_playwright_python
from playwright.sync_api import sync_playwright

work, browser_path = sys.argv[1:3]
some = "--some" in sys.argv[3:]
[axe_path] = glob.glob(os.path.join(os.path.dirname(axe_playwright_python.__file__), "axe.min.js"))
axe = open(axe_path).read()
ALL_RULES = {"type": "tag", "values": [
    "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
# What else axe looks at is the same in all colours and sizes.
COLOUR_RULES = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
SIZE_RULES = {"type": "rule", "values": ["target-size", "scrollable-region-focusable"]}
FOCUSABLE = "a[href], button, select, input, summary, [tabindex='0']"
DESK = {"width": 1280, "height": 900}


def all_pages():
    folder = sorted(glob.glob(f"{work}/pages/screens/*.html"), key=os.path.getsize)
    # What a stored run holds is written by the same code: its largest page stands for all.
    stored = sorted(glob.glob(f"{work}/stored/screens/*.html"), key=os.path.getsize)[-1:]
    # The largest ones have the most on them; every thirtieth of the rest stands for all where only some are wanted.
    screens = folder[-2:] + folder[:-2:30] if some else folder[::-1]
    return [f"{work}/one.html", f"{work}/pages/index.html", f"{work}/wcag.html"] + stored + screens


class Server(http.server.SimpleHTTPRequestHandler):
    """Serves pages as Jenkins does: no script, no style but from a file; a single file brings its style along."""

    def end_headers(self):
        style = "'self'" if self.path.count("/") > 1 else "'unsafe-inline'"
        self.send_header("Content-Security-Policy", f"default-src 'none'; img-src 'self' data:; style-src {style}")
        super().end_headers()

    def log_message(self, *_):
        pass


class Reader:
    """A browser that looks at one page after the other; a context for each way to open one."""

    def __init__(self, playwright):
        self.failures = []
        self.browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        self.page = self.browser.new_context(viewport=DESK).new_page()
        self.quiet_page = self.browser.new_context(viewport=DESK).new_page()
        self.noise = []
        for page in (self.page, self.quiet_page):
            page.on("console", lambda message: self.noise.append(message.text) if message.type == "error" else None)
            page.on("pageerror", lambda error: self.noise.append(str(error)))
            page.on("request", lambda request: self.noise.append(request.url) if self.is_foreign(request.url) else None)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Server, directory=work))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{server.server_port}"

    def is_foreign(self, url):
        return not url.startswith(("file:", "data:", self.address + "/"))

    def expect(self, holds, what):
        if not holds:
            self.failures.append(f"{self.name}: {what}")

    def look(self, path):
        self.name = os.path.relpath(path, work)
        self.failures = []
        self.look_with_scripts(path)
        self.look_without_scripts()
        return self.failures

    def look_with_scripts(self, path):
        page = self.page
        self.noise.clear()
        page.set_viewport_size(DESK)
        page.emulate_media(color_scheme="light", forced_colors="none")
        page.goto(f"file://{path}")
        self.check_summaries(page)
        page.evaluate("() => { for (const details of document.querySelectorAll('details')) details.open = true }")
        # Before axe looks: it would fetch the style sheet anew, which a file may not.
        self.expect(not self.noise, f"noise {self.noise[:2]}")
        self.check_keyboard(page)
        page.evaluate(axe + ";0")
        self.check_rules(page, "light", ALL_RULES)
        page.emulate_media(color_scheme="dark")
        self.check_rules(page, "dark", COLOUR_RULES)
        page.emulate_media(color_scheme="light", forced_colors="active")
        self.check_rules(page, "forced colours", COLOUR_RULES)
        page.emulate_media(forced_colors="none")
        # 400 % of 1280 pixels leaves 320: only tables and pictures may be wider (1.4.10).
        for width in (390, 320):
            page.set_viewport_size({"width": width, "height": 844})
            wide = page.evaluate("document.documentElement.scrollWidth")
            self.expect(wide <= width, f"{wide} pixels wide on {width}")
            # The first thing to read needs no scrolling sideways, and stays a table when it is laid out anew.
            table = page.query_selector("table.causes")
            if table:
                wide = table.evaluate("e => e.parentElement.scrollWidth - e.parentElement.clientWidth")
                self.expect(wide <= 0, f"the causes are {wide} pixels wider than the page on {width}")
                tree = page.locator("table.causes").aria_snapshot()
                self.expect(tree.count("columnheader") == 5, f"the causes are no table on {width}")
        self.check_rules(page, "320 pixels", SIZE_RULES)

    def look_without_scripts(self):
        page = self.quiet_page
        self.noise.clear()
        page.goto(f"{self.address}/{self.name}")
        refused = [text for text in self.noise if "script" not in text]
        self.expect(not refused, f"noise without scripts {refused[:2]}")
        styled = page.evaluate("getComputedStyle(document.querySelector('main')).maxWidth !== 'none'")
        self.expect(styled, "no style under a strict policy")
        live = "[...document.querySelectorAll('#filters, .listen')].filter(e => e.checkVisibility()).length"
        self.expect(page.evaluate(live) == 0, "what needs the script is shown without it")
        page.evaluate(axe + ";0")
        self.check_rules(page, "scripts off", ALL_RULES)

    def check_rules(self, page, mode, rules):
        result = page.evaluate(
            """rules => axe.run(document, {preload: false, resultTypes: ['violations'], elementRef: false,
            runOnly: rules}).then(r => r.violations.map(v => [v.id, v.nodes.length, v.nodes[0].html.slice(0, 120),
            v.nodes[0].failureSummary.slice(0, 300)]))""", rules)
        for rule, count, markup, why in result:
            self.expect(False, f"{mode}: {rule} on {count}, such as {markup}\n  {why}")

    def check_summaries(self, page):
        """The keyboard opens and closes what is folded."""
        folded = "document.querySelector('details:not([open]) > summary')"
        if not page.evaluate(f"() => {{ const e = {folded}; if (e) e.focus(); return e !== null }}"):
            return
        isOpen = "document.activeElement.parentElement.open"
        page.keyboard.press("Enter")
        self.expect(page.evaluate(isOpen), "Enter opens no details")
        page.keyboard.press("Space")
        self.expect(not page.evaluate(isOpen), "Space closes no details")
        page.evaluate("() => document.activeElement.blur()")

    def check_keyboard(self, page):
        """Tab reaches all that can be operated, each with an outline and in sight."""
        wanted = page.evaluate(
            """selector => {
              window.reached = new Set(); window.unseen = [];
              document.documentElement.tabIndex = -1; document.documentElement.focus();
              const note = () => {
                const e = document.activeElement;
                if (!e || e === document.body || e === document.documentElement || reached.has(e)) return;
                reached.add(e);
                const r = e.getBoundingClientRect();
                const name = e.outerHTML.slice(0, 80);
                if (getComputedStyle(e).outlineStyle === "none") unseen.push(`no outline on ${name}`);
                if (r.bottom <= 0 || r.top >= innerHeight) unseen.push(`out of sight: ${name}`);
              };
              addEventListener("keydown", note, true); window.noteLast = note;
              return [...document.querySelectorAll(selector)].filter(e => e.checkVisibility()).length }""", FOCUSABLE)
        for _ in range(wanted + 1):
            page.keyboard.press("Tab")
        # The link that skips to the content lies over others while it has the focus, and only then.
        seen, unseen = page.evaluate(
            "() => { noteLast(); document.activeElement.blur(); return [reached.size, unseen] }")
        self.expect(seen == wanted, f"the keyboard reaches {seen} of {wanted}")
        for what in unseen[:3]:
            self.expect(False, what)

    def check_filters(self):
        self.name = "filters"
        context = self.browser.new_context()
        page = context.new_page()
        page.goto(f"file://{work}/pages/index.html")
        rows = "document.querySelectorAll('tr[data-severity]:not([hidden])').length"
        everything = page.evaluate(rows)
        page.focus("select[name=severity]")
        page.keyboard.type("error")
        errors = page.evaluate(rows)
        self.expect(0 < errors < everything, f"the filter of severities shows {errors} of {everything}")
        self.expect("severity=error" in page.url, f"the address tells no filter: {page.url}")
        self.expect("shown" in page.inner_text("#status"), "the status tells nothing")
        page.focus("input[name=screen]")
        page.keyboard.type("shop-grid/bad")
        fewer = page.evaluate(rows)
        self.expect(0 < fewer < errors, f"the filter of screens shows {fewer} of {errors}")
        again = context.new_page()
        again.goto(page.url)
        self.expect(again.evaluate(rows) == fewer, "the address does not bring the filter back")
        page.focus("button[type=reset]")
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
        self.expect(page.evaluate(rows) == everything, "not everything is shown again")
        context.close()

    def check_copying(self):
        self.name = "copying"
        context = self.browser.new_context(permissions=["clipboard-read", "clipboard-write"])
        page = context.new_page()
        page.goto(f"file://{max(glob.glob(f'{work}/pages/screens/*.html'), key=os.path.getsize)}")
        page.focus("details.code[open] button")
        page.keyboard.press("Enter")
        page.wait_for_function("document.querySelector('#status').textContent !== ''")
        self.expect(page.inner_text("#status") == "Copied", f"copying tells {page.inner_text('#status')}")
        copied = page.evaluate("navigator.clipboard.readText()")
        self.expect(copied == page.inner_text("details.code[open] pre"), "something else was copied")
        context.close()

    def check_listening(self):
        """Listen marks each stop in list and picture, in order, and can be stopped; the voice is a stand-in."""
        self.name = "listening"
        path = max(glob.glob(f"{work}/pages/screens/*.html"), key=os.path.getsize)
        context = self.browser.new_context()
        page = context.new_page()
        page.add_init_script(
            """window.said = []; window.SpeechSynthesisUtterance = function (text) { this.text = text };
            Object.defineProperty(window, "speechSynthesis", {value: {cancel() {}, speak(u) { window.said.push(
              [u.text, u.rate, document.querySelectorAll("li.current").length,
               document.querySelectorAll(".badge.current").length]);
              if (!window.isHeld) setTimeout(() => u.onend(), 5) }}})""")
        page.goto(f"file://{path}")
        stops = page.evaluate("document.querySelector('.readout').querySelectorAll('li[data-node]').length")
        page.select_option("[data-rate]", "2")
        page.focus("[data-listen]")
        page.keyboard.press("Enter")
        page.wait_for_function(f"window.said.length === {stops}")
        said = page.evaluate("window.said")
        self.expect(all(rate == 2 and item == 1 and badge <= 1 for _, rate, item, badge in said), f"{said[:3]}")
        page.wait_for_timeout(100)
        # Held at the first stop, so that reading does not end before it is stopped.
        page.evaluate("window.isHeld = true")
        page.focus("[data-listen]")
        page.keyboard.press("Enter")
        page.focus("[data-stop]")
        page.keyboard.press("Enter")
        self.expect(page.evaluate("document.querySelectorAll('.current').length") == 0, "a stop stays marked")
        self.expect(page.evaluate("document.activeElement.matches('[data-listen]')"), "the focus is lost behind Stop")
        context.close()


def look(paths):
    """The work of one process: a browser, and page after page until there are no more."""
    failures = []
    with sync_playwright() as playwright:
        reader = Reader(playwright)
        for path in paths:
            began = time.monotonic()
            failures += reader.look(path)
            if "--times" in sys.argv:
                print(f"{time.monotonic() - began:.1f} s {reader.name}", file=sys.stderr)
        reader.browser.close()
    return failures


def operate():
    with sync_playwright() as playwright:
        reader = Reader(playwright)
        reader.check_filters()
        reader.check_copying()
        reader.check_listening()
        reader.browser.close()
        return reader.failures


if __name__ == "__main__":
    paths = all_pages()
    jobs = os.cpu_count() or 1
    with concurrent.futures.ProcessPoolExecutor(jobs) as pool:
        work_items = [pool.submit(look, paths[job::jobs]) for job in range(jobs)] + [pool.submit(operate)]
        failures = [failure for item in work_items for failure in item.result()]
    sizes = {path: os.path.getsize(path) for path in glob.glob(f"{work}/pages/**/*.html", recursive=True)}
    for path, size in sizes.items():
        if size >= 1_000_000:
            failures.append(f"{os.path.relpath(path, work)} has {size} bytes")
    for failure in failures:
        print(failure, file=sys.stderr)
    print(f"{len(paths)} pages looked at, {len(failures)} failures; the largest page has {max(sizes.values())} bytes")
    sys.exit(1 if failures else 0)
