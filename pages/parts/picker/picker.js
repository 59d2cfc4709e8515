// The component: takes what Python gives, keeps one view per place in the page, refreshes it.

const views = new WeakMap();

function refresh(view) {
  for (const update of view.updates) update();
}

const countsOf = {
  one: (view, card) => Number(view.chosen[0] === card.code),
  many: (view, card) => view.chosen.filter((code) => code === card.code).length,
};

function build(view) {
  const { data, root, t } = view;
  view.updates = [];
  view.countOf = (card) => countsOf[data.mode](view, card);
  view.spent = (card) => data.mode === "many" && view.countOf(card) >= card.copies;
  view.tap = (card) => (data.mode === "many" ? lay(view, card) : pick(view, card));
  const label = el("p", { class: "label", text: data.label });
  view.updates.push(() => {
    const naming = data.cards.find(({ code }) => code === view.naming);
    put(root, "aria-label", view.data.label);
    put(label, "text", naming ? t("name-colour", { card: naming.name }) : view.data.label);
  });
  if (data.mode === "colour") {
    root.replaceChildren(label, buildColours(view, ({ code }) => {
      view.colour = code;
      view.send({ colour: code });
    }));
    return;
  }
  const keys = buildKeys(view);
  const parts = [label, ...(data.mode === "many" ? [buildHand(view)] : []), keys];
  if (data.names?.length) parts.push(buildNaming(view, keys));
  root.replaceChildren(...parts);
}

/** The colour of a wild is asked for in the place of the keys, which keep their room. */
function buildNaming(view, keys) {
  const { t } = view;
  const back = el("button", { class: "back", tap: () => {
    view.naming = null;
    refresh(view);
  } }, t("back"));
  const colours = buildColours(view, ({ code }) => {
    view.colour = code;
    view.send({ card: view.naming, colour: code });
    view.chosen = [view.naming];
    view.naming = null;
  });
  const place = el("div", { class: "naming" }, colours, back);
  view.updates.push(() => {
    show(place, view.naming);
    put(keys, "inert", view.naming ? "" : null);
  });
  return place;
}

function pick(view, card) {
  if (view.data.names.includes(card.code)) {
    view.naming = card.code;
    view.colour = null;
  } else {
    view.chosen = [card.code];
    view.send({ card: card.code });
  }
  refresh(view);
}

function receive(view, data) {
  const shape = JSON.stringify([data.mode, data.colours, data.cards, data.texts, data.names, data.flat]);
  const asked = JSON.stringify([shape, data.chosen, data.label, data.asked]);
  view.data = data;
  view.t = (key, about) => fill(data.texts[key] ?? key, about);
  if (view.asked !== asked) {
    Object.assign(view, { asked, chosen: data.chosen, naming: null, note: "",
      colour: data.mode === "colour" ? data.chosen[0] : null });
  }
  if (view.opened !== JSON.stringify([shape, data.open ?? null])) {
    view.opened = JSON.stringify([shape, data.open ?? null]);
    view.open = data.open ?? data.cards.find(({ colour }) => colour)?.colour;
  }
  if (view.shape !== shape) build(view);
  view.shape = shape;
  put(view.root, "data-side", data.dark ? "dark" : "light");
  refresh(view);
}

function start(parent) {
  const view = { root: el("div", { class: "picker", role: "group" }), updates: [] };
  parent.append(view.root);
  listenForTaps(view.root);
  moveByArrows(view.root);
  return view;
}

export default function ({ data, parentElement, setTriggerValue }) {
  const view = views.get(parentElement) ?? start(parentElement);
  views.set(parentElement, view);
  view.send = (picked) => {
    setTriggerValue("pick", picked);
    refresh(view);
  };
  receive(view, data);
  return () => {
    view.root.remove();
    views.delete(parentElement);
  };
}
