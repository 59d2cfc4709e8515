// The bar at the bottom of the screen, and the keys of a laptop.

function buildBar(view) {
  const { t } = view;
  const back = el("button", { class: "undo", tap: () => act(view, () => undo(view.draft)) }, t("undo"));
  const primary = el("button", { class: "primary", tap: () => runPrimary(view) });
  const buttons = el("div", { class: "line" }, back, primary);
  const again = el("button", { class: "quiet", tap: () => act(view, () => bringBack(view)) },
    t("bring-back"));
  view.bar = el("div", { class: "bar" }, el("div", { class: "inner" }, view.status, again, buttons));
  view.updates.push(() => {
    const { draft } = view;
    show(buttons, draft);
    show(again, view.thrown);
    put(view.status, "text", view.note || view.spoken || (draft ? subtotal(view) : ""));
    put(view.status, "class", view.note ? "status note" : "status");
    if (!draft) {
      put(primary, "text", "");
      return;
    }
    const { text, inert } = primaryOf(view);
    put(primary, "text", text);
    put(primary, "aria-disabled", inert ? "true" : null);
    put(back, "aria-disabled", draft.undo.length ? null : "true");
  });
  return view.bar;
}

function subtotal(view) {
  const { data, draft } = view;
  const player = data.scored && data.players.find(({ seat }) => seat === draft.now.active);
  if (!player || !isOut(view)) return "";
  return `${player.name}: ${described(view, leftOf(draft.now, player.seat))}`;
}

function runPrimary(view) {
  if (!view.draft) return;
  const { run } = primaryOf(view);
  if (run) act(view, run);
}

/** Digits and letters lay cards, Backspace takes back, Enter goes on; fields keep their own keys. */
function listenForKeys(view) {
  let tabbed = false; // focus was moved by Tab: Enter then means the button that has it
  const onKey = (event) => {
    if (event.key === "Tab") tabbed = true;
    if (!view.draft || event.defaultPrevented) return;
    const target = event.composedPath()[0];
    const inField = /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable;
    const ours = view.root.contains(target);
    const button = ours ? tabbed : Boolean(target.closest?.("a, button, summary, [role=dialog]"));
    if (inField ? ours && keyInField(view, target, event.key) : keyOutside(view, event, button)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const onDown = () => { tabbed = false; };
  // Before Streamlit, for which some letters are commands.
  window.addEventListener("keydown", onKey, true);
  window.addEventListener("pointerdown", onDown, true);
  return () => {
    window.removeEventListener("keydown", onKey, true);
    window.removeEventListener("pointerdown", onDown, true);
  };
}

function keyInField(view, field, key) {
  if (key === "Escape") field.blur();
  else if (key === "Enter") runPrimary(view);
  return key === "Escape" || key === "Enter";
}

/** Whether the key meant something here; Enter on a button, ours or of the page around, is that button's. */
function keyOutside(view, event, onButton) {
  const { data, draft } = view;
  const key = event.key.toLowerCase();
  if (event.target.closest?.("[role=dialog]")) return false;
  if (event.ctrlKey || event.metaKey) {
    if (key !== "z" || event.altKey || event.shiftKey) return false;
    act(view, () => undo(draft));
    return true;
  }
  if (event.altKey) return false;
  if (key === "enter") {
    if (onButton) return false;
    if (!event.repeat) runPrimary(view);
    return true;
  }
  if (!data.scored || !isOut(view)) return false;
  if (key === "backspace") {
    act(view, () => takeOff(draft));
    return true;
  }
  const row = sideOf(data, draft.now).faces.find((one) => one.hotkey?.toLowerCase() === key);
  // Else the button tapped before would now wear the ring of the keyboard's focus.
  if (row && !onButton) view.root.getRootNode().activeElement?.blur();
  if (row && !event.repeat) act(view, () => tapFace(view, row.face));
  return Boolean(row);
}

/** Keep the bar under the form's column and above a phone's keyboard. */
function followScreen(view) {
  const place = () => {
    const { left, width } = view.root.getBoundingClientRect();
    view.bar?.style.setProperty("--left", `${left}px`);
    view.bar?.style.setProperty("--width", `${width}px`);
    const seen = window.visualViewport;
    const hidden = seen ? Math.max(0, window.innerHeight - seen.height - seen.offsetTop) : 0;
    view.bar?.style.setProperty("--lift", `${seen?.scale > 1.01 ? 0 : hidden}px`);
  };
  const watch = new ResizeObserver(place);
  watch.observe(view.root);
  window.addEventListener("resize", place);
  window.visualViewport?.addEventListener("resize", place);
  window.visualViewport?.addEventListener("scroll", place);
  return () => {
    watch.disconnect();
    window.removeEventListener("resize", place);
    window.visualViewport?.removeEventListener("resize", place);
    window.visualViewport?.removeEventListener("scroll", place);
  };
}
