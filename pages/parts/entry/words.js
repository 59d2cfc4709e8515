// Numbers in words, and what the filled button says it will do.

const plural = (view, key, n) => view.t(`${key}-${n === 1 ? "one" : "many"}`, { n });

/** "3 cards · 27", "= 23", "sat out": what is entered for one player, for eyes and for ears. */
function described(view, left, spoken = false) {
  const { data, draft, t } = view;
  const points = worth(data, draft.now, left);
  if (left === null) return spoken ? t("blank-spoken") : "–";
  if (left.off) return t("sat-out");
  const worthText = spoken ? plural(view, "points", points ?? 0) : points ?? "?";
  if (left.cards) {
    return plural(view, "cards", left.cards.length) + (spoken ? ", " : " · ") + worthText;
  }
  return spoken ? `${t("sum")}, ${worthText}` : `= ${worthText}`;
}

function cut(name) {
  const letters = [...name];
  return letters.length > 14 ? letters.slice(0, 13).join("").trimEnd() + "…" : name;
}

/** What saving will do: "Ada +87", "Bo 12, Carla 0", "87 points in all", "Bo wins the round". */
function outcome(view) {
  const { data, draft: { now }, t } = view;
  const name = (seat) => cut(data.players.find((player) => player.seat === seat)?.name ?? "");
  if (!data.scored) {
    if (now.won === "nobody") return t("what-nobody");
    return name(now.won) && t("what-wins", { name: name(now.won) });
  }
  const n = totalOf(data, now);
  if (data.collects) return name(now.out) && t("what-collects", { name: name(now.out), n });
  const booked = others(data, now).filter(({ seat }) => leftOf(now, seat) && !leftOf(now, seat).off)
    .map(({ seat }) => t("what-books", { name: name(seat), n: worth(data, now, leftOf(now, seat)) ?? "?" }));
  const list = booked.join(", ");
  return list.length <= 26 ? list : t("what-all", { n });
}

/** The filled button: what it says and what it does, now. */
function primaryOf(view) {
  const { data, draft, t } = view;
  if (view.waiting) return { text: t("saving"), inert: true };
  if (draft.stale) {
    const key = data.mode === "correct" ? "stale-correct" : "stale-save";
    return { text: t(key, { hand: draft.stale.hand }), run: () => saveStale(view) };
  }
  const next = data.scored && seats(data).includes(draft.now.out) ? nextBlank(data, draft.now) : null;
  if (next) return { text: t("next", { name: cut(next.name) }), run: () => goTo(view, next.seat) };
  const what = outcome(view);
  const key = data.mode === "correct" ? "correct" : "save";
  const text = what ? t(key, { hand: draft.hand, what }) : t(key + "-plain", { hand: draft.hand });
  return { text, run: () => save(view) };
}
