// Saving: one message with the draft's token, sent again with the same token until it is answered.

const PATIENCE = 6000;

function send(view, what) {
  const { data, draft } = view;
  draft.tries += 1;
  draft.heard = null;
  draft.sent = JSON.stringify(content(draft, data));
  const { who, why, ...entry } = content(draft, data);
  const common = { token: draft.token, try: draft.tries, hand: draft.hand, after: draft.after, who, why };
  view.waiting = setTimeout(() => {
    view.waiting = null;
    view.note = view.t("no-answer");
    refresh(view);
  }, PATIENCE);
  view.trigger(what, what === "save" ? { ...common, mode: data.mode, ...entry } : common);
}

function save(view) {
  const { data, draft, t } = view;
  view.asked = true;
  const problems = problemsOf(data, draft.now);
  if (problems.length) return showProblems(view, problems);
  if (data.mode === "correct" && !differs(data, draft)) {
    view.note = t("nothing-changed");
    return;
  }
  send(view, "save");
}

function saveStale(view) {
  const { draft } = view;
  draft.hand = draft.stale.hand;
  draft.after = draft.stale.after;
  draft.basis = basisOf(view.data);
  draft.stale = null;
  save(view);
}

function reasonGiven(view) {
  view.asked = true;
  const problems = problemsOfReason(view.draft.now);
  if (problems.length) showProblems(view, problems);
  return !problems.length;
}

/** Move to the first problem and say it; the others stay marked at their places. */
function showProblems(view, problems) {
  const [first] = problems;
  const text = first.text ?? view.t(first.key, first.about);
  // What the app says of no player in particular has no place of its own.
  const placed = first.key || (view.data.scored && typeof first.at === "number");
  Object.assign(view, placed ? { spoken: text } : { note: text });
  if (typeof first.at === "number") change(view.draft, { active: first.at });
  view.reveal = true;
}

/** What is wrong at each place, in words: what the app said, and over it what we see ourselves. */
function problemsNow({ data, draft, asked, told, t }) {
  if (!draft) return new Map();
  // What the app said holds for the entry it was said about.
  const still = told.sent === JSON.stringify(content(draft, data)) ? told.problems : [];
  const own = asked ? problemsOf(data, draft.now).toReversed() : [];
  return new Map([
    ...still.map(({ seat, text }) => [seat ?? "out", text]),
    ...own.map(({ at, key, about }) => [at, t(key, about)]),
  ]);
}

/** Take in what the app says about this entry: saved, stale or with problems. */
function hear(view) {
  const { data, draft } = view;
  if (!draft) return;
  if (data.saved?.includes(draft.token)) return done(view);
  if (draft.basis === basisOf(data)) draft.after = data.after;
  const { answer } = data;
  const heard = JSON.stringify(answer);
  if (answer?.token !== draft.token || draft.heard === heard) return;
  if (answer.try !== undefined && answer.try !== draft.tries) return;
  draft.heard = heard;
  stopWaiting(view);
  if (answer.stale) {
    draft.stale = answer.stale;
    view.spoken = answer.stale.text;
    view.reveal = true;
  } else if (answer.problems?.length) {
    view.told = { sent: draft.sent, problems: answer.problems };
    showProblems(view, answer.problems.map(({ seat, text }) => ({ at: seat ?? "out", text })));
  }
  keepDraft(view.place, draft);
}

function done(view) {
  const { data, draft, t } = view;
  // Changed since it was sent, or sent by another tab: what is saved may not be what is shown here.
  const changed = draft.sent !== JSON.stringify(content(draft, data));
  close(view);
  if (!view.seen) return;
  // The totals are on the screen: now the app may take its time to draw what else has changed.
  requestAnimationFrame(() => view.trigger("shown", draft.token));
  view.note = t(changed ? "saved-as-sent" : "saved", { hand: draft.hand });
  view.thrown = changed ? draft : null;
}

function stopWaiting(view) {
  clearTimeout(view.waiting);
  view.waiting = null;
}

function throwAway(view) {
  if (view.waiting) return;
  const { draft } = view;
  close(view);
  view.thrown = draft;
  view.note = view.t("thrown");
}

function bringBack(view) {
  const { data, thrown } = view;
  view.draft = data.saved?.includes(thrown.token) ? { ...thrown, token: freshToken(), sent: null } : thrown;
  view.thrown = null;
}

/** No entry any more: back to "who went out", or to what the log says of the hand to be corrected. */
function close(view) {
  const { data, draft } = view;
  stopWaiting(view);
  forgetDraft(view.place, draft);
  view.draft = opening(data);
  Object.assign(view, { asked: false, choosing: false, armed: null, told: NOTHING_TOLD });
  if (view.root.contains(view.root.getRootNode().activeElement)) view.title.focus({ preventScroll: true });
}

const NOTHING_TOLD = { sent: null, problems: [] };
