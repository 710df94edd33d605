/** A list without those from one index up to another. */
const without = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] => [
  ...items.slice(0, from),
  ...items.slice(to),
];

/**
 * Makes a list that fails as short as it can be: the result still fails, and fails no longer
 * without any one of its items. This is ddmin, the delta debugging of Zeller and Hildebrandt
 * (Simplifying and Isolating Failure-Inducing Input, 2002): halves are tried first, then the
 * list without a half, then ever smaller parts.
 */
export async function smallest<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => Promise<boolean>,
): Promise<readonly Item[]> {
  if (items.length === 0 || (await fails([]))) return [];
  let kept = items;
  let parts = 2;

  /** The first part alone, or else the rest of the first part, that still fails. */
  async function firstThatFails() {
    const size = Math.ceil(kept.length / parts);
    const starts = Array.from({ length: Math.ceil(kept.length / size) }, (_, part) => part * size);
    for (const start of starts) {
      const part = kept.slice(start, start + size);
      if (await fails(part)) return { items: part, parts: 2 };
    }
    // Of two parts, each is what the other leaves.
    for (const start of parts === 2 ? [] : starts) {
      const rest = without(kept, start, start + size);
      if (await fails(rest)) return { items: rest, parts: Math.max(parts - 1, 2) };
    }
    return undefined;
  }

  while (kept.length > 1) {
    const found = await firstThatFails();
    if (found !== undefined) ({ items: kept, parts } = found);
    else if (parts >= kept.length) break;
    else parts = Math.min(parts * 2, kept.length);
  }
  return kept;
}
