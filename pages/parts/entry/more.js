// What is not needed for every hand: last card, who corrects and why, second thoughts.

function buildLast(view) {
  const { data, t } = view;
  const rows = data.sides.map((side) => {
    const choose = (face) => () => act(view, () =>
      change(view.draft, { last: face, counted: false }));
    const options = [
      [null, el("button", { class: "small", tap: choose(null) }, t("last-other"))],
      ...side.faces.filter((row) => row.draws).map((row) =>
        [row.face, el("button", { class: "small card", "aria-label": row.name, title: row.name,
          tap: choose(row.face) }, faceSign(row.face))]),
    ];
    const row = el("div", { class: "options", role: "group", "aria-label": t("last") },
      ...options.map(([, button]) => button));
    view.updates.push(() => {
      show(row, view.draft && sideOf(data, view.draft.now).key === side.key);
      for (const [face, button] of options) press(button, view.draft?.now.last === face);
    });
    return row;
  });
  const tick = el("button", { class: "tick", role: "checkbox", tap: () => act(view, () =>
    change(view.draft, { counted: !view.draft.now.counted })) },
    el("span", { class: "box" }), t("last-counted"));
  const section = el("section", { class: "last" },
    el("div", { class: "line" }, el("span", {}, t("last")), ...rows), tick, buildProblem(view, "last"));
  view.updates.push(() => {
    show(section, isOut(view));
    show(tick, view.draft?.now.last !== null);
    put(tick, "aria-checked", view.draft?.now.counted ? "true" : "false");
  });
  return section;
}

function buildReason(view) {
  const { data, t } = view;
  const names = data.players.map((player) => player.name);
  if (data.who && !names.includes(data.who)) names.unshift(data.who);
  const choices = (key, values, rest) => {
    const buttons = values.map((value) => [value, el("button", { class: "small", tap: () =>
      act(view, () => change(view.draft, { [key]: value, ...rest })) },
      el("bdi", { class: "name" }, value))]);
    view.updates.push(() => {
      for (const [value, button] of buttons) press(button, view.draft.now[key] === value);
    });
    return el("div", { class: "options", role: "group", "aria-label": t(key) },
      ...buttons.map(([, button]) => button));
  };
  const text = el("input", { type: "text", class: "why", maxlength: "200", dir: "auto",
    placeholder: t("why-other"), "aria-label": t("why-other") });
  text.addEventListener("input", () => act(view, () =>
    change(view.draft, { whyText: text.value, why: null }, "why")));
  view.updates.push(() => {
    if (text.value !== view.draft.now.whyText) text.value = view.draft.now.whyText;
  });
  return el("section", { class: "reason" },
    el("p", { class: "asked" }, t("who")), choices("who", names, {}), buildProblem(view, "who"),
    el("p", { class: "asked" }, t("why")), choices("why", data.reasons ?? [], { whyText: "" }), text,
    buildProblem(view, "why"));
}

/** Two devices saved the same hand: what the other one saved. The filled button saves this one as well. */
function buildStale(view) {
  const text = el("p", {});
  const panel = el("section", { class: "panel" }, text,
    el("button", { class: "quiet", tap: () => act(view, () => throwAway(view)) }, view.t("stale-throw")));
  view.updates.push(() => {
    const stale = view.draft?.stale;
    show(panel, stale && !view.waiting);
    put(text, "text", stale?.text ?? "");
  });
  return panel;
}

/** A button of consequence: the first tap asks, the second within five seconds does it. */
function buildDanger(view, { key, text, sure, run, ready = () => true }) {
  const button = el("button", { class: "danger", tap: () => act(view, () => {
    if (!ready()) return;
    if (view.armed === key) {
      view.armed = null;
      run();
      return;
    }
    view.armed = key;
    setTimeout(() => view.armed === key && act(view, () => { view.armed = null; }), 5000);
  }) });
  view.updates.push(() => {
    const about = { hand: view.draft?.hand ?? "" };
    put(button, "class", view.armed === key ? "danger armed" : "danger");
    put(button, "text", view.t(view.armed === key ? sure : text, about));
  });
  return button;
}

function buildDangers(view) {
  const buttons = [
    buildDanger(view, { key: "throw", text: "throw", sure: "throw-sure", run: () => throwAway(view) }),
  ];
  if (view.data.mode === "correct") {
    buttons.push(buildDanger(view, { key: "strike", text: "strike", sure: "strike-sure",
      run: () => send(view, "strike"), ready: () => reasonGiven(view) }));
    view.updates.push(() => show(buttons[0], view.draft.undo.length));
  }
  return el("div", { class: "dangers" }, ...buttons);
}
