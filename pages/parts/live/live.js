// Only what has changed is drawn anew, and the focus stays on what is called the same as before.

export default function ({ data, parentElement, setTriggerValue }) {
  const root = parentElement.querySelector(".live");
  root.onclick = (event) => {
    const tapped = event.target.closest("[data-tap]");
    if (!tapped) return;
    setTriggerValue("tap", tapped.dataset.tap);
    if ("up" in tapped.dataset) root.closest('[data-testid="stMain"]')?.scrollTo({ top: 0 });
  };
  if (root.drawn === data.html) return;
  root.drawn = data.html;
  const focused = root.contains(document.activeElement) && document.activeElement.dataset.tap;
  root.innerHTML = data.html;
  if (focused) root.querySelector(`[data-tap="${CSS.escape(focused)}"]`)?.focus();
}
