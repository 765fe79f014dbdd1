"""Opens the pages of a report in a browser and fails where a reader would be kept from something."""

import glob
import os
import sys

import axe_playwright_python
from playwright.sync_api import sync_playwright

work, browser_path = sys.argv[1:3]
[axe_path] = glob.glob(os.path.join(os.path.dirname(axe_playwright_python.__file__), "axe.min.js"))
axe = open(axe_path).read()
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
failures = []


def expect(holds, what):
    if not holds:
        failures.append(what)


def pages():
    screens = sorted(glob.glob(f"{work}/pages/screens/*.html"), key=os.path.getsize)
    # The largest ones have the most on them; every thirtieth of the rest stands for all.
    yield from [f"{work}/pages/index.html", f"{work}/wcag.html"]
    yield from screens[-3:] + screens[:-3:30]
    stored = sorted(glob.glob(f"{work}/stored/screens/*.html"), key=os.path.getsize)
    yield from stored[-1:]


def open_page(browser, path, scripts=True, **options):
    context = browser.new_context(viewport=options.pop("viewport", {"width": 1280, "height": 900}), **options)
    page = context.new_page()
    if not scripts:
        page.route("**/*.js", lambda route: route.fulfill(body=""))
    noise = []
    page.on("console", lambda message: noise.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: noise.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith("file:") else noise.append(request.url))
    page.goto(f"file://{path}")
    return context, page, noise


def check_modes(browser, path):
    name = os.path.relpath(path, work)
    modes = [
        ("light", {"color_scheme": "light"}),
        ("dark", {"color_scheme": "dark"}),
        ("forced colours", {"forced_colors": "active"}),
        # The page's own script is kept away; axe itself needs the engine.
        ("scripts off", {}),
    ]
    for mode, options in modes:
        context, page, noise = open_page(browser, path, scripts=mode != "scripts off", **options)
        page.wait_for_timeout(100)
        # Before axe looks: it would fetch the style sheet anew, which a file may not.
        expect(not noise, f"{name}, {mode}: {noise[:2]}")
        page.evaluate(axe + ";0")
        result = page.evaluate(
            "tags => axe.run(document, {preload: false, runOnly: {type: 'tag', values: tags}})", TAGS)
        for violation in result["violations"]:
            expect(False, f"{name}, {mode}: {violation['id']} on {violation['nodes'][0]['html'][:120]}")
        context.close()


def check_widths(browser, path):
    """400 % of 1280 pixels leaves 320: only tables and pictures may be wider (1.4.10)."""
    for width in (390, 320):
        context, page, _ = open_page(browser, path, viewport={"width": width, "height": 844})
        wide = page.evaluate("document.documentElement.scrollWidth")
        expect(wide <= width, f"{os.path.relpath(path, work)} is {wide} pixels wide on {width}")
        context.close()


FOCUSABLE = "a[href], button, select, input, summary, [tabindex='0']"


def check_keyboard(browser, path):
    """Tab reaches all that can be operated, in the order of the page, each with an outline and in sight."""
    name = os.path.relpath(path, work)
    context, page, _ = open_page(browser, path)
    # Without a voice the browser is silent, and what speaks is tested as if it spoke.
    wanted = page.evaluate(
        "selector => [...document.querySelectorAll(selector)].filter(e => e.checkVisibility()).length", FOCUSABLE)
    seen = 0
    for _ in range(wanted + 5):
        page.keyboard.press("Tab")
        state = page.evaluate(
            """() => { const e = document.activeElement; if (!e || e === document.body) return null;
            const first = !e.dataset.tabbed; e.dataset.tabbed = "1"; const r = e.getBoundingClientRect();
            return [first, getComputedStyle(e).outlineStyle, r.bottom > 0 && r.top < innerHeight, e.outerHTML.slice(0, 80)] }""")
        if state is None:
            continue
        seen += state[0]
        expect(state[1] != "none", f"{name}: no outline on {state[3]}")
        expect(state[2], f"{name}: out of sight: {state[3]}")
    expect(seen == wanted, f"{name}: the keyboard reaches {seen} of {wanted}")
    context.close()


def check_filters(browser):
    path = f"{work}/pages/index.html"
    context, page, _ = open_page(browser, path)
    rows = "document.querySelectorAll('tr[data-severity]:not([hidden])').length"
    everything = page.evaluate(rows)
    page.focus("select[name=severity]")
    page.keyboard.type("error")
    errors = page.evaluate(rows)
    expect(0 < errors < everything, f"the filter of severities shows {errors} of {everything}")
    expect("severity=error" in page.url, f"the address tells no filter: {page.url}")
    expect("shown" in page.inner_text("#status"), "the status tells nothing")
    page.focus("input[name=screen]")
    page.keyboard.type("shop-grid/bad")
    some = page.evaluate(rows)
    expect(0 < some < errors, f"the filter of screens shows {some} of {errors}")
    again = context.new_page()
    again.goto(page.url)
    expect(again.evaluate(rows) == some, "the address does not bring the filter back")
    page.focus("button[type=reset]")
    page.keyboard.press("Enter")
    page.wait_for_timeout(100)
    expect(page.evaluate(rows) == everything, "not everything is shown again")
    context.close()


def check_listening(browser):
    """Listen marks each stop in the list and in the picture, in order, and can be stopped; the voice is a stand-in."""
    path = max(glob.glob(f"{work}/pages/screens/*.html"), key=os.path.getsize)
    context = browser.new_context()
    page = context.new_page()
    page.add_init_script(
        """window.said = []; window.SpeechSynthesisUtterance = function (text) { this.text = text };
        Object.defineProperty(window, "speechSynthesis", {value: {cancel() {}, speak(u) { window.said.push(
          [u.text, u.rate, document.querySelectorAll("li.current").length,
           document.querySelectorAll(".badge.current").length]); setTimeout(() => u.onend(), 20) }}})""")
    page.goto(f"file://{path}")
    stops = page.evaluate("document.querySelector('.readout').querySelectorAll('li[data-node]').length")
    page.select_option("[data-rate]", "2")
    page.focus("[data-listen]")
    page.keyboard.press("Enter")
    page.wait_for_function(f"window.said.length === {stops}")
    said = page.evaluate("window.said")
    expect(all(rate == 2 and item == 1 and badge <= 1 for _, rate, item, badge in said), f"listening: {said[:3]}")
    page.wait_for_timeout(100)
    page.focus("[data-listen]")
    page.keyboard.press("Enter")
    page.focus("[data-stop]")
    page.keyboard.press("Enter")
    expect(page.evaluate("document.querySelectorAll('.current').length") == 0, "a stop stays marked")
    expect(page.evaluate("document.activeElement.matches('[data-listen]')"), "the focus is lost behind Stop")
    context.close()


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
    paths = list(pages())
    for path in paths:
        check_modes(browser, path)
        check_widths(browser, path)
        check_keyboard(browser, path)
    check_filters(browser)
    check_listening(browser)
    browser.close()
sizes = [os.path.getsize(path) for path in glob.glob(f"{work}/*/**/*.html", recursive=True)]
expect(max(sizes) < 1_000_000, f"a page has {max(sizes)} bytes")
for failure in failures:
    print(failure, file=sys.stderr)
print(f"{len(paths)} pages looked at, {len(failures)} failures; the largest page has {max(sizes)} bytes")
sys.exit(1 if failures else 0)
