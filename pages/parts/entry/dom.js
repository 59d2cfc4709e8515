// Small tools for the page: elements, symbols from the sprite, taps.

const SVG = "http://www.w3.org/2000/svg";

/** An element; `tap` makes it react to taps, other keys are attributes, children are nodes or text. */
function el(tag, { tap, ...attributes } = {}, ...children) {
  const node = document.createElement(tag);
  if (tag === "button") node.type = "button";
  if (tap) node.onTap = tap;
  for (const [key, value] of Object.entries(attributes)) put(node, key, value);
  node.append(...children);
  return node;
}

/** Set what differs, nothing else: a refresh of everything then costs next to nothing. */
function put(node, key, value) {
  if (key === "text") {
    if (node.textContent !== String(value)) node.textContent = value;
  } else if (value === null || value === false) {
    if (node.hasAttribute(key)) node.removeAttribute(key);
  } else if (node.getAttribute(key) !== String(value)) {
    node.setAttribute(key, value);
  }
}

const show = (node, shown) => put(node, "hidden", shown ? false : "");
const press = (node, pressed) => put(node, "aria-pressed", pressed ? "true" : "false");

function drawing(symbol, box, width, height, kind) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  for (const [key, value] of Object.entries({ viewBox: box, class: kind, "aria-hidden": "true" })) {
    svg.setAttribute(key, value);
  }
  for (const [key, value] of Object.entries({ href: "#" + symbol, width, height })) {
    use.setAttribute(key, value);
  }
  svg.append(use);
  return svg;
}

const faceSign = (face) => drawing("face-" + face, "10 29 80 82", 100, 140, "face");

function playerSign({ symbol, colour }) {
  const svg = drawing("player-" + symbol, "0 0 24 24", 24, 24, "sign");
  svg.style.color = colour;
  return svg;
}

/** A name typed by somebody: text only, in its own direction, cut by CSS where it is too long. */
const nameTag = (player) => el("bdi", { class: "name", text: player.name, title: player.name });

/**
 * Every tap counts, also two thumbs at once and taps 5 ms apart: what counts is a finger that went down
 * and up on the same button, not the click that the browser makes of it (it makes none of overlapping
 * taps). A finger that scrolls cancels its pointer. The click that follows a counted tap is spent; one
 * that follows none comes from a keyboard or a screen reader and counts by itself.
 */
function listenForTaps(root) {
  const downs = new Map();
  let spent = [];
  const buttonOf = (event) => {
    const button = event.target.closest("button");
    return button?.onTap ? button : null;
  };
  root.addEventListener("pointerdown", (event) => {
    const button = event.button === 0 ? buttonOf(event) : null;
    if (button) downs.set(event.pointerId, button);
  });
  root.addEventListener("pointercancel", (event) => downs.delete(event.pointerId));
  root.addEventListener("pointerup", (event) => {
    const button = downs.get(event.pointerId);
    downs.delete(event.pointerId);
    if (!button?.isConnected || !within(button, event)) return;
    spent.push({ x: event.clientX, y: event.clientY, at: event.timeStamp });
    button.onTap();
  });
  root.addEventListener("click", (event) => {
    spent = spent.filter((tap) => event.timeStamp - tap.at < 1000);
    const match = event.detail === 0 ? -1 : spent.findIndex((tap) =>
      Math.abs(tap.x - event.clientX) < 24 && Math.abs(tap.y - event.clientY) < 24);
    if (match >= 0) spent.splice(match, 1);
    else buttonOf(event)?.onTap();
  });
}

function within(button, { clientX, clientY }) {
  const box = button.getBoundingClientRect();
  const slack = 8;
  return clientX >= box.left - slack && clientX <= box.right + slack &&
    clientY >= box.top - slack && clientY <= box.bottom + slack;
}

/** Fill `{name}` in a text; names written from right to left keep to themselves. */
function fill(template, about = {}) {
  return template.replace(/\{(\w+)\}/g, (whole, key) => {
    if (!(key in about)) return whole;
    const value = String(about[key]);
    return /[\u0590-\u08FF\uFB1D-\uFEFC]/.test(value) ? `\u2068${value}\u2069` : value;
  });
}
