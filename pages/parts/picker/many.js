// A hand that is collected: its cards as small keys above the others, and the button that sends it.

function buildHand(view) {
  const hint = el("span", { class: "hint" }, view.t("none-yet"));
  const row = el("div", { class: "hand" }, hint);
  const done = el("button", { class: "done", tap: () => view.send({ cards: view.chosen }) });
  const status = el("p", { class: "status", role: "status" });
  view.updates.push(() => {
    const { chosen, t } = view;
    show(hint, !chosen.length);
    const slots = chosen.map((code, at) => buildSlot(view, cardOf(view, code), at));
    row.replaceChildren(hint, ...slots.filter((slot) => slot));
    put(done, "text", chosen.length === 0 ? t("done-none") : chosen.length === 1 ? t("done-one")
      : t("done-many", { n: chosen.length }));
    put(status, "text", view.note);
  });
  return el("div", { class: "collected" }, row, done, status);
}

const cardOf = (view, code) => view.data.cards.find((card) => card.code === code);

function buildSlot(view, card, at) {
  if (!card) return null;
  const slot = el("button", { class: card.colour ? "slot" : "slot wild",
    "aria-label": view.t("take-off", { card: card.name }), tap: () => {
      view.chosen = view.chosen.toSpliced(at, 1);
      view.note = "";
      refresh(view);
    } }, faceSign(card.face));
  const row = view.data.colours.find(({ code }) => code === card.colour);
  return row ? painted(slot, row) : slot;
}

function lay(view, card) {
  const { data, t } = view;
  const full = data.at_most !== null && view.chosen.length >= data.at_most;
  if (view.countOf(card) >= card.copies) view.note = t("all-laid", { card: card.name, n: card.copies });
  else if (full) view.note = t("enough", { n: data.at_most });
  else {
    view.note = "";
    view.chosen = [...view.chosen, card.code];
  }
  refresh(view);
}
