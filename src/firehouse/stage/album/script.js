"use strict";
(async () => {
  const CALM = 900;
  const at = (id) => document.getElementById(id);
  const bytes = Uint8Array.from(atob(at("packed").textContent), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const game = JSON.parse(await new Response(unpacked).text());
  const pictures = together(game.pictures);
  const last = game.steps.length;
  let step = 0;
  let timer = null;

  /** Every picture is told by the one before it: texts, and runs of its pieces. */
  function together(told) {
    const cut = (text) => text.match(/<[^<]*|^[^<]+/g) ?? [];
    let before = [];
    return told.map((parts) => {
      before = parts.flatMap((part) => (typeof part === "string" ? cut(part) : before.slice(part[0], part[0] + part[1])));
      return before.join("");
    });
  }

  function show(wanted) {
    step = Math.max(0, Math.min(last, wanted));
    at("picture").innerHTML = pictures[step];
    at("situation").textContent = game.situations[step];
    at("who").textContent = step ? game.steps[step - 1].told : game.start;
    at("story").textContent = step ? game.steps[step - 1].story : "";
    at("step").value = step;
    at("place").textContent = game.place.replace("#", step);
    at("log").querySelector("[aria-current]")?.removeAttribute("aria-current");
    at("log").children[step - 1]?.setAttribute("aria-current", "step");
    history.replaceState(null, "", `#${step}`);
  }

  function stop() {
    clearInterval(timer);
    timer = null;
  }

  function go(wanted) {
    stop();
    show(wanted);
  }

  function play() {
    if (timer) return stop();
    if (step === last) show(0);
    timer = setInterval(() => (step < last ? show(step + 1) : stop()), CALM);
  }

  const keys = { ArrowLeft: () => go(step - 1), ArrowRight: () => go(step + 1), Home: () => go(0), End: () => go(last), " ": play };
  at("first").onclick = keys.Home;
  at("back").onclick = keys.ArrowLeft;
  at("play").onclick = play;
  at("on").onclick = keys.ArrowRight;
  at("last").onclick = keys.End;
  at("step").oninput = (event) => go(Number(event.target.value));
  document.onkeydown = (event) => {
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
    const isPressed = event.key === " " && event.target.closest("button, summary, a");
    if (!keys[event.key] || !isPlain || isPressed) return;
    event.preventDefault();
    keys[event.key]();
  };
  at("log").append(
    ...game.steps.map((told, index) => {
      const row = document.createElement("li");
      row.textContent = told.line;
      row.onclick = () => go(index + 1);
      return row;
    }),
  );
  show(Number(location.hash.slice(1)) || 0);
})();
