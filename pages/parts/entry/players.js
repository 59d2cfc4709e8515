// The top of the form: hand and side, who went out, one chip per player.

function buildHead(view) {
  const { data, t } = view;
  const title = el("h2", { tabindex: "-1", class: "title" });
  const sides = data.sides.map((side) => {
    const button = el("button", { class: "segment", tap: () => act(view, () => turn(view, side)) },
      side.label);
    view.updates.push(() => press(button, view.draft?.now.side === side.key));
    return button;
  });
  const choice = el("div", { class: "segments", role: "group", "aria-label": t("side") }, ...sides);
  view.updates.push(() => {
    const hand = view.draft?.hand ?? view.data.hand;
    put(title, "text", t(data.mode === "correct" ? "title-correct" : "title", { hand }));
    // Its room is kept while nothing is entered, so that nothing moves when the first chip is tapped.
    put(choice, "class", view.draft ? "segments" : "segments waiting");
  });
  view.title = title;
  return el("div", { class: "head" }, title, ...(data.scored && data.sides.length > 1 ? [choice] : []));
}

function turn(view, side) {
  const { data, draft, t } = view;
  if (draft.now.side === side.key) return;
  const names = Object.fromEntries(sideOf(data, draft.now).faces.map((one) => [one.face, one.name]));
  const dropped = turnTo(draft, data, side.key).map(([name, faces]) =>
    `${name}: ${[...new Set(faces)].map((face) => counted(names[face], faces, face)).join(", ")}`);
  if (dropped.length) view.note = t("side-dropped", { side: side.label, list: dropped.join("; ") });
}

function counted(name, faces, face) {
  const n = faces.filter((one) => one === face).length;
  return n > 1 ? `${name} ×${n}` : name;
}

function buildPlayers(view) {
  const { data, t } = view;
  const asked = el("p", { class: "asked" });
  const change = el("button", { class: "quiet", tap: () => act(view, () => {
    view.choosing = !view.choosing;
  }) }, t("change"));
  const chips = data.players.map((player) => buildChip(view, player));
  view.updates.push(() => {
    const out = data.players.find((player) => player.seat === view.draft?.now.out);
    put(asked, "text", out ? t("went-out", { name: cut(out.name) }) : t("who-went-out"));
    if (out && view.choosing) put(asked, "text", t("who-went-out"));
    show(change, out);
    press(change, view.choosing);
  });
  return el("div", {}, el("div", { class: "question" }, asked, change),
    el("div", { class: `chips n${data.players.length}`, role: "group", "aria-label": t("players") },
      ...chips),
    buildProblem(view, "out"));
}

function buildChip(view, player) {
  const { seat } = player;
  const about = el("span", { class: "about" });
  const chip = el("button", { class: "chip", tap: () => act(view, () => tapChip(view, seat)) },
    playerSign(player), nameTag(player), about);
  view.updates.push(() => {
    const { draft } = view;
    const asking = !isOut(view) || view.choosing;
    const out = draft?.now.out === seat;
    const raised = Boolean(draft) && !asking && draft.now.active === seat;
    const problem = view.problems.has(seat);
    const left = draft && leftOf(draft.now, seat);
    put(chip, "class", `chip${raised ? " raised" : ""}${out ? " out" : ""}${problem ? " wrong" : ""}`);
    press(chip, asking ? out : raised);
    const n = knownOf(view.data, seat);
    const count = n !== undefined && left?.cards && left.cards.length !== n ? ` ≠ ${n}` : "";
    put(about, "text", !draft ? "" : out ? view.t("out") : described(view, left) + count);
    const spoken = !draft ? "" : out ? view.t("out") : described(view, left, true);
    put(chip, "aria-label", spoken && !asking ? `${player.name}: ${spoken}` : player.name);
  });
  return chip;
}

const isOut = (view) => view.draft && seats(view.data).includes(view.draft.now.out);

function tapChip(view, seat) {
  const { data, t } = view;
  if (isOut(view) && !view.choosing) {
    if (seat === view.draft.now.out) view.choosing = true;
    else goTo(view, seat);
    return;
  }
  view.choosing = false;
  if (begin(view) && view.draft.now.out !== seat && setOut(view.draft, data, seat)) {
    const { name } = data.players.find((player) => player.seat === seat);
    view.note = t("out-dropped", { name });
  }
}

/** One question of a round of Stacko: a row of chips, `nobody` where that is an answer. */
function buildRound(view, key, withNobody) {
  const { data, t } = view;
  const answers = data.players.map((player) => [player.seat, [playerSign(player), nameTag(player)]]);
  if (withNobody) answers.push(["nobody", [el("span", { class: "name" }, t("nobody"))]]);
  const chips = answers.map(([value, children]) => {
    const choose = () => begin(view) && change(view.draft, { [key]: value });
    const chip = el("button", { class: "chip", tap: () => act(view, choose) }, ...children);
    view.updates.push(() => {
      const chosen = view.draft?.now[key] === value;
      put(chip, "class", chosen ? "chip raised" : "chip");
      press(chip, chosen);
    });
    return chip;
  });
  return el("div", {}, el("div", { class: "question" }, el("p", { class: "asked" }, t(key))),
    el("div", { class: `chips n${data.players.length}`, role: "group", "aria-label": t(key) }, ...chips),
    buildProblem(view, key));
}

/** The line that names what is wrong, at its place. */
function buildProblem(view, at) {
  const line = el("p", { class: "problem" });
  view.updates.push(() => {
    const text = view.problems.get(typeof at === "function" ? at() : at);
    put(line, "text", text ?? "");
    show(line, text);
  });
  return line;
}
