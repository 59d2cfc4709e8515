// The component: takes what Python gives, keeps one view per place in the page, refreshes it.

const views = new WeakMap();
const BLINK = 120;

function begin(view) {
  if (view.waiting) return false;
  // Another tab of this browser may have begun this hand: go on with that one.
  const kept = view.draft ? null : keptDraft(view.place);
  if (kept && !view.data.saved?.includes(kept.token)) {
    view.draft = kept;
    view.note = view.t("resumed");
    return false;
  }
  view.draft ??= freshDraft(view.data);
  return true;
}

function goTo(view, seat) {
  change(view.draft, { active: seat });
  view.reveal = true;
}

/** Do what a tap or key asks, keep the draft, show the outcome. */
function act(view, what) {
  if (!view.root.isConnected) return;
  const waited = view.waiting;
  view.note = view.spoken = "";
  what();
  const { draft } = view;
  if (draft?.undo.length) view.thrown = null;
  const begun = draft && (draft.undo.length > 0 || draft.sent !== null);
  if (begun) keepDraft(view.place, draft);
  else if (draft) {
    forgetDraft(view.place, draft);
    view.draft = view.data.mode === "new" ? opening(view.data) : draft;
  }
  // The answer to a save comes in a blink: painting that it is awaited would only hold it up.
  if (view.waiting && !waited) setTimeout(refresh, BLINK, view);
  else refresh(view);
}

function refresh(view) {
  view.problems = problemsNow(view);
  for (const update of view.updates) update();
  if (view.reveal) {
    view.reveal = false;
    const places = [".panel", ".problem", ".keypad"].map((kind) => `${kind}:not([hidden])`);
    const shown = places.map((place) => view.root.querySelector(place)).find((one) => one);
    shown?.scrollIntoView({ block: "nearest" });
  }
}

function build(view) {
  const { data, root } = view;
  const focused = root.getRootNode().activeElement?.className;
  view.updates = [];
  const top = data.scored
    ? [buildPlayers(view)]
    : [buildRound(view, "fell", false), buildRound(view, "won", true)];
  const rest = el("div", { class: "rest" },
    ...(data.scored ? [buildHandOf(view), buildLast(view)] : []),
    ...(data.mode === "correct" ? [buildReason(view)] : []), buildDangers(view));
  view.updates.push(() => {
    show(rest, view.draft);
    put(root, "data-side", view.draft?.now.side ?? data.side ?? "");
    put(root, "class", view.draft ? "entry open" : "entry");
  });
  root.replaceChildren(buildHead(view), buildMoved(view), buildStale(view), ...top, rest, buildBar(view));
  if (focused) root.querySelector(`input.${focused.split(" ")[0]}`)?.focus();
}

/** The hand this entry was begun for has been entered elsewhere meanwhile. */
function buildMoved(view) {
  const line = el("p", { class: "moved" });
  view.updates.push(() => {
    const { data, draft, t } = view;
    const moved = draft && data.mode === "new" && draft.hand !== data.hand && !draft.stale && !view.waiting;
    show(line, moved);
    put(line, "text", moved ? t("moved-on", { mine: draft.hand, hand: data.hand }) : "");
  });
  return line;
}

function receive(view, data) {
  const place = placeOf(data);
  const shape = JSON.stringify([data.mode, data.scored, data.collects, data.sides, data.players,
    data.texts, data.reasons, place]);
  view.data = data;
  view.t = (key, about) => fill(data.texts[key] ?? key, about);
  if (place !== view.place) {
    stopWaiting(view);
    const kept = keptDraft(place);
    const draft = kept ?? opening(data);
    Object.assign(view, { place, draft, seen: false, note: "", spoken: "", thrown: null, asked: false,
      choosing: false, armed: null, told: NOTHING_TOLD });
  }
  // A correction not yet begun follows the log.
  const untouched = view.draft && !view.draft.undo.length && view.draft.sent === null;
  if (untouched && view.draft.basis !== basisOf(data)) view.draft = opening(data);
  const built = view.shape === shape;
  view.shape = shape;
  if (!built) build(view);
  hear(view);
  view.draft ??= opening(data);
  if (!view.seen && view.draft?.undo.length && !view.note && !view.spoken) view.note = view.t("resumed");
  const called = !view.seen && data.mode === "correct";
  view.seen = true;
  refresh(view);
  // A hand to be corrected was chosen in the grid, far below.
  if (called) view.root.scrollIntoView({ block: "start" });
}

function start(parent) {
  const look = el("div");
  look.append(document.createRange().createContextualFragment(LOOK));
  const root = el("div", { class: "entry" });
  const status = el("p", { class: "status", role: "status", "aria-live": "polite" });
  const view = { root, status, updates: [], waiting: null };
  parent.append(look, root);
  listenForTaps(root);
  const leaveOff = [listenForKeys(view), followScreen(view)];
  view.stop = () => {
    stopWaiting(view);
    for (const leave of leaveOff) leave();
    look.remove();
    root.remove();
    views.delete(parent);
  };
  return view;
}

globalThis.enterHand = ({ data, parentElement, setTriggerValue }) => {
  const view = views.get(parentElement) ?? start(parentElement);
  views.set(parentElement, view);
  view.trigger = setTriggerValue;
  receive(view, data.entry);
  return view.stop;
};
window.dispatchEvent(new Event("enterHand"));

export default () => {};
