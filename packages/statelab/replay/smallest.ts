/**
 * Makes a list that fails as short as it can be: the result fails, and does not fail without any one
 * of its items. Leaves out ever smaller parts, as delta debugging does (Zeller and Hildebrandt,
 * Simplifying and Isolating Failure-Inducing Input, 2002).
 */
export function smallest<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => boolean,
): readonly Item[] {
  if (items.length === 0 || fails([])) return [];
  let kept = items;
  for (let size = Math.ceil(kept.length / 2); size > 0;) {
    const { length } = kept;
    for (let start = 0; start < kept.length && kept.length > size;) {
      const rest = kept.toSpliced(start, size);
      if (fails(rest)) kept = rest;
      else start += size;
    }
    // Once others are gone, an item that was needed may be left out, too.
    if (size > 1 || kept.length === length) size = Math.floor(size / 2);
  }
  return kept;
}
