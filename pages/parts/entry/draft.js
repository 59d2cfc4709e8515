// The entry as data: no DOM, no storage. A draft's `now` is what is entered, one flat record, so that
// an undo step is no more than the old values of the keys it changed.

const seatKey = (seat) => "left" + seat;
const leftOf = (now, seat) => now[seatKey(seat)] ?? null;

function freshToken() {
  if (crypto.randomUUID) return crypto.randomUUID();
  // Plain http gives no randomUUID.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0")).join("");
}

function freshDraft(data) {
  const entered = data.entered ?? data.known ?? {};
  const now = {
    side: entered.side ?? data.side,
    out: entered.out ?? null,
    active: null,
    last: entered.last ?? null,
    counted: data.entered?.last != null, // it was ticked when the hand was saved
    fell: entered.fell ?? null,
    // A round that nobody won is known only from one already entered.
    won: entered.won ?? (entered.fell != null && !data.scored ? "nobody" : null),
    who: data.who ?? null,
    why: null,
    whyText: "",
  };
  for (const [seat, left] of Object.entries(entered.left ?? {})) now[seatKey(seat)] = left;
  const draft = { token: freshToken(), hand: data.hand, after: data.after, basis: basisOf(data),
    sent: null, tries: 0, heard: null, stale: null, undo: [], now };
  now.active = now.out === null ? null : others(data, now)[0]?.seat ?? null;
  return draft;
}

/** What must still be true for the entry to be about the hand it was begun for. */
const basisOf = (data) => JSON.stringify([data.hand, data.entered ?? data.known ?? null]);

/** A form that opens by itself: a hand to be corrected, or one whose end is known. */
const opening = (data) => (data.mode === "correct" || data.known ? freshDraft(data) : null);

/** How many cards somebody should be left with, where the hand was played along; else undefined. */
const knownOf = (data, seat) => data.known?.counts[seat];

/** Changes of one `group` in a row (typing in one field) are one undo step. */
function change(draft, next, group = null) {
  const was = { active: draft.now.active };
  let changed = false;
  for (const key of Object.keys(next)) {
    if (JSON.stringify(draft.now[key] ?? null) === JSON.stringify(next[key])) continue;
    was[key] = draft.now[key] ?? null;
    changed ||= key !== "active";
  }
  const last = draft.undo.at(-1);
  if (changed && !(group && last?.group === group)) draft.undo.push({ group, was });
  if (!changed && last) last.group = null;
  draft.now = { ...draft.now, ...next };
}

function undo(draft) {
  const step = draft.undo.pop();
  if (step) draft.now = { ...draft.now, ...step.was };
  return Boolean(step);
}

const sideOf = (data, now) => data.sides.find((side) => side.key === now.side) ?? data.sides[0];
const others = (data, now) => data.players.filter((player) => player.seat !== now.out);
const seats = (data) => data.players.map((player) => player.seat);
const faceOf = (data, now, face) => sideOf(data, now).faces.find((one) => one.face === face);
const countOf = (left, face) => (left?.cards ?? []).filter((one) => one === face).length;
const laidOf = (data, now, face) => others(data, now)
  .reduce((sum, player) => sum + countOf(leftOf(now, player.seat), face), 0);
const cardPoints = (data, now, left) => (left?.cards ?? [])
  .reduce((sum, face) => sum + (faceOf(data, now, face)?.points ?? 0), 0);

/** Digits and plus signs of any script as ASCII, blanks around them gone. */
function plainSum(text) {
  return text.normalize("NFKC")
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\s*\+\s*/g, "+").trim();
}

const isSum = (text) => /^\d{1,5}(\+\d{1,5})*$/.test(plainSum(text));
const isBegun = (text) => isSum(plainSum(text).replace(/\+$/, ""));
const sumValue = (text) => (plainSum(text).match(/\d+/g) ?? [])
  .reduce((sum, number) => sum + Number(number), 0);

/** Points of what is left with one player, or null while nothing valid is entered. */
function worth(data, now, left) {
  if (left?.cards) return cardPoints(data, now, left);
  if (left?.sum !== undefined) return isSum(left.sum) ? sumValue(left.sum) : null;
  return left?.off ? 0 : null;
}

const totalOf = (data, now) => others(data, now)
  .reduce((sum, player) => sum + (worth(data, now, leftOf(now, player.seat)) ?? 0), 0);

/** Lay a card; false when the deck holds no more of that face. */
function lay(draft, data, face) {
  const { now } = draft;
  const row = faceOf(data, now, face);
  if (!row || now.active === null || laidOf(data, now, face) >= row.copies) return false;
  const cards = [...(leftOf(now, now.active)?.cards ?? []), face];
  change(draft, { [seatKey(now.active)]: { cards } });
  return true;
}

/** Take the last card of this face off, or the very last one. */
function takeOff(draft, face = null) {
  const cards = [...(leftOf(draft.now, draft.now.active)?.cards ?? [])];
  const at = face === null ? cards.length - 1 : cards.lastIndexOf(face);
  if (at < 0) return;
  cards.splice(at, 1);
  change(draft, { [seatKey(draft.now.active)]: cards.length ? { cards } : null });
}

/** Turn to the other side; returns [player, faces] for everything that does not exist there. */
function turnTo(draft, data, side) {
  const next = { side };
  const turned = { ...draft.now, side };
  const dropped = [];
  const used = {};
  for (const { seat, name } of others(data, turned)) {
    const left = leftOf(turned, seat);
    if (!left?.cards) continue;
    const fits = (face) => {
      used[face] = (used[face] ?? 0) + 1;
      return used[face] <= (faceOf(data, turned, face)?.copies ?? 0);
    };
    const marks = left.cards.map(fits);
    const kept = left.cards.filter((_, at) => marks[at]);
    if (kept.length === left.cards.length) continue;
    dropped.push([name, left.cards.filter((_, at) => !marks[at])]);
    next[seatKey(seat)] = kept.length ? { cards: kept } : null;
  }
  if (turned.last !== null && !faceOf(data, turned, turned.last)?.draws) {
    Object.assign(next, { last: null, counted: false });
  }
  change(draft, next);
  return dropped;
}

/** The player to go on to: the next one at the table who is still blank. */
function nextBlank(data, now) {
  const all = others(data, now);
  const here = all.findIndex((player) => player.seat === now.active);
  return [...all.slice(here + 1), ...all.slice(0, Math.max(here, 0))]
    .find((player) => leftOf(now, player.seat) === null) ?? null;
}

/** Who went out; returns whether cards of theirs had to go. */
function setOut(draft, data, seat) {
  const held = leftOf(draft.now, seat) !== null;
  const now = { ...draft.now, out: seat, [seatKey(seat)]: null };
  const rest = others(data, now);
  const stays = rest.some((player) => player.seat === now.active);
  const blank = rest.find((player) => leftOf(now, player.seat) === null) ?? rest[0];
  const active = stays ? now.active : blank?.seat ?? null;
  change(draft, { out: seat, active, [seatKey(seat)]: null });
  return held;
}

/** What is entered, as it is sent; players who are no longer in the match are left out. */
function content(draft, data) {
  const { now } = draft;
  const base = { why: (now.whyText.trim() || now.why) ?? null, who: now.who };
  if (!data.scored) {
    return { side: null, out: null, last: null, left: {}, fell: now.fell,
      won: now.won === "nobody" ? null : now.won, ...base };
  }
  const left = {};
  for (const { seat } of others(data, now)) {
    const one = leftOf(now, seat);
    if (one) left[seat] = one.sum === undefined ? one : { sum: plainSum(one.sum) };
  }
  return { side: now.side, out: now.out, last: now.last, left, fell: null, won: null, ...base };
}
