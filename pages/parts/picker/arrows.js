// Arrow keys go from key to key as they lie there, so that nobody has to step through a whole deck.

const AHEAD = {
  ArrowRight: ({ x, y }) => [x, y],
  ArrowLeft: ({ x, y }) => [-x, y],
  ArrowDown: ({ x, y }) => [y, x],
  ArrowUp: ({ x, y }) => [-y, x],
};

function moveByArrows(root) {
  root.addEventListener("keydown", (event) => {
    const from = event.target.closest("button");
    const next = from && AHEAD[event.key] && nearest(root, from, AHEAD[event.key]);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

/** In that direction, rather straight ahead than near. */
function nearest(root, from, ahead) {
  const here = middle(from);
  const far = (key) => {
    const [along, across] = ahead({ x: middle(key).x - here.x, y: middle(key).y - here.y });
    return along > 1 ? along + 3 * Math.abs(across) : Infinity;
  };
  const keys = [...root.querySelectorAll("button")]
    .filter((key) => key.offsetParent && !key.closest("[inert]"))
    .map((key) => [far(key), key])
    .filter(([distance]) => distance < Infinity);
  return keys.sort(([one], [other]) => one - other)[0]?.[1];
}

function middle(key) {
  const { x, y, width, height } = key.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
