// One key per card. Each colour is a row; on narrow screens one of them is open, with the wilds and
// what fits of the others beside it, or all of them lie there with smaller keys.

/** `on` is what the keys do: tap(card), and for every refresh marked(card), chosen(card), badge(card). */
function buildKeys(view) {
  const { data } = view;
  const coloured = data.cards.filter(({ colour }) => colour);
  const wilds = data.cards.filter(({ colour }) => !colour);
  const rows = data.colours.filter(({ code }) => coloured.some(({ colour }) => colour === code));
  const columns = Math.max(1, ...rows.map(({ code }) =>
    coloured.filter(({ colour }) => colour === code).length));
  const board = el("div", { class: `keys ${columns > 14 ? "long" : ""} ${data.flat ? "flat" : ""}` });
  board.style.setProperty("--columns", columns);
  if (rows.length > 1) board.append(buildTabs(view, rows));
  for (const row of rows) {
    const keys = coloured.filter(({ colour }) => colour === row.code);
    const line = el("div", { class: "row", role: "group", "aria-label": row.name },
      ...keys.map((card) => buildKey(view, card, row)));
    view.updates.push(() => put(line, "class", view.open === row.code ? "row open" : "row"));
    board.append(line);
  }
  if (wilds.length) {
    board.append(el("div", { class: "row wilds open" }, ...wilds.map((card) => buildKey(view, card))));
  }
  return board;
}

function painted(node, { fill, ink }) {
  node.style.setProperty("--fill", fill);
  node.style.setProperty("--on", ink);
  return node;
}

const shapeSign = ({ shape }) => drawing("shape-" + shape, "0 0 24 24", 24, 24, "shape");

function buildTabs(view, rows) {
  const tabs = rows.map((row) => {
    const tab = painted(el("button", { class: "tab", "aria-label": row.name, tap: () => {
      view.open = row.code;
      refresh(view);
    } }, shapeSign(row)), row);
    view.updates.push(() => press(tab, view.open === row.code));
    return tab;
  });
  return el("div", { class: "tabs", role: "group" }, ...tabs);
}

function buildKey(view, card, row) {
  const badge = el("span", { class: "badge" });
  const wordless = card.word === "" || row;
  const key = el("button", { "data-card": card.code, tap: () => view.tap(card) },
    ...(row ? [shapeSign(row)] : []), faceSign(card.face),
    ...(wordless ? [] : [el("span", { class: "word" }, card.word)]), badge);
  if (row) painted(key, row);
  view.updates.push(() => {
    const { data, t } = view;
    const why = data.marks?.[card.code];
    const chosen = view.countOf(card);
    const kind = !row ? "key wild" : card.named ? "key named" : "key";
    const fits = data.fits?.includes(card.code) ? " fits" : "";
    put(key, "class", `${kind}${why === undefined ? "" : " marked"}${chosen ? " chosen" : ""}${fits}`);
    put(key, "aria-pressed", chosen ? "true" : "false");
    put(key, "aria-label", why === undefined ? card.name : t("marked", { card: card.name, why }));
    put(key, "aria-disabled", view.spent(card) ? "true" : null);
    put(badge, "text", data.mode === "many" && chosen ? chosen : "");
  });
  return key;
}

/** Four colours as large keys, for a wild or by themselves. */
function buildColours(view, tap) {
  const keys = view.data.colours.map((row) => {
    const key = painted(el("button", { class: "colour", "data-colour": row.code, tap: () => tap(row) },
      shapeSign(row), el("span", {}, row.name)), row);
    view.updates.push(() => press(key, view.colour === row.code));
    return key;
  });
  return el("div", { class: "colours", role: "group" }, ...keys);
}
