// A table that is built anew only when its data differ: scroll and focus outlive other reruns.
// Names come from people: they enter the page as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";

// Our own drawings, in a 24 × 24 box: the sides of the cards as sun and moon, a flag for going out.
const MARKS = {
  light:
    "M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4z" +
    "M3.5 4.9l1.4-1.4 2.9 2.9-1.4 1.4zM16.2 17.6l1.4-1.4 2.9 2.9-1.4 1.4z" +
    "M3.5 19.1l2.9-2.9 1.4 1.4-2.9 2.9zM16.2 6.4l2.9-2.9 1.4 1.4-2.9 2.9z",
  dark: "M20.5 14.8A9 9 0 0 1 9.2 3.5a9 9 0 1 0 11.3 11.3z",
  flag: "M5 2h2v1.5c4-2 7 2 13 0v10c-6 2-9-2-13 0V22H5z",
};

function el(tag, kind, ...children) {
  const node = document.createElement(tag);
  if (kind) node.className = kind;
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

function drawing(kind, shape, attribute, value) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", kind);
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const drawn = document.createElementNS(SVG, shape);
  drawn.setAttribute(attribute, value);
  svg.append(drawn);
  return svg;
}

const mark = (name) => drawing(`mark ${name}`, "path", "d", MARKS[name]);

function coloured(svg, player) {
  svg.style.setProperty("--own", player.colour);
  return svg;
}

/** For screen readers only. */
const unseen = (text) => el("span", "unseen", text);

function header(scope, kind, ...children) {
  const cell = el("th", kind, ...children);
  cell.scope = scope;
  return cell;
}

function playerHead(player, texts) {
  const symbol = coloured(drawing("symbol", "use", "href", `#player-${player.symbol}`), player);
  const cell = header(
    "col",
    player.out ? "player gone" : "player",
    el("bdi", "name", player.name),
    el("span", "sum", symbol, player.total),
    player.out ? unseen(texts.eliminated) : null,
  );
  cell.title = player.name;
  return cell;
}

function handHead(row, pick) {
  if (!pick) return header("row", "hand", el("span", "number", row.label));
  const button = el("button", "number", row.label);
  button.type = "button";
  button.setAttribute("aria-label", row.aria);
  button.onclick = () => pick(row.hand);
  return header("row", "hand", button);
}

function sideCell(row) {
  if (!row.side) return el("td", "side");
  const cell = el("td", "side", mark(row.side), unseen(row.side_label));
  cell.title = row.side_label;
  return cell;
}

function playerCell(cell, player, { scored, texts }) {
  if (cell.absent) return el("td", "absent", el("span", "points", "–"), unseen(texts.absent));
  const first = cell.out || cell.mark === "won";
  const points = el("span", "points", first ? coloured(mark("flag"), player) : null);
  points.append(scored ? cell.points : (texts[cell.mark] ?? "·"));
  if (scored && cell.out) points.append(unseen(` ${texts.out}`));
  const made = el("td", first ? "first" : cell.mark, points, el("span", "total", cell.total));
  if (cell.title) made.title = cell.title;
  return made;
}

/** A hand's row, and one below it that says what became of the hand. */
function handRows(row, data, sides, pick) {
  const cells = row.cells.map((cell, seat) => playerCell(cell, data.players[seat], data));
  const line = el("tr", "", handHead(row, pick), sides ? sideCell(row) : null, ...cells);
  line.classList.toggle("struck", Boolean(row.struck));
  if (!row.note) return [line];
  line.classList.add("noted");
  const note = el("td", "", el("span", "said", row.note));
  note.colSpan = line.cells.length;
  return [line, el("tr", "note", note)];
}

function table(data, pick) {
  const { players, rows, texts } = data;
  const sides = rows.some((row) => row.side);
  const head = el(
    "tr",
    "",
    header("col", "hand", texts.hand),
    sides ? header("col", "side", unseen(texts.side)) : null,
    ...players.map((player) => playerHead(player, texts)),
  );
  const body = rows.flatMap((row) => handRows(row, data, sides, pick));
  const caption = el("caption", "", unseen(texts.caption));
  const made = el("table", "", caption, el("thead", "", head), el("tbody", "", ...body));
  made.style.setProperty("--players", players.length);
  made.style.setProperty("--sides", Number(sides));
  return made;
}

export default function ({ data, parentElement, setTriggerValue }) {
  const frame = parentElement.querySelector(".frame");
  const drawn = JSON.stringify(data);
  if (frame.drawn === drawn) return;
  frame.drawn = drawn;
  const pick = data.readonly ? null : (hand) => setTriggerValue("pick", { hand });
  const { rows, texts } = data;
  frame.replaceChildren(rows.length ? table(data, pick) : el("p", "empty", texts.empty));
}
