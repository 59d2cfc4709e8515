// The middle of the form: the cards laid for one player, the keypad, the typed sum, sitting out.

function buildHandOf(view) {
  const { data, t } = view;
  const active = () => data.players.find(({ seat }) => seat === view.draft?.now.active);
  const name = el("bdi", { class: "name" });
  const about = el("span", { class: "total" });
  const clear = el("button", { class: "quiet", tap: () => act(view, () =>
    change(view.draft, { [seatKey(view.draft.now.active)]: null })) }, t("clear"));
  const off = el("button", { class: "quiet", tap: () => act(view, () => sitOut(view)) }, t("sit-out"));
  const section = el("section", { class: "hand" },
    el("div", { class: "line" }, el("p", { class: "whose" }, name, about), clear, off),
    buildProblem(view, () => view.draft?.now.active), buildCount(view),
    buildLaid(view), ...data.sides.map((side) => buildKeypad(view, side)), buildSum(view));
  view.updates.push(() => {
    const player = active();
    show(section, player && isOut(view));
    if (!player) return;
    const left = leftOf(view.draft.now, player.seat);
    put(name, "text", player.name);
    put(name, "title", player.name);
    put(about, "text", left ? described(view, left) : "");
    show(clear, left && !left.off);
    press(off, left?.off);
  });
  return section;
}

/** How many cards the log of the hand says that this player holds, and whether that is what is entered. */
function buildCount(view) {
  const line = el("p", { class: "count" });
  view.updates.push(() => {
    const { data, draft, t } = view;
    const player = data.players.find(({ seat }) => seat === draft?.now.active);
    const n = player && knownOf(data, player.seat);
    const laid = player && leftOf(draft.now, player.seat)?.cards?.length;
    const differs = laid !== undefined && laid !== n;
    show(line, n !== undefined);
    put(line, "class", differs ? "count differs" : "count");
    put(line, "text", n === undefined ? "" : t(differs ? "count-differs" : "count-known",
      { name: player.name, n, laid }));
  });
  return line;
}

function sitOut(view) {
  const { draft, t } = view;
  const left = leftOf(draft.now, draft.now.active);
  if (left && !left.off) view.note = t("off-replaces");
  change(draft, { [seatKey(draft.now.active)]: left?.off ? null : { off: true } });
}

/** Laid cards as small cards, one per face. A card taken off leaves its place until the player changes:
 * otherwise its neighbour would slide under the finger. */
function buildLaid(view) {
  const hint = el("span", { class: "hint" }, view.t("laid-none"));
  const row = el("div", { class: "laid" }, hint);
  let shown = null;
  let slots = new Map();
  view.updates.push(() => {
    const { data, draft } = view;
    const who = draft && `${draft.token} ${draft.now.active} ${draft.now.side}`;
    if (who !== shown) {
      shown = who;
      slots = new Map();
      row.replaceChildren(hint);
    }
    if (!draft || draft.now.active === null) return;
    const left = leftOf(draft.now, draft.now.active);
    for (const face of left?.cards ?? []) {
      if (slots.has(face)) continue;
      const slot = buildSlot(view, faceOf(data, draft.now, face));
      slots.set(face, slot);
      row.append(slot);
      row.scrollLeft = row.scrollWidth;
    }
    show(hint, left === null && !slots.size);
    for (const [face, slot] of slots) slot.count(countOf(left, face));
  });
  return row;
}

function buildSlot(view, { face, name }) {
  const badge = el("span", { class: "badge" });
  const slot = el("button", { class: "slot", tap: () => act(view, () => takeOff(view.draft, face)) },
    faceSign(face), badge);
  slot.count = (n) => {
    put(badge, "text", n === 1 ? "" : `×${n}`);
    put(slot, "class", n ? "slot" : "slot gone");
    put(slot, "aria-disabled", n ? null : "true");
    put(slot, "aria-label", view.t("take-off", { face: name, n }));
  };
  return slot;
}

function buildKeypad(view, side) {
  const pad = el("div", { class: "keypad", role: "group" });
  pad.append(...side.faces.map((row) => buildKey(view, row)));
  view.updates.push(() => {
    const { data, draft, t } = view;
    show(pad, draft && sideOf(data, draft.now).key === side.key);
    const player = data.players.find(({ seat }) => seat === draft?.now.active);
    put(pad, "aria-label", player ? t("keypad", { name: player.name }) : null);
  });
  return pad;
}

function buildKey(view, { face, name, points, copies }) {
  const badge = el("span", { class: "badge" });
  const wordless = /^\d$/.test(face);
  const key = el("button", { class: wordless ? "key digit" : "key", "data-face": face,
    tap: () => act(view, () => tapFace(view, face)) },
    faceSign(face), ...(wordless ? [] : [el("span", { class: "word" }, name)]),
    el("span", { class: "points" }, String(points)), badge);
  view.updates.push(() => {
    const { data, draft } = view;
    if (!draft) return;
    const n = countOf(leftOf(draft.now, draft.now.active), face);
    put(badge, "text", n || "");
    put(key, "aria-disabled", laidOf(data, draft.now, face) >= copies ? "true" : null);
    put(key, "aria-label", view.t("key", {
      face: name, points: plural(view, "points", points), laid: view.t("laid", { n }),
    }));
  });
  return key;
}

function tapFace(view, face) {
  const { data, draft, t } = view;
  const row = faceOf(data, draft.now, face);
  const before = leftOf(draft.now, draft.now.active);
  if (!row) return;
  if (!lay(draft, data, face)) view.note = t("all-laid", { face: row.name, n: row.copies });
  else if (before?.sum !== undefined) view.note = t("cards-replace", { sum: before.sum });
}

function buildSum(view) {
  const { t } = view;
  // The pad for telephone numbers is the one that has a plus sign on iPhones too.
  const field = el("input", { type: "text", inputmode: "tel", enterkeyhint: "next", autocomplete: "off",
    autocorrect: "off", spellcheck: "false", placeholder: "12+11", class: "sum", maxlength: "60" });
  const value = el("span", { class: "value" });
  const type = () => act(view, () => typeSum(view, field.value));
  field.addEventListener("input", type);
  const plus = el("button", { class: "plus", "aria-label": t("plus"), tap: () => {
    field.value = field.value.trimEnd().replace(/\+?$/, "+");
    field.focus();
    type();
  } }, "+");
  view.field = field;
  view.updates.push(() => {
    const { data, draft } = view;
    const player = data.players.find(({ seat }) => seat === draft?.now.active);
    if (!player) return;
    const sum = leftOf(draft.now, player.seat)?.sum;
    if (field.value !== (sum ?? "")) field.value = sum ?? "";
    put(field, "aria-label", t("sum-of", { name: player.name }));
    put(value, "text", sum !== undefined && isBegun(sum) ? `= ${sumValue(sum)}` : "");
  });
  return el("label", { class: "line or" }, el("span", {}, t("or-sum")), field, plus, value);
}

function typeSum(view, text) {
  const { draft, t } = view;
  const key = seatKey(draft.now.active);
  const group = "sum " + key;
  change(draft, { [key]: text.trim() ? { sum: text } : null }, group);
  // Said for as long as this sum is being typed.
  const step = draft.undo.at(-1);
  if (step?.group === group && step.was[key]?.cards) view.note = t("sum-replaces");
}
