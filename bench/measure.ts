import { median } from './site/table.ts';

/** Work to measure: each call with a number does one piece. */
export interface Work {
  readonly name: string;
  readonly run: (piece: number) => unknown;
}

export interface Measured {
  readonly name: string;
  readonly perSecond: number;
}

/** Enough pieces for the clock’s resolution, and few enough for frequent turns. */
const batch = 20_000;

/** Uses the results, so that a compiler cannot skip the work. */
let seen: unknown;

function timeBatch({ run }: Work): number {
  const begun = performance.now();
  for (let piece = 0; piece < batch; piece += 1) seen = run(piece);
  return performance.now() - begun;
}

/**
 * Measures how often each work runs per second. All take turns, batch by batch, so that other load
 * affects them equally. The median batch counts, after a warm-up.
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
