/** Cache lifetime in milliseconds. */
const lifetime = 5000;

/** Asks at most once in a cache lifetime, however often it is called, unless an answer is set meanwhile. */
export function withTtlCache<T>(
  ask: () => Promise<T>,
  clock: () => number = () => performance.now(),
) {
  let last: { readonly answer: Promise<T>; readonly at: number } | undefined;
  const set = (answer: Promise<T>): Promise<T> => {
    // Prevents an unhandled rejection.
    answer.catch(() => {});
    last = { answer, at: clock() };
    return answer;
  };
  return { set, get: () => (last && clock() - last.at < lifetime ? last.answer : set(ask())) };
}
