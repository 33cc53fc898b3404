// The board of firehouse.play(): shows what Python tells, sends what is clicked.
function render({ model, el }) {
  const picture = document.createElement("div");
  const situation = document.createElement("p");
  const actions = document.createElement("div");
  const log = document.createElement("ol");
  picture.style.maxWidth = "56rem";
  actions.setAttribute("role", "group");
  actions.setAttribute("aria-label", "Actions");
  log.setAttribute("aria-live", "polite");
  el.append(picture, situation, actions, log);

  const button = (text, message) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    made.style.margin = "0 .3rem .3rem 0";
    made.addEventListener("click", () => model.send(message));
    return made;
  };
  const show = () => {
    picture.innerHTML = model.get("picture"); // drawn by the engine, with all texts escaped
    situation.textContent = model.get("situation");
    actions.replaceChildren(
      ...model.get("actions").map((text) => button(text, { play: text })),
      button("undo", { undo: true }),
    );
    log.replaceChildren(
      ...model.get("log").map((line) => {
        const item = document.createElement("li");
        item.textContent = line;
        return item;
      }),
    );
  };
  const names = ["picture", "situation", "actions", "log"];
  for (const name of names) model.on(`change:${name}`, show);
  show();
  return () => {
    for (const name of names) model.off(`change:${name}`, show);
  };
}

export default { render };
