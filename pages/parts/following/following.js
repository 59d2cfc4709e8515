// Asks at a pace of its own, and has the page drawn anew once there is something new.
//
// Nothing is asked while a tap may be leading to another page: what Streamlit is sent from the old
// page in that moment would leave the new one blank.

const TAP = 500; // milliseconds that a tap is given to lead somewhere
const views = new WeakMap();

async function look(view) {
  const { path, seen } = view.data;
  if (document.hidden || Date.now() - view.tapped < TAP) return;
  if (!path) return view.tell(Date.now());
  const answer = await fetch(path, { cache: "no-store" }).catch(() => null); // no server: later
  if (!answer?.ok) return;
  const now = await answer.text();
  if (path !== view.data.path || seen !== view.data.seen || now === seen || now === view.told) return;
  if (Date.now() - view.tapped < TAP) return;
  view.told = now;
  view.tell(now);
}

function start(data) {
  const view = { data, tapped: 0 };
  const tap = () => (view.tapped = Date.now());
  const beat = setInterval(() => look(view), data.pace);
  const show = () => look(view);
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
  const view = views.get(parentElement) ?? start(data);
  views.set(parentElement, view);
  view.data = data;
  view.tell = (value) => setTriggerValue("news", value);
  return () => {
    view.end();
    views.delete(parentElement);
  };
}
