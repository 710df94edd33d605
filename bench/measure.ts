/** Work to be measured: it does one piece for every number it is called with. */
export interface Work {
  readonly name: string;
  readonly run: (piece: number) => unknown;
}

export interface Measured {
  readonly name: string;
  readonly perSecond: number;
}

/** Enough pieces for the clock to be fine beside them, and few enough to take turns often. */
const batch = 20_000;

/** Keeps results from being thrown away unseen, which would let a compiler skip the work. */
let seen: unknown;

function timeBatch({ run }: Work): number {
  const begun = performance.now();
  for (let piece = 0; piece < batch; piece += 1) seen = run(piece);
  return performance.now() - begun;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/**
 * Measures how often a second each work is done. All take turns, batch by batch, so that
 * whatever else the machine does strikes them alike; the median batch counts, after some to
 * warm up.
 */
export function measure(works: readonly Work[], rounds = 40): readonly Measured[] {
  const times = works.map((): number[] => []);
  for (let round = -5; round < rounds; round += 1) {
    for (const [index, work] of works.entries()) {
      const time = timeBatch(work);
      if (round >= 0) times[index]?.push(time);
    }
  }
  if (seen === undefined) throw new Error('The work that was measured gave nothing.');
  return works.map(({ name }, index) => ({
    name,
    perSecond: (batch / median(times[index] ?? [])) * 1000,
  }));
}
