/** How long, in milliseconds, an answer is believed. */
const believed = 5000;

/** Asks at most once in a while, however often it is called. */
export function withTtlCache<T>(
  ask: () => Promise<T>,
  clock: () => number = () => performance.now(),
): () => Promise<T> {
  let last: { readonly answer: Promise<T>; readonly at: number } | undefined;
  return () => {
    if (last === undefined || clock() - last.at >= believed) last = { answer: ask(), at: clock() };
    return last.answer;
  };
}
