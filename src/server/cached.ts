/** Reads a value at most once in some milliseconds. A rejection is kept as long. */
export function cached<T>(load: () => Promise<T>, lifetime: number): () => Promise<T> {
  let last: { readonly value: Promise<T>; readonly at: number } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at >= lifetime) {
      last = { value: load(), at: now };
      // Whoever awaits the value gets the rejection.
      last.value.catch(() => {});
    }
    return last.value;
  };
}
