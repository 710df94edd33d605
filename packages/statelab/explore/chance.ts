/** What a machine may ask of the outside: the time, and where chance begins. */
export interface Chance {
  readonly time: number;
  readonly seed: number;
}

/** The same every day, so that the same run gives the same. */
export const usualChance: Chance = { time: Date.UTC(2026, 0, 1), seed: 123_456_789 };

/** Another day and other luck: what depends on them comes out differently. */
export const otherChance: Chance = { time: Date.UTC(2031, 5, 15, 13, 30), seed: 314_159_265 };

/** Runs code at a fixed time. Its random numbers are always the same, and never one number: code may wait for another. */
export function withChance<Result>({ time, seed }: Chance, run: () => Result): Result {
  const { Date: date } = globalThis;
  const { random } = Math;
  let last = seed;
  Math.random = () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
  globalThis.Date = new Proxy(date, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [time] : given, made),
    get: (target, key): unknown => (key === 'now' ? () => time : Reflect.get(target, key)),
  });
  try {
    return run();
  } finally {
    globalThis.Date = date;
    Math.random = random;
  }
}
