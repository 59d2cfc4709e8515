// What cannot be right, found where it is made. Each problem is {at, key, about}: `at` is a seat or one
// of "out", "last", "fell", "won", "who", "why".

/** The sums that the cards not laid can make, as a bit set: bit n for n points. */
function possibleSums(data, now) {
  let sums = 1n;
  let worthless = false;
  for (const { face, points, copies } of sideOf(data, now).faces) {
    const rest = copies - laidOf(data, now, face);
    worthless ||= rest > 0 && points === 0;
    for (let copy = 0; copy < rest; copy++) sums |= sums << BigInt(points);
  }
  // Nothing at all is no hand, unless a card worth nothing can be held.
  return worthless ? sums : sums & ~1n;
}

function problemOf(data, now, player) {
  const left = leftOf(now, player.seat);
  const { name } = player;
  const { value } = sideOf(data, now);
  if (left === null) return { key: "blank", about: { name } };
  if (left.sum === undefined) return null;
  if (/[-\u2212]/.test(left.sum)) return { key: "below-zero", about: { name } };
  if (!isSum(left.sum)) return { key: "no-sum", about: { name } };
  const n = sumValue(left.sum);
  if (n > value) return { key: "too-much", about: { name, n, value } };
  return possibleSums(data, now) >> BigInt(n) & 1n ? null : { key: "impossible", about: { name, n } };
}

function problemsOfHand(data, now) {
  const found = [];
  if (!seats(data).includes(now.out)) found.push({ at: "out", key: "who-went-out" });
  for (const player of others(data, now)) {
    const problem = problemOf(data, now, player);
    if (problem) found.push({ at: player.seat, ...problem });
  }
  const { value } = sideOf(data, now);
  const n = totalOf(data, now);
  const summed = others(data, now).findLast((player) => leftOf(now, player.seat)?.sum !== undefined);
  if (!found.length && n > value) {
    found.push({ at: summed.seat, key: "together", about: { n, value } });
  }
  if (now.last !== null && !now.counted) found.push({ at: "last", key: "last-ask" });
  return found;
}

function problemsOfRound(data, now) {
  const here = seats(data);
  const found = [];
  if (!here.includes(now.fell)) found.push({ at: "fell", key: "fell-missing" });
  if (now.won !== "nobody" && !here.includes(now.won)) found.push({ at: "won", key: "won-missing" });
  else if (now.won === now.fell && !found.length) found.push({ at: "won", key: "fell-and-won" });
  return found;
}

const problemsOfReason = (now) => [
  ...(now.who ? [] : [{ at: "who", key: "who-missing" }]),
  ...(now.whyText.trim() || now.why ? [] : [{ at: "why", key: "why-missing" }]),
];

function problemsOf(data, now) {
  return [
    ...(data.scored ? problemsOfHand(data, now) : problemsOfRound(data, now)),
    ...(data.mode === "correct" ? problemsOfReason(now) : []),
  ];
}

/** Whether a correction says anything else than the log does; cards count in any order. */
function differs(data, draft) {
  const plain = (one) => {
    const { side, out, last, left, fell, won } = content(one, data);
    const sorted = Object.entries(left).map(([seat, { cards, ...rest }]) =>
      [seat, cards ? [...cards].sort() : rest]);
    return JSON.stringify([side, out, last, sorted, fell, won]);
  };
  return plain(draft) !== plain(freshDraft(data));
}
