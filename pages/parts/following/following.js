// Asks at a pace of its own, and has the page drawn anew once there is something new: a longer log,
// or another server, which knows nothing of this page's parts until it has drawn all of it.
//
// Nothing is told while a tap may be leading to another page: what Streamlit is sent from the old
// page in that moment would leave the new one blank.

const TAP = 500; // milliseconds that a tap is given to lead somewhere
const AGAIN = 3000; // until what has been told is told again: it may have found no server
const lengths = new Map(); // of the logs as shown, by path; they only grow
const views = new WeakMap();

async function look(view) {
  if (document.hidden || busy(view)) return;
  const { path, server } = view.data;
  if (!path) return view.tell(Date.now());
  const answer = await fetch(path, { cache: "no-store" }).catch(() => null); // no server: later
  if (!answer?.ok || busy(view)) return;
  const [length, answering] = (await answer.text()).split(" ");
  const news = length > (lengths.get(path) ?? 0) || answering !== server;
  if (!news || server !== view.data.server) return;
  if (Date.now() - view.told < AGAIN) return;
  view.told = Date.now();
  view.tell(view.told);
}

function busy(view) {
  return Date.now() - view.tapped < TAP;
}

function start(pace) {
  const view = { tapped: 0, told: 0 };
  const tap = () => (view.tapped = Date.now());
  const show = () => look(view);
  const beat = setInterval(show, pace);
  for (const kind of ["pointerdown", "keydown"]) window.addEventListener(kind, tap, true);
  document.addEventListener("visibilitychange", show);
  view.end = () => {
    clearInterval(beat);
    for (const kind of ["pointerdown", "keydown"]) window.removeEventListener(kind, tap, true);
    document.removeEventListener("visibilitychange", show);
  };
  return view;
}

export default function ({ data, parentElement, setTriggerValue }) {
  const { path, length, pace } = data;
  lengths.set(path, Math.max(length, lengths.get(path) ?? 0));
  if (!pace) return;
  const view = views.get(parentElement) ?? start(pace);
  views.set(parentElement, view);
  if (length !== view.data?.length) view.told = 0;
  view.data = data;
  view.tell = (value) => setTriggerValue("news", value);
  return () => {
    view.end();
    views.delete(parentElement);
  };
}
