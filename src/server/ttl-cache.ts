/** Caches a value for some milliseconds. `set` replaces it before. */
export function withTtlCache<T>(
  load: () => Promise<T>,
  lifetime: number,
  clock: () => number = () => performance.now(),
) {
  let last: { readonly value: Promise<T>; readonly at: number } | undefined;
  const set = (value: Promise<T>): Promise<T> => {
    // Prevents an unhandled rejection.
    value.catch(() => {});
    last = { value, at: clock() };
    return value;
  };
  return { set, get: () => (last && clock() - last.at < lifetime ? last.value : set(load())) };
}
