// Where drafts live: the browser's own storage, else (private windows, full disks) this page's memory.

const memory = new Map();
const placeOf = (data) =>
  ["hand-entry", data.match, data.mode, ...(data.mode === "correct" ? [data.hand] : [])].join(":");

function keepDraft(place, draft) {
  memory.set(place, draft);
  try {
    localStorage.setItem(place, JSON.stringify(draft));
  } catch { /* memory has it */ }
}

function keptDraft(place) {
  try {
    const text = localStorage.getItem(place);
    if (text) return JSON.parse(text);
  } catch { /* memory may have it */ }
  return memory.get(place) ?? null;
}

/** Another tab may have begun an entry of its own in the same place: that one stays. */
function forgetDraft(place, draft) {
  memory.delete(place);
  try {
    if (JSON.parse(localStorage.getItem(place))?.token === draft.token) localStorage.removeItem(place);
  } catch { /* nothing was kept there */ }
}
