// Brings filters, copying and reading aloud to the HTML report. Without it everything can be read.
(() => {
  "use strict";
  const status = document.getElementById("status");
  const tell = (text) => { status.textContent = text; };

  // Filters: the state stands in the address, so that a link shows the same.
  const form = document.getElementById("filters");
  if (form) {
    const rows = [...document.querySelectorAll("[data-severity]")];
    const screens = [...document.querySelectorAll("[data-screen]")].map((row) => [row, row.dataset.screen]);
    const nameOf = (row) => row.querySelector("th").textContent.toLowerCase();
    const apply = (isTold) => {
      const wanted = Object.fromEntries(new FormData(form));
      const text = wanted.text.trim().toLowerCase();
      const screen = wanted.screen.trim().toLowerCase();
      const numbers = new Set();
      for (const [row, number] of screens) {
        row.hidden = screen !== "" && !nameOf(row).includes(screen);
        if (!row.hidden) numbers.add(number);
      }
      // A cause that is all over the app names no screens.
      const isOnScreen = (row) => !screen || row.dataset.screens === undefined
        || row.dataset.screens.split(" ").some((number) => numbers.has(number));
      let shown = 0;
      for (const row of rows) {
        const fits = (!wanted.severity || row.dataset.severity === wanted.severity)
          && (!wanted.rule || row.dataset.rule === wanted.rule)
          && (!wanted.state || row.dataset.state === wanted.state)
          && isOnScreen(row)
          && (!text || row.textContent.toLowerCase().includes(text));
        row.hidden = !fits;
        if (fits && row.tagName === "TR") shown += 1;
      }
      if (!isTold) return;
      const chosen = new URLSearchParams([...Object.entries(wanted)].filter(([, value]) => value));
      history.replaceState(null, "", chosen.size ? `#filter?${chosen}` : location.pathname + location.search);
      tell(`${shown} causes shown`);
    };
    const restore = () => {
      if (!location.hash.startsWith("#filter?")) return;
      for (const [name, value] of new URLSearchParams(location.hash.slice("#filter?".length))) {
        const field = form.elements.namedItem(name);
        if (field) field.value = value;
      }
    };
    form.hidden = false;
    restore();
    apply(false);
    form.addEventListener("input", () => apply(true));
    form.addEventListener("reset", () => setTimeout(() => apply(true)));
    form.addEventListener("submit", (event) => event.preventDefault());
  }

  // Copying: a button for each piece of code.
  if (navigator.clipboard) {
    for (const block of document.querySelectorAll("details.code pre")) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "Copy the code";
      button.addEventListener("click", async () => {
        try {
          await navigator.clipboard.writeText(block.textContent);
          tell("Copied");
        } catch {
          tell("The browser does not allow copying");
        }
      });
      block.after(button);
    }
  }

  // Reading aloud, stop by stop, with the stop marked in the list and in the picture.
  const speech = window.speechSynthesis;
  if (speech && window.SpeechSynthesisUtterance) {
    for (const readout of document.querySelectorAll(".readout")) {
      const controls = readout.querySelector(".listen");
      const listen = controls.querySelector("[data-listen]");
      const stop = controls.querySelector("[data-stop]");
      const rate = controls.querySelector("[data-rate]");
      const items = [...readout.querySelectorAll("li[data-node]")];
      const page = readout.closest(".columns");
      let run = 0;
      const mark = (item) => {
        for (const marked of page.querySelectorAll(".current")) marked.classList.remove("current");
        if (!item) return;
        item.classList.add("current");
        const badge = page.querySelector(`.badge[data-node="${item.dataset.node}"]`);
        if (badge) badge.classList.add("current");
      };
      const end = () => {
        run += 1;
        speech.cancel();
        mark(null);
        if (document.activeElement === stop) listen.focus();
        stop.hidden = true;
      };
      const read = (index, number) => {
        if (number !== run) return;
        if (index >= items.length) { end(); return; }
        const spoken = items[index].querySelector(".spoken");
        const utterance = new SpeechSynthesisUtterance(spoken.textContent);
        utterance.rate = Number(rate.value);
        if (spoken.lang) utterance.lang = spoken.lang;
        utterance.onend = () => read(index + 1, number);
        utterance.onerror = () => { if (number === run) end(); };
        mark(items[index]);
        speech.speak(utterance);
      };
      controls.hidden = false;
      listen.addEventListener("click", () => {
        end();
        stop.hidden = false;
        read(0, run);
      });
      stop.addEventListener("click", end);
    }
    window.addEventListener("pagehide", () => speech.cancel());
  }
})();
